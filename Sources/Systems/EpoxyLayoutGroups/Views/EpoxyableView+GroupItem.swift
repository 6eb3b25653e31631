extension StyledView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// Returns an item that makes such a view.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - content: What the view shows.
  ///   - behaviors: The closures of the view, which are set each time the items are set.
  ///   - style: What the view is made with; with another, another view is made.
  public static func groupItem(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    GroupItem(
      dataID: dataID, params: style, content: content, make: { Self(style: $0) },
      setContent: { $0.constrainable.setContent($1, animated: $0.animated) }
    ).setBehaviors { $0.constrainable.setBehaviors(behaviors) }
  }
}

extension StyledView
where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
  /// Returns an item that makes such a view, which shows no content.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - behaviors: The closures of the view, which are set each time the items are set.
  ///   - style: What the view is made with; with another, another view is made.
  public static func groupItem(
    dataID: AnyHashable, behaviors: Behaviors? = nil, style: Style
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, params: style, make: { Self(style: $0) })
      .setBehaviors { $0.constrainable.setBehaviors(behaviors) }
  }
}

extension StylelessView where Self: ContentConfigurableView & BehaviorsConfigurableView {
  /// Returns an item that makes such a view, which has no style.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - content: What the view shows.
  ///   - behaviors: The closures of the view, which are set each time the items are set.
  public static func groupItem(
    dataID: AnyHashable, content: Content, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    GroupItem(
      dataID: dataID, content: content, make: { Self(frame: .zero) },
      setContent: { $0.constrainable.setContent($1, animated: $0.animated) }
    ).setBehaviors { $0.constrainable.setBehaviors(behaviors) }
  }
}

extension StylelessView
where Self: ContentConfigurableView & BehaviorsConfigurableView, Content == Never {
  /// Returns an item that makes such a view, which has neither content nor a style.
  ///
  /// - Parameters:
  ///   - dataID: The id, unlike that of other items in the group.
  ///   - behaviors: The closures of the view, which are set each time the items are set.
  public static func groupItem(
    dataID: AnyHashable, behaviors: Behaviors? = nil
  ) -> GroupItem<Self> {
    GroupItem(dataID: dataID, make: { Self(frame: .zero) })
      .setBehaviors { $0.constrainable.setBehaviors(behaviors) }
  }
}
