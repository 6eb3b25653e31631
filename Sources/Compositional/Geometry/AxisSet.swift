/// A set of axes.
package struct AxisSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = AxisSet(rawValue: 1)
  package static let vertical = AxisSet(rawValue: 2)

  package init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

  package init(_ axes: [LayoutAxis]) { self = axes.reduce(into: []) { $0.formUnion(AxisSet($1)) } }

  package func contains(_ axis: LayoutAxis) -> Bool { contains(AxisSet(axis)) }
}
