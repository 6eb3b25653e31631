/// A problem in a description or its environment that UIKit would report.
///
/// A value, never printed by the engine; the conditions are those of rules 2.18 and 2.29.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The kind of problem.
  public enum Reason: Hashable, Sendable {
    /// A group cannot fit even its first subitem, so its section shows nothing.
    case groupCannotFitItem
    /// The insets of the section or of a group leave no positive extent, so the section shows
    /// nothing.
    case noRoomForGroup
    /// An absolute size is zero or negative; it counts as zero.
    case sizeNotPositive
    /// The subitems of a repeating group take more space than it has.
    case repeatedSubitemsOverflow
    /// A group would contain more elements than it may, alone or with all groups of the layout; the
    /// excess is omitted.
    case tooManyElementsInGroup
    /// A kind occurs twice among the boundary items of a section and the views anchored in it, or
    /// among its decorations; UIKit stops with an exception (rule 2.29).
    case duplicateElementKind(String)
    /// An element returned a different size each time it was measured; its size was left unchanged.
    case unsettledSize(ElementID)
    /// A pass over the visible elements placed very many cells for each one it measured, as in a line of a
    /// hundred thousand cells; the other elements of the pass were not measured.
    case measuringStopped
    /// A handler changed visible items of a section with estimated sizes, which has no effect.
    case visibleItemChangesIgnored
    /// The section provider returned nil for a section that has items.
    case missingSection
    /// A size or a position is beyond the largest number.
    ///
    /// The path is that of the description in its section, or in the layout, as documents have it.
    case notFinite(path: String)
    /// The layout was never prepared, so that it has no elements.
    case notPrepared
    /// The sections of a layout from a document hold more than there is room for, so that this one
    /// and those after it are left out.
    case tooManySections
    /// A call of the description has a number that no layout can use, such as
    /// `.fractionalWidth(inf)`, or a group without subitems; the section shows nothing.
    ///
    /// A call for the whole layout is ignored.
    case invalidCall(String)
    /// A section has items and shows none of them, for another reason than those above.
    ///
    /// The text is a clause with the reason, such as `its group is 0 points high`.
    case showsNothing(String)

    /// True if a call has a number that no layout can use.
    var isInvalidCall: Bool { if case .invalidCall = self { true } else { false } }
  }

  /// The kind of problem.
  public let reason: Reason
  /// The section; nil for the layout itself.
  public let section: Int?
  /// The container in which the group was to be laid out; nil if not applicable.
  public let container: CollectionLayoutContainer?
  /// The description of the group or element concerned.
  public let subject: String

  /// Creates a diagnostic.
  public init(
    reason: Reason, section: Int?, container: CollectionLayoutContainer? = nil, subject: String = ""
  ) {
    self.reason = reason
    self.section = section
    self.container = container
    self.subject = subject
  }

  /// The place in a layout document, such as `sections[0]`; empty for the layout itself.
  package var path: String {
    let section = section.map { "sections[" + String($0) + "]" } ?? ""
    guard case .notFinite(let path) = reason else { return section }
    return section.isEmpty ? path : section + "." + path
  }

  /// True if a size or a position is not finite.
  var isNotFinite: Bool { if case .notFinite = reason { true } else { false } }

  /// The reason why nothing of the layout can be shown, with its path; nil if it can.
  package var refusal: String? {
    switch reason {
    case .notFinite:
      path + ": the layout is too large: a size or a position in it is beyond 10^307 points"
    case .tooManySections:
      path + ": the layout is too large: the sections up to here exceed the limit of "
        + "different parts"
    default: nil
    }
  }

  /// Returns the same problem of an equal section.
  func moved(toSection index: Int) -> LayoutDiagnostic {
    LayoutDiagnostic(
      reason: reason, section: section == nil ? nil : index, container: container,
      subject: subject)
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// The problem, what to do about it, and the group or element concerned.
  public var description: String {
    var text = problem
    if let advice { text += " " + advice }
    if case .unsettledSize = reason { return text }
    guard !subject.isEmpty else { return text }
    // A group has a line for each of its items.
    let lines = subject.split(separator: "\n", omittingEmptySubsequences: false)
    return ([text] + lines.map { String($0).printable }).joined(separator: "\n")
  }

  /// A sentence that names the section, the container and the consequence.
  package var problem: String {
    let place = section.map { "section \($0)" } ?? "the layout"
    let room = container.map { " in the container \($0)" } ?? ""
    switch reason {
    case .groupCannotFitItem:
      return "The group of \(place) cannot fit even a single item\(room), so the section "
        + "shows none."
    case .noRoomForGroup:
      return "There is no room for a group of \(place)\(room): its effective size is not "
        + "positive, so the section shows nothing."
    case .sizeNotPositive:
      return "An absolute size in \(place) is not positive and counts as zero, so the element has "
        + "no area."
    case .repeatedSubitemsOverflow:
      return "The repeated subitems of a group of \(place) take more room than the group "
        + "has\(room)."
    case .tooManyElementsInGroup:
      return "A group of \(place)\(room) exceeds the limit of \(SolverLimits.elements) elements in "
        + "one group, or of \(SolverBudget.layout.elements) in all large groups of a layout; the "
        + "other elements are left out."
    case .duplicateElementKind(let kind):
      return "The kind \"\(kind.printable)\" occurs twice in \(place), and UIKit stops: \"Every "
        + "supplementary must have a unique elementKind\"."
    case .unsettledSize(let id):
      return
        "\(id.description.printable) never settles: it was measured \(SolverLimits.measurements) times, the last "
        + "with \(subject). Its preferred size depends on its current size."
    case .measuringStopped:
      return "Measuring in \(place) stopped, because it placed more than "
        + "\(SolverLimits.placedForEach) cells for each one it measured, so the other visible cells "
        + "keep their estimates."
    case .visibleItemChangesIgnored:
      return "The visible items handler of \(place) changed items, but the section has estimated "
        + "sizes, where such changes have no effect."
    case .missingSection:
      return "The section provider returned no section for \(place), so its items are not shown."
    case .notFinite:
      return "A size or a position in \(place) is beyond 10^307 points: the layout is too large."
    case .notPrepared:
      return "The layout is not prepared, so it has no elements."
    case .tooManySections:
      return "The sections up to \(place) exceed the limit of different parts, so the other "
        + "sections are left out."
    case .invalidCall(let call):
      return "\(call.printable) in \(place) cannot be laid out, so "
        + (section == nil ? "it is ignored." : "the section shows nothing.")
    case .showsNothing(let reason):
      return "The items of \(place) are not shown, because \(reason.printable)."
    }
  }

  /// The reason why the section shows none of its items, as a clause; nil if it shows them.
  package var hidingReason: String? {
    switch reason {
    case .groupCannotFitItem: "its group cannot fit even its first subitem"
    case .noRoomForGroup: "its insets leave no room for a group"
    case .missingSection: "the section provider returned no section"
    case .invalidCall(let call) where section != nil: call.printable + " cannot be laid out"
    case .notFinite: "a size or a position in it is beyond 10^307 points"
    case .tooManySections: "the layout has too many different sections"
    case .showsNothing(let reason): reason.printable
    default: nil
    }
  }

  /// A sentence that says what to do; nil if the problem says it.
  private var advice: String? {
    switch reason {
    case .groupCannotFitItem: "Make the first subitem smaller or the group larger."
    case .noRoomForGroup: "Make the insets smaller."
    case .sizeNotPositive: "Make it larger, or leave the element out."
    case .repeatedSubitemsOverflow: "Lower the count or the size."
    case .duplicateElementKind: "Give each a different kind."
    case .unsettledSize: "Return the same size for the same proposal."
    case .measuringStopped: "Let a group contain fewer cells."
    case .visibleItemChangesIgnored: "Give its items absolute or fractional sizes."
    case .notFinite: "Make its sizes and spacings smaller."
    case .notPrepared: "Call prepare(itemCounts:in:) first."
    case .tooManySections: "Use fewer sections, or equal sections."
    case .invalidCall: "Pass finite numbers, and counts and subitems of at least 1."
    case .showsNothing: "Give its group a length above zero, and at least one cell."
    case .tooManyElementsInGroup, .missingSection: nil
    }
  }
}
