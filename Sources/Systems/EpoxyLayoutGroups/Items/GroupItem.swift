/// An item that makes a view, or another element, by closures.
///
/// An item with other parameters is another item; one with other content updates its view. Members
/// of the view are set by `set(_:value:)` or by their names: `.numberOfLines(3)`.
@preconcurrency @MainActor @dynamicMemberLookup
public struct GroupItem<ItemType: Constrainable>: GroupItemModeling {
  /// What a closure of an item gets.
  @preconcurrency @MainActor
  public struct CallbackContext {
    /// The element.
    public let constrainable: ItemType
    /// The id of the item.
    public let dataID: AnyHashable
    /// True if the closure runs in an animated change.
    public let animated: Bool
  }

  /// The id, unlike that of other items in the group.
  public let dataID: AnyHashable
  /// The alignments and the padding.
  public var placement = GroupItemPlacement()
  private let params: AnyHashable
  private let content: ComparedContent?
  private let makeElement: () -> ItemType
  private let setContent: (CallbackContext) -> Void
  private var behaviors: [(CallbackContext) -> Void] = []

  /// Creates an item without content.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - make: Makes the element.
  public init(dataID: AnyHashable, make: @escaping () -> ItemType) {
    self.dataID = dataID
    params = 0
    content = nil
    makeElement = make
    setContent = { _ in }
  }

  /// Creates an item with content.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - content: The content.
  ///   - make: Makes the element.
  ///   - setContent: Gives the element its content, at first and when it is another.
  public init<Content: Equatable>(
    dataID: AnyHashable, content: Content, make: @escaping () -> ItemType,
    setContent: @escaping (CallbackContext, Content) -> Void
  ) {
    self.init(
      dataID: dataID, params: 0, content: content, make: { _ in make() }, setContent: setContent)
  }

  /// Creates an item with content and parameters.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - params: What the element is made with; with others, another element is made.
  ///   - content: The content.
  ///   - make: Makes the element.
  ///   - setContent: Gives the element its content, at first and when it is another.
  public init<Params: Hashable, Content: Equatable>(
    dataID: AnyHashable, params: Params, content: Content, make: @escaping (Params) -> ItemType,
    setContent: @escaping (CallbackContext, Content) -> Void
  ) {
    self.dataID = dataID
    self.params = params
    self.content = ComparedContent(content)
    makeElement = { make(params) }
    self.setContent = { setContent($0, content) }
  }

  /// Creates an item without content, with parameters.
  init<Params: Hashable>(
    dataID: AnyHashable, params: Params, make: @escaping (Params) -> ItemType
  ) {
    self.dataID = dataID
    self.params = params
    content = nil
    makeElement = { make(params) }
    setContent = { _ in }
  }

  /// Returns the item with a closure that is called for its element each time the items are set,
  /// whether the content is another or not, after those that it has.
  public func setBehaviors(_ behaviors: @escaping (CallbackContext) -> Void) -> Self {
    var item = self
    item.behaviors.append(behaviors)
    return item
  }

  /// Returns the item without its type.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    let (dataID, makeElement, setContent, behaviors) = (dataID, makeElement, setContent, behaviors)
    func context(_ element: Constrainable, _ animated: Bool) -> CallbackContext? {
      (element as? ItemType).map {
        CallbackContext(constrainable: $0, dataID: dataID, animated: animated)
      }
    }
    return AnyGroupItem(
      dataID: dataID, style: [ObjectIdentifier(ItemType.self), params] as [AnyHashable],
      placement: placement, content: content
    ) {
      let made = makeElement()
      setContent(CallbackContext(constrainable: made, dataID: dataID, animated: false))
      return made
    } update: { element, animated in
      if let context = context(element, animated) { setContent(context) }
    } setBehaviors: { element in
      guard let context = context(element, false) else { return }
      for behavior in behaviors { behavior(context) }
    }
  }
}

extension GroupItem {
  /// Returns the item with a value for a member of its element, which is set each time the items
  /// are set.
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<ItemType, Value>, value: Value
  ) -> Self {
    setBehaviors { $0.constrainable[keyPath: keyPath] = value }
  }

  /// Returns the item with a value for a member of its element, which is set each time the items
  /// are set and it is another.
  public func set<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<ItemType, Value>, value: Value
  ) -> Self {
    setBehaviors {
      if $0.constrainable[keyPath: keyPath] != value { $0.constrainable[keyPath: keyPath] = value }
    }
  }

  /// A function that returns the item with a value for a member of its element.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ItemType, Value>
  ) -> (Value) -> Self {
    { set(keyPath, value: $0) }
  }

  /// A function that returns the item with a value for a member of its element.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ItemType, Value>
  ) -> (Value) -> Self {
    { set(keyPath, value: $0) }
  }
}

extension GroupItem where ItemType: UIView {
  /// Returns the item with a resistance of its view to being smaller than its natural size.
  public func contentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    setBehaviors {
      guard $0.constrainable.contentCompressionResistancePriority(for: axis) != priority else {
        return
      }
      $0.constrainable.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  /// Returns the item with a resistance of its view to being larger than its natural size.
  public func contentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    setBehaviors {
      guard $0.constrainable.contentHuggingPriority(for: axis) != priority else { return }
      $0.constrainable.setContentHuggingPriority(priority, for: axis)
    }
  }
}
