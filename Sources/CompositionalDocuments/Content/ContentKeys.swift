import Compositional
import CompositionalContent

/// The keys of a node of content.
package enum ContentKey: String, CaseIterable {
  // Any node.
  case type, id, style, hugging, compression, verticalAlignment, horizontalAlignment
  case accessibilityAlignment, padding, hidden, slot, edgeInsets, width, vertical, interactive
  case tappable, separatorHiding
  // Leaves.
  case size, wrapping, area, text, baselines
  // Stacks and spacers.
  case items, alignment, reflowedAlignment, spacing, insets, reflowsForAccessibility, forceVertical
  case minWidth, maxWidth, fixedWidth, minHeight, maxHeight, fixedHeight
  // The other containers.
  case elements, exactFit, direction, subviewPadding, contentInsets, addsLayoutMargins, branches
  case overlaps
  case rows, operations, axis, rowInset, separatorInset, separatorWidth, hidesSeparatorsByDefault
  case automaticallyHidesLastSeparator
  case margins, views, guides, constraints
}

/// The type of a node of content, and the keys that it has.
package enum ContentType: String, DocumentEnumeration {
  case hStack, vStack, spacer, flow, split, scrollingSplit, conditional, rows, constraints, padding
  case separator

  /// The keys that any node may have.
  private static let common: [ContentKey] = [
    .type, .id, .style, .hugging, .compression, .verticalAlignment, .horizontalAlignment,
    .accessibilityAlignment, .padding, .hidden, .slot, .edgeInsets, .width, .vertical,
    .interactive, .tappable, .separatorHiding,
  ]
  /// The settings of rows.
  package static let rowSettings: [ContentKey] = [
    .axis, .rowInset, .separatorInset, .separatorWidth, .hidesSeparatorsByDefault,
    .automaticallyHidesLastSeparator,
  ]
  /// The names of the keys of a node without a type.
  package static let leafNames = names([.size, .wrapping, .area, .text, .baselines])

  private static let tables: [ContentType: [String]] = [
    .hStack: names([
      .items, .alignment, .spacing, .insets, .reflowedAlignment, .reflowsForAccessibility,
      .forceVertical,
    ]),
    .vStack: names([.items, .alignment, .spacing, .insets]),
    .spacer: names([.minWidth, .maxWidth, .fixedWidth, .minHeight, .maxHeight, .fixedHeight]),
    .flow: names([.elements, .exactFit]),
    .split: names([.items, .direction, .subviewPadding, .overlaps]),
    .scrollingSplit: names([.items, .direction, .contentInsets, .addsLayoutMargins]),
    .conditional: names([.branches]),
    .rows: names(rowSettings + [.rows, .operations]),
    .constraints: names([.margins, .views, .guides, .constraints]),
    .padding: names([]), .separator: names([]),
  ]

  /// The names of the keys of a node of this type.
  package var names: [String] { Self.tables[self] ?? [] }

  private static func names(_ own: [ContentKey]) -> [String] {
    (common + own).map { $0.rawValue }
  }
}
