/// An item of a group: what makes a view, another group or a spacer, and its identity.
@preconcurrency @MainActor
public protocol GroupItemModeling {
  /// The alignments and the padding.
  var placement: GroupItemPlacement { get set }

  /// Returns the item without its type.
  func eraseToAnyGroupItem() -> AnyGroupItem
}

/// An item without its type.
@preconcurrency @MainActor
public struct AnyGroupItem: GroupItemModeling {
  /// What the style of an item is part of.
  private struct Identity: Hashable {
    let dataID: AnyHashable
    let style: AnyHashable
    let placement: AnyHashable
  }

  /// The id.
  public let dataID: AnyHashable
  /// The alignments and the padding.
  public var placement: GroupItemPlacement
  /// The content that is compared; nil for none, which is never another.
  let content: ComparedContent?
  let make: () -> Constrainable
  let update: (Constrainable, _ animated: Bool) -> Void
  let setBehaviors: (Constrainable) -> Void
  private let style: AnyHashable

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - dataID: The id.
  ///   - style: What is part of the identity beside the id and the placement.
  ///   - placement: The alignments and the padding.
  ///   - content: The content.
  ///   - make: Makes the element, with its content.
  ///   - update: Gives an element that was made before the content.
  ///   - setBehaviors: Gives an element what is not compared.
  init(
    dataID: AnyHashable, style: AnyHashable, placement: GroupItemPlacement,
    content: ComparedContent?, make: @escaping () -> Constrainable,
    update: @escaping (Constrainable, _ animated: Bool) -> Void = { _, _ in },
    setBehaviors: @escaping (Constrainable) -> Void = { _ in }
  ) {
    self.dataID = dataID
    self.style = style
    self.placement = placement
    self.content = content
    self.make = make
    self.update = update
    self.setBehaviors = setBehaviors
  }

  /// The identity: an item with another one has another element.
  var identity: AnyHashable {
    Identity(dataID: dataID, style: style, placement: placement.identity)
  }

  /// Returns true if an element with the content of another item has the content of this one.
  func isContentEqual(_ other: AnyGroupItem) -> Bool {
    guard let content, let old = other.content else { return content == nil }
    return content.isEqual(old)
  }

  /// Returns the item itself.
  public func eraseToAnyGroupItem() -> AnyGroupItem { self }
}

/// Content that is compared with content of the same type.
struct ComparedContent {
  private let value: Any
  private let equals: (Any) -> Bool

  /// Holds a value.
  init<Content: Equatable>(_ content: Content) {
    value = content
    equals = { $0 as? Content == content }
  }

  /// Content that is never equal to other content.
  static var unequal: ComparedContent { ComparedContent() }

  private init() {
    value = ()
    equals = { _ in false }
  }

  /// Returns true if both are of one type and equal.
  func isEqual(_ other: ComparedContent) -> Bool { equals(other.value) }
}
