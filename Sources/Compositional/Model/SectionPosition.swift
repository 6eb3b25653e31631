/// The place of a section among those of its layout.
///
/// The edges of a list depend on it (rule 2.28). A section that is made without a provider stands
/// alone.
package struct SectionPosition: Hashable, Sendable {
  /// True for the first section.
  package var isFirst = true
  /// True for the last section.
  package var isLast = true

  /// Creates a position; by default, that of the only section.
  package init(isFirst: Bool = true, isLast: Bool = true) {
    self.isFirst = isFirst
    self.isLast = isLast
  }
}
