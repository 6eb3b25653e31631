/// Behaviors to follow where system versions differ, or where several fit every recording.
///
/// The empty set is iOS 17 and 18, with the default of each open choice (rules 2.27 and 2.31).
/// ``iOS14``, ``iOS17`` and ``iOS26`` are promised. The single policies are for
/// `@_spi(OpenChoices) import Compositional`: one that a recording settles goes.
public struct Quirks: OptionSet, Hashable, Sendable {
  /// The bits, one per policy.
  public let rawValue: UInt64

  /// Creates a set of policies from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // MARK: iOS 14

  /// Sizes stay exact; origin and size of the final frame are each rounded to the nearest pixel.
  ///
  /// See rules 2.27, P2.
  @_spi(OpenChoices) public static let iOS14Rounding = Quirks(bit: 0)
  /// An empty section is shortened by the inter-group spacing, so that one without boundary items
  /// has a negative length (rule 2.32.11).
  ///
  /// An empty orthogonal one takes a whole group, its insets and its decoration (rules 2.27, P9).
  @_spi(OpenChoices) public static let iOS14EmptySections = Quirks(bit: 1)
  /// In a section too short for header and footer, the limits of pinned items take precedence over
  /// their natural positions.
  ///
  /// It was measured on iOS 14 and is the default for all systems (rule 2.32.8). Together with
  /// ``pinsKeepNaturalPlaces`` it wins.
  @_spi(OpenChoices) public static let iOS14Pinning = Quirks(bit: 2)
  /// A grouped list without a header begins at 17.5 points instead of 35, and the cells of all lists
  /// have the z-index 10 (rule 2.28).
  @_spi(OpenChoices) public static let iOS14Lists = Quirks(bit: 3)
  /// All known differences of iOS 14.
  public static let iOS14: Quirks = [
    .iOS14Rounding, .iOS14EmptySections, .iOS14Pinning, .iOS14Lists,
  ]
  /// iOS 17 and 18: no quirks.
  public static let iOS17: Quirks = []

  // MARK: iOS 26

  /// The space between two sections of a grouped list is not rounded to pixels, and a list under a
  /// navigation bar begins without an inset (rule 2.28).
  @_spi(OpenChoices) public static let iOS26Lists = Quirks(bit: 4)
  /// All known differences of iOS 26.
  public static let iOS26: Quirks = [.iOS26Lists]

  // MARK: Counting and sizes

  /// The count without spacing (rule 2.3) applies to every group, not only to those with an item
  /// whose size across is a fraction of the group's length.
  @_spi(OpenChoices) public static let countsWithoutSpacing = Quirks(bit: 8)
  /// Subitems are counted with exact sizes instead of floored ones (rule 2.3).
  @_spi(OpenChoices) public static let countsExactSizes = Quirks(bit: 9)
  /// A group estimated across without an estimated subitem takes its largest subitem that is not
  /// fractional, instead of its estimate.
  @_spi(OpenChoices) public static let estimatedGroupsFitFixedSubitems = Quirks(bit: 11)
  /// A group estimated across always takes its largest subitem.
  @_spi(OpenChoices) public static let estimatedGroupsFitAllSubitems = Quirks(bit: 12)
  /// The insets of a group also count on an estimated axis (rule 2.1.7).
  @_spi(OpenChoices) public static let groupInsetsOnEstimatedAxes = Quirks(bit: 13)
  /// Insets larger than the slot place the frame at the smaller of the two inset edges.
  @_spi(OpenChoices) public static let excessInsetsAtSmallerEdge = Quirks(bit: 14)
  /// Insets larger than the slot give a frame of zero length.
  @_spi(OpenChoices) public static let excessInsetsGiveZero = Quirks(bit: 15)
  /// A negative share of flexible spacing inside a group counts as zero.
  @_spi(OpenChoices) public static let negativeSharesAreZero = Quirks(bit: 16)
  /// The edge spacing of a counted group's subitem takes no room from the shares (rules 2.4.1, 2.6).
  @_spi(OpenChoices) public static let countedSharesIgnoreEdgeSpacing = Quirks(bit: 17)
  /// The edge spacing of its subitems does not lengthen a group that keeps its estimate across
  /// (rules 2.6, 2.8.1).
  @_spi(OpenChoices) public static let estimatedGroupsIgnoreEdgeSpacing = Quirks(bit: 18)

  // MARK: Sections

  /// A partly filled last group is trimmed to the extent of its slots instead of its item frames.
  @_spi(OpenChoices) public static let trimsBySlots = Quirks(bit: 24)
  /// The supplementaries of a trimmed group are placed in the trimmed frame.
  @_spi(OpenChoices) public static let groupSupplementariesFollowTrim = Quirks(bit: 25)
  /// A nested group without items has no supplementaries.
  @_spi(OpenChoices) public static let emptyNestedGroupsHaveNoSupplementaries = Quirks(bit: 26)
  /// An extending side item pushed out by its offset does not extend the section (rule 2.10.5).
  @_spi(OpenChoices) public static let sideItemsNeverStickOut = Quirks(bit: 27)
  /// The larger of reference and section insets applies, instead of their sum.
  @_spi(OpenChoices) public static let referenceInsetsAreMinimum = Quirks(bit: 29)
  /// A z-index of a custom item is raised by 1 in a section with a decoration.
  @_spi(OpenChoices) public static let decorationsRaiseCustomZ = Quirks(bit: 30)
  /// A z-index of a custom item is at least 1 in a section with a decoration.
  @_spi(OpenChoices) public static let decorationsLiftCustomZToOne = Quirks(bit: 31)
  /// A section of a plain list has a background, as those of grouped lists have (rule 2.28).
  @_spi(OpenChoices) public static let plainListsHaveBackgrounds = Quirks(bit: 32)

  // MARK: The layout and its queries

  /// A query rectangle must intersect the innermost group of an element instead of the top-level
  /// one.
  @_spi(OpenChoices) public static let queriesMeetInnermostGroup = Quirks(bit: 40)
  /// A group wider than the view widens the content by the leading inset and the group only.
  @_spi(OpenChoices) public static let wideContentOmitsTrailingInset = Quirks(bit: 41)
  /// A group wider than the view widens the content to the width of the group alone.
  @_spi(OpenChoices) public static let wideContentIsGroup = Quirks(bit: 42)
  /// A group wider than the view does not widen the content.
  @_spi(OpenChoices) public static let wideContentIsNever = Quirks(bit: 43)
  /// A decoration is as wide as the content instead of the view.
  @_spi(OpenChoices) public static let decorationsSpanContent = Quirks(bit: 44)
  /// A pinned item stops only at the pinned items on the far side, not at every extending one.
  @_spi(OpenChoices) public static let pinsStopAtPinnedItemsOnly = Quirks(bit: 45)
  /// A pinned item has its high z-index even if it does not intersect the visible rectangle.
  @_spi(OpenChoices) public static let pinsRaiseAlways = Quirks(bit: 46)
  /// In a section too short for header and footer, the natural positions of pinned items take
  /// precedence over their limits.
  @_spi(OpenChoices) public static let pinsKeepNaturalPlaces = Quirks(bit: 47)

  // MARK: Measuring

  /// Visible elements are measured by their starts along the scroll direction instead of section by
  /// section (rule 2.8.6); together with ``measuresBoundaryItemsFirst`` it wins.
  @_spi(OpenChoices) public static let measuresByPosition = Quirks(bit: 56)
  /// Boundary items are measured before the cells of their section (rule 2.8.6).
  @_spi(OpenChoices) public static let measuresBoundaryItemsFirst = Quirks(bit: 57)
}

extension Quirks {
  /// True for the quirks of a system as a whole, which need no `@_spi` import.
  package var isPromised: Bool { self == .iOS14 || self == .iOS17 || self == .iOS26 }

  /// Returns the quirks with those of a version of iOS in place of those of another one.
  ///
  /// Quirks that belong to no version stay.
  ///
  /// - Parameter version: The version; nil for no change.
  package func following(_ version: SystemVersion?) -> Quirks {
    guard let version = version?.nearest else { return self }
    let others = subtracting([.iOS14, .iOS26])
    return version == .iOS14
      ? others.union(.iOS14) : version == .iOS26 ? others.union(.iOS26) : others
  }
}
