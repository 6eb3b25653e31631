import Compositional
import CompositionalInspection
import CompositionalPictures

/// The lines of a difference.
struct DiffText {
  let result: DiffResult
  /// The names of the arguments.
  let names: (String, String)
  let terminal: Terminal

  /// The most lines of a list.
  private static let listed = 200

  private var difference: LayoutDifference { result.difference }
  private var arrow: String { terminal.usesUnicode ? "→" : "->" }
  private var times: String { Glyphs(unicode: terminal.usesUnicode).times }

  /// The lines, the numbers last.
  var lines: [String] {
    let moved = difference.changes.filter(\.isMoved)
    let resized = difference.changes.filter(\.isResized)
    let restyled = difference.changes.filter(\.isRestyled)
    var lines = ["A  \(names.0.printable)", "B  \(names.1.printable)", result.subject] + frameLines
    if let sizes = difference.contentSizes {
      lines.append("content size  \(text(sizes.before)) \(arrow) \(text(sizes.after))")
    }
    lines += list("only in A", .bad, difference.removed.map { ($0.id, text($0.frame)) })
    lines += list("only in B", .good, difference.added.map { ($0.id, text($0.frame)) })
    lines += list(
      "moved", .heading,
      moved.map { (change) -> (ElementID, String) in
        (
          change.id,
          "\(text(change.before.frame.origin)) \(arrow) \(text(change.after.frame.origin))  "
            + "by \(signed(change.movement.x)), \(signed(change.movement.y))"
        )
      })
    lines += list(
      "resized", .heading,
      resized.map { (change) -> (ElementID, String) in
        (
          change.id,
          "\(text(change.before.frame.size)) \(arrow) \(text(change.after.frame.size))  "
            + "by \(signed(change.growth.width)) \(times) \(signed(change.growth.height))"
        )
      })
    lines += list("otherwise changed", .heading, restyled.map { ($0.id, style($0)) })
    let counts: [(Int, String)] = [
      (difference.removed.count, "only in A"), (difference.added.count, "only in B"),
      (moved.count, "moved"), (resized.count, "resized"),
      (restyled.count, "otherwise changed"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\(NumberText(count: $0.0)) \($0.1)" }
    return lines + [summary(words)]
  }

  /// A line of the numbers.
  private func summary(_ counts: [String]) -> String {
    guard !result.isEqual else {
      let count = difference.unchanged.count
      return result.frames == nil ? "equal, \(NumberText(count: count)) elements" : "equal"
    }
    guard !counts.isEmpty else { return "different" }
    return (counts + ["\(NumberText(count: difference.unchanged.count)) unchanged"])
      .joined(separator: ", ")
  }

  private var frameLines: [String] {
    guard let frames = result.frames else { return [] }
    var lines = ["frames  \(frames.counts.0) and \(frames.counts.1), \(frames.differing) differ"]
    if let first = frames.first {
      lines.append("the first is frame \(first), at \(NumberText(frames.time, decimals: 3)) s")
      let (one, other) = frames.offsets
      if one != other { lines.append("content offset  \(text(one)) \(arrow) \(text(other))") }
    }
    return lines
  }

  private func list(_ title: String, _ ink: Ink, _ rows: [(ElementID, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let shown = rows.prefix(Self.listed)
    let names = shown.map { $0.0.description.printable }
    let width = names.map(\.count).max() ?? 0
    var lines = [ink.paint(title, on: terminal)]
    for (name, row) in zip(names, shown) { lines.append("  \(name.padded(to: width))  \(row.1)") }
    if rows.count > shown.count {
      lines.append(
        "  and \(NumberText(count: rows.count - shown.count)) more; --format json has all")
    }
    return lines
  }

  private func style(_ change: LayoutDifference.Change) -> String {
    let (before, after) = (change.before, change.after)
    var parts: [String] = []
    if before.zIndex != after.zIndex {
      parts.append("z-index \(before.zIndex) \(arrow) \(after.zIndex)")
    }
    if before.alpha != after.alpha {
      parts.append("alpha \(number(before.alpha)) \(arrow) \(number(after.alpha))")
    }
    if before.isHidden != after.isHidden {
      parts.append(after.isHidden ? "hidden in B" : "hidden in A")
    }
    return parts.joined(separator: ", ")
  }

  private func number(_ number: CGFloat) -> String {
    NumberText(Double(number), decimals: 3).description
  }

  private func signed(_ number: CGFloat) -> String {
    (number > 0 ? "+" : "") + self.number(number)
  }

  private func text(_ point: CGPoint) -> String { "\(number(point.x)), \(number(point.y))" }

  private func text(_ size: CGSize) -> String {
    "\(number(size.width)) \(times) \(number(size.height))"
  }

  private func text(_ frame: CGRect) -> String { "\(text(frame.origin)), \(text(frame.size))" }
}
