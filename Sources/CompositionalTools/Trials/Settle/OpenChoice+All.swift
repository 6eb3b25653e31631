@_spi(OpenChoices) import Compositional

extension OpenChoice {
  /// The choices of the table of rule 2.31, in its order.
  public static let all: [OpenChoice] = [
    OpenChoice(
      "counting of fits",
      standard: "rule A, or B where a size across is a fraction of the own axis; floored sizes",
      [.countsWithoutSpacing, .countsExactSizes, [.countsWithoutSpacing, .countsExactSizes]]),
    OpenChoice(
      "a group estimated across without estimated subitems",
      standard: "the estimate stays",
      [.estimatedGroupsFitFixedSubitems, .estimatedGroupsFitAllSubitems]),
    OpenChoice(
      "insets of a group on its estimated axis",
      standard: "ignored",
      [.groupInsetsOnEstimatedAxes]),
    OpenChoice(
      "what trimming measures",
      standard: "item frames",
      [.trimsBySlots]),
    OpenChoice(
      "the group a query has to meet",
      standard: "the top-level one",
      [.queriesMeetInnermostGroup]),
    OpenChoice(
      "insets larger than the slot",
      standard: "the difference, at the leading inset",
      [
        .excessInsetsAtSmallerEdge, .excessInsetsGiveZero,
        [.excessInsetsAtSmallerEdge, .excessInsetsGiveZero],
      ]),
    OpenChoice(
      "an extending side item that its offset pushes out",
      standard: "lengthens the section",
      [.sideItemsNeverStickOut]),
    OpenChoice(
      "where a pinned item stops",
      standard: "before every extending item at the far side",
      [.pinsStopAtPinnedItemsOnly]),
    OpenChoice(
      "the z-index of a pinned item",
      standard: "raised while it meets the visible part",
      [.pinsRaiseAlways]),
    OpenChoice(
      "the width of content with a wide group",
      standard: "leading inset, group, trailing inset",
      [.wideContentOmitsTrailingInset, .wideContentIsGroup, .wideContentIsNever]),
    OpenChoice(
      "the width of a decoration",
      standard: "that of the view",
      [.decorationsSpanContent]),
    OpenChoice(
      "a section of a plain list",
      standard: "has no background",
      [.plainListsHaveBackgrounds]),
    OpenChoice(
      "supplementaries of a trimmed group",
      standard: "in the full frame",
      [.groupSupplementariesFollowTrim]),
    OpenChoice(
      "supplementaries of a nested group without items",
      standard: "exist",
      [.emptyNestedGroupsHaveNoSupplementaries]),
    OpenChoice(
      "reference and section insets",
      standard: "are added",
      [.referenceInsetsAreMinimum]),
    OpenChoice(
      "the order of measuring",
      standard: "section by section, cells first",
      [.measuresByPosition, .measuresBoundaryItemsFirst]),
    OpenChoice(
      "z-indexes of custom items in a section with a decoration",
      standard: "as given",
      [.decorationsRaiseCustomZ, .decorationsLiftCustomZToOne]),
    OpenChoice(
      "a negative share of flexible spacing inside a group",
      standard: "kept",
      [.negativeSharesAreZero]),
    OpenChoice(
      "edge spacing of a counted group's subitem",
      standard: "takes room from the shares",
      [.countedSharesIgnoreEdgeSpacing]),
    OpenChoice(
      "edge spacing across a group that keeps its estimate",
      standard: "lengthens the group",
      [.estimatedGroupsIgnoreEdgeSpacing]),
    OpenChoice(
      "a section too short for a pinned header and footer",
      standard: "the limits win at both ends",
      [.pinsKeepNaturalPlaces]),
  ]
}
