import Compositional

// The names of cases, written out: Embedded Swift cannot look them up.

extension FlowAlignment: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .stretch: "stretch"
    }
  }
}

extension ContentFlow.ExactFit: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .fits: "fits"
    case .overflows: "overflows"
    }
  }
}

extension ContentSlot.Edge: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}

extension RowTapEffect: CustomStringConvertible {
  /// The name of the case.
  public var description: String { rawValue }
}
