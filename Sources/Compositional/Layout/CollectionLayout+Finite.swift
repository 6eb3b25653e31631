extension CollectionLayout {
  /// True if no size and no place in the prepared layout is beyond the largest number, and all of
  /// its sections are there.
  ///
  /// If it is false, ``diagnostics`` say where. It may stay false after a section is invalidated.
  ///
  /// - Complexity: O(boundary items of the layout)
  package var isFinite: Bool { !hasNotFinite && !isOversized && stack.isFinite }

  /// Adds to the number of solved parts, and marks the layout as oversized when it exceeds
  /// ``partsAtMost``.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - index: The section that was solved last.
  mutating func take(parts count: Int, ofSection index: Int) {
    parts += count
    guard parts > partsAtMost, !isOversized else { return }
    isOversized = true
    findings[nil, default: []].append(
      LayoutDiagnostic(reason: .tooManySections, section: index))
  }

  /// Reports a section whose measured lengths add up to more than the largest number, once.
  mutating func checkLengths(ofSection index: Int) {
    guard !stack.sections[index].geometry.isFinite else { return }
    hasNotFinite = true
    let path = stack.sections[index].geometry.pathNotFinite
    let reason = LayoutDiagnostic.Reason.notFinite(path: path)
    guard findings[index]?.contains(where: { $0.reason == reason }) != true else { return }
    findings[index, default: []].append(LayoutDiagnostic(reason: reason, section: index))
  }
}
