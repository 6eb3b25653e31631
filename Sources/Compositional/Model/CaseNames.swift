// The names of cases, written out: Embedded Swift cannot look them up.

extension ContentInsetsReference: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    }
  }
}

extension LayoutAxis: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension UserInterfaceLayoutDirection: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}

extension PreferredContentSizeCategory: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}

extension InterfaceSizeClass: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}

extension CollectionLayoutListConfiguration.Appearance: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .plain: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "insetGrouped"
    case .sidebar: "sidebar"
    case .sidebarPlain: "sidebarPlain"
    }
  }
}

extension CollectionLayoutListConfiguration.HeaderMode: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .supplementary: "supplementary"
    case .firstItemInSection: "firstItemInSection"
    }
  }
}

extension CollectionLayoutListConfiguration.FooterMode: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .supplementary: "supplementary"
    }
  }
}

extension RectAlignment: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .top: "top"
    case .topLeading: "topLeading"
    case .leading: "leading"
    case .bottomLeading: "bottomLeading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottomTrailing"
    case .trailing: "trailing"
    case .topTrailing: "topTrailing"
    }
  }
}

extension OrthogonalScrollingBehavior: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .none: "none"
    case .continuous: "continuous"
    case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
    case .paging: "paging"
    case .groupPaging: "groupPaging"
    case .groupPagingCentered: "groupPagingCentered"
    }
  }
}

extension OrthogonalScrollingProperties.Bounce: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .always: "always"
    case .never: "never"
    }
  }
}
