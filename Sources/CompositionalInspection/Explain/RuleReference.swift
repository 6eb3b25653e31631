/// A rule of Documentation/Rules or of Documentation/FlowLayout.md, by its number.
public struct RuleReference: Hashable, Sendable {
  /// The number, such as `2.1.4`, or `flow 3` for a rule of flow layouts.
  public let number: String
  /// The page and the anchor of the rule, such as `Sizes.md#214-items-and-nested-groups`.
  public let anchor: String
  /// The folder of the page.
  private let folder: String

  private init(_ number: String, _ page: String, _ anchor: String) {
    self.number = number
    self.anchor = page + ".md#" + anchor
    folder = "Documentation/Rules/"
  }

  /// Creates a rule of flow layouts.
  private init(flow number: Int) {
    self.number = "flow " + String(number)
    anchor = "FlowLayout.md#the-rules"
    folder = "Documentation/"
  }

  /// The path of the rule in the repository.
  public var link: String { folder + anchor }

  /// The size of the view.
  static let view = RuleReference("2.1.1", "Sizes", "211-the-layout-container")
  /// The container of a section.
  static let container = RuleReference("2.1.2", "Sizes", "212-the-section-container")
  /// The size of a top-level group.
  static let topGroup = RuleReference("2.1.3", "Sizes", "213-the-top-level-group")
  /// The sizes of items and nested groups.
  static let nested = RuleReference("2.1.4", "Sizes", "214-items-and-nested-groups")
  /// The kinds of dimensions.
  static let dimension = RuleReference("2.1.5", "Sizes", "215-the-kinds-of-dimensions")
  /// The insets of an item.
  static let itemInsets = RuleReference("2.1.6", "Sizes", "216-insets-of-an-item")
  /// Subitems in sequence.
  static let sequence = RuleReference("2.2", "Groups", "22-horizontal-and-vertical-groups")
  /// The place across a group.
  static let across = RuleReference("2.2.4", "Groups", "224-across-the-own-axis")
  /// Custom groups.
  static let custom = RuleReference("2.26", "Groups", "226-custom-groups")
  /// The number of subitems.
  static let counting = RuleReference("2.3", "Counting", "23-how-many-subitems-fit")
  /// Groups with a count.
  static let counted = RuleReference("2.4", "Counting", "24-counted-groups")
  /// Equal shares.
  static let equalShares = RuleReference("2.4.1", "Counting", "241-equal-shares")
  /// Spacing between subitems.
  static let spacing = RuleReference("2.5", "Spacing", "25-inter-item-spacing")
  /// Spacing outside items.
  static let edgeSpacing = RuleReference("2.6", "Spacing", "26-edge-spacing")
  /// Content insets.
  static let insets = RuleReference("2.7", "Insets", "27-content-insets")
  /// Estimates.
  static let estimates = RuleReference("2.8", "SelfSizing", "28-estimated-sizes")
  /// Groups estimated across their axis.
  static let estimatedAcross = RuleReference("2.8.1", "SelfSizing", "281-groups-estimated-across")
  /// Groups estimated along their axis.
  static let estimatedAlong = RuleReference(
    "2.8.2", "SelfSizing", "282-groups-estimated-along-their-axis")
  /// Cells as long as their siblings.
  static let neighbors = RuleReference("2.8.4", "SelfSizing", "284-neighbors-in-a-row")
  /// Measured boundary items.
  static let measuredBoundary = RuleReference(
    "2.8.8", "SelfSizing", "288-estimated-boundary-items")
  /// Repeated groups.
  static let stacking = RuleReference("2.9.1", "Sections", "291-groups-follow-one-another")
  /// A last group that is not full.
  static let trimming = RuleReference("2.9.3", "Sections", "293-the-last-group-is-trimmed")
  /// The length of a section.
  static let sectionLength = RuleReference("2.9.4", "Sections", "294-the-length-of-a-section")
  /// The size of a boundary item.
  static let boundarySize = RuleReference(
    "2.10.1", "BoundaryItems", "2101-the-size-of-a-boundary-item")
  /// The alignment of a boundary item.
  static let alignment = RuleReference("2.10.2", "BoundaryItems", "2102-alignment")
  /// Boundary items that extend a section.
  static let extending = RuleReference("2.10.3", "BoundaryItems", "2103-extending-items")
  /// Boundary items that do not.
  static let inside = RuleReference("2.10.4", "BoundaryItems", "2104-items-that-do-not-extend")
  /// Boundary items beside the content.
  static let sides = RuleReference("2.10.5", "BoundaryItems", "2105-items-at-the-sides")
  /// Boundary items and insets.
  static let boundarySpan = RuleReference(
    "2.10.10", "BoundaryItems", "21010-whether-items-follow-the-insets")
  /// Boundary items of the layout.
  static let layoutBoundary = RuleReference(
    "2.11", "BoundaryItems", "211-boundary-items-of-the-layout")
  /// Pins.
  static let pins = RuleReference("2.10", "Pins", "pins")
  /// The host of an anchored view.
  static let host = RuleReference("2.12.1", "Anchors", "2121-the-host")
  /// The size of an anchored view.
  static let anchoredSize = RuleReference("2.12.2", "Anchors", "2122-its-size")
  /// The place of an anchored view.
  static let anchoredPlace = RuleReference("2.12.3", "Anchors", "2123-its-place")
  /// Backgrounds.
  static let background = RuleReference("2.13", "Decorations", "213-backgrounds")
  /// References of insets.
  static let reference = RuleReference("2.14", "Insets", "214-the-reference-of-content-insets")
  /// Sizes in an orthogonal section.
  static let rowSizes = RuleReference("2.15.1", "OrthogonalSections", "2151-sizes-in-a-row")
  /// The length of an orthogonal section.
  static let rowLength = RuleReference(
    "2.15.2", "OrthogonalSections", "2152-the-length-of-the-section")
  /// Frames in a scrolled row.
  static let rowFrames = RuleReference("2.15.4", "OrthogonalSections", "2154-frames-in-a-row")
  /// Pixels.
  static let pixels = RuleReference("2.16", "Rounding", "216-pixels")
  /// The rounding of iOS 14.
  static let oldPixels = RuleReference("P2", "Systems", "p2-ios-14-rounds-frames")
  /// Right to left.
  static let mirroring = RuleReference("2.17", "RightToLeft", "217-reading-from-the-right")
  /// Layout attributes.
  package static let attributes = RuleReference("1.15", "Values", "115-layout-attributes")
  /// Open choices.
  static let openChoices = RuleReference("2.31", "OpenChoices", "231-open-choices")

  /// The length of the lines of a flow layout.
  static let flowLine = RuleReference(flow: 1)
  /// How many items a line has.
  static let flowBreaking = RuleReference(flow: 2)
  /// The gaps of a full line.
  static let flowJustified = RuleReference(flow: 3)
  /// A line with one item.
  static let flowSingle = RuleReference(flow: 4)
  /// The last line of a section.
  static let flowLast = RuleReference(flow: 5)
  /// The height of a line, and the distance to the next.
  static let flowHeight = RuleReference(flow: 6)
  /// The parts of a section.
  static let flowSection = RuleReference(flow: 7)
  /// The pixels of a flow layout.
  static let flowPixels = RuleReference(flow: 8)
  /// The sizes of items.
  static let flowSizes = RuleReference(flow: 9)
  /// The sizes of items that size themselves.
  static let flowMeasured = RuleReference(flow: 10)
  /// Headers and footers that stay in sight.
  static let flowPins = RuleReference(flow: 11)
  /// Flow layouts that read from right to left.
  static let flowMirroring = RuleReference(flow: 12)

  /// All rules that explanations name.
  package static let named: [RuleReference] = [
    .view, .container, .topGroup, .nested, .dimension, .itemInsets, .sequence, .across, .custom,
    .counting, .counted, .equalShares, .spacing, .edgeSpacing, .insets, .estimates,
    .estimatedAcross, .estimatedAlong, .neighbors, .measuredBoundary, .stacking, .trimming,
    .sectionLength, .boundarySize, .alignment, .extending, .inside, .sides, .boundarySpan,
    .layoutBoundary, .pins, .host, .anchoredSize, .anchoredPlace, .background, .reference,
    .rowSizes, .rowLength, .rowFrames, .pixels, .oldPixels, .mirroring, .attributes, .openChoices,
    .flowLine, .flowBreaking, .flowJustified, .flowSingle, .flowLast, .flowHeight, .flowSection,
    .flowPixels, .flowSizes, .flowMeasured, .flowPins, .flowMirroring,
  ]
}
