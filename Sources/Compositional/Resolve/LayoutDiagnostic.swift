/// Something in a description or its surroundings that UIKit would complain about.
///
/// A value to read, never printed; the conditions are those of rule 2.18 and 2.29.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A group cannot hold even its first subitem, so its section shows nothing.
    case groupCannotFitItem
    /// The container has no extent left after its insets, so the section shows nothing.
    case noRoomForGroup
    /// The subitems that a repeating group was asked for take more room than it has.
    case repeatedSubitemsOverflow
    /// A group would hold more elements than a template may; the rest is left out of it.
    case tooManyElementsInGroup
    /// Two elements of one kind in one place cannot be told apart.
    case duplicateElementKind(String)
    /// An element answered another size each time it was asked, and was left as it is.
    case unsettledSize(ElementID)
    /// A handler changed visible items of a section with estimated sizes, where that has no effect.
    case visibleItemChangesIgnored
    /// The section provider gave nil for a section that has items.
    case missingSection
  }

  /// What is wrong.
  public let reason: Reason
  /// The section; nil for the layout itself.
  public let section: Int?
  /// The container the group was to be laid out in, where there is one.
  public let container: CollectionLayoutContainer?
  /// The group or element concerned, printed.
  public let subject: String

  /// Makes a diagnostic.
  public init(
    reason: Reason, section: Int?, container: CollectionLayoutContainer? = nil, subject: String = ""
  ) {
    self.reason = reason
    self.section = section
    self.container = container
    self.subject = subject
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// A sentence that names the section, the container and the group, and says what follows.
  public var description: String {
    let place = section.map { "section \($0)" } ?? "the layout"
    let room = container.map { " in the container \($0)" } ?? ""
    let dump = subject.isEmpty ? "" : "\n" + subject
    switch reason {
    case .groupCannotFitItem:
      return "The group of \(place) cannot fit even a single item\(room), so the section "
        + "shows none. Make the first subitem smaller or the group larger.\(dump)"
    case .noRoomForGroup:
      return "There is no room for the group of \(place)\(room): its effective size is not "
        + "positive, so the section shows nothing. Make the insets smaller.\(dump)"
    case .repeatedSubitemsOverflow:
      return "The repeated subitems of a group of \(place) take more room than the group "
        + "has\(room). Lower the count or the size.\(dump)"
    case .tooManyElementsInGroup:
      return "A group of \(place) would hold more than \(SolverLimits.elements) elements\(room); "
        + "it holds that many.\(dump)"
    case .duplicateElementKind(let kind):
      return "Two elements of the kind \"\(kind)\" in \(place) cannot be told apart; "
        + "give each a kind of its own.\(dump)"
    case .unsettledSize(let id):
      return "\(id) never settles: it was asked \(SolverLimits.measurements) times and "
        + "answered \(subject) at last. Its answer depends on its own size; answer the same size "
        + "for the same proposal."
    case .visibleItemChangesIgnored:
      return "The visible items handler of \(place) changed items, but the section has estimated "
        + "sizes, where such changes have no effect. Give its items absolute or fractional sizes."
    case .missingSection:
      return "The section provider gave no section for \(place), which has items; it shows none."
    }
  }
}
