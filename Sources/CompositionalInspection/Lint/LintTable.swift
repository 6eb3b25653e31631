/// The checks in order of their codes.
public enum LintTable {
  /// The codes, severities and texts of all checks.
  public static var rules: [LintRule] { entries.map { $0.rule } }

  static var entries: [LintEntry] {
    [
      LintEntry(NotPrepared.self),
      LintEntry(NoRoomForSubitem.self), LintEntry(NoRoomInsideInsets.self),
      LintEntry(SizeNotPositive.self), LintEntry(UnmeasuredEstimates.self),
      LintEntry(NeedlessMeasurement.self), LintEntry(EstimatedAroundFractions.self),
      LintEntry(PinnedSideItem.self), LintEntry(OffsetBeyondContent.self),
      LintEntry(RaggedColumns.self), LintEntry(RigidCustomGroup.self),
      LintEntry(EstimateInCount.self), LintEntry(LeftoverPixels.self),
      LintEntry(DuplicateKind.self), LintEntry(MissingSection.self),
      LintEntry(RepetitionOverflow.self), LintEntry(TooManyElements.self),
      LintEntry(UnsettledSize.self), LintEntry(HandlerOnEstimates.self),
      LintEntry(TwoPinnedHeaders.self),
      LintEntry(OffsetOverContent.self), LintEntry(ItemLargerThanGroup.self),
      LintEntry(UnusedSubitems.self), LintEntry(FlexibleWithoutRoom.self),
      LintEntry(BoundaryEdgeSpacing.self), LintEntry(InsetsOnEstimate.self),
      LintEntry(UniformInFixedGroup.self), LintEntry(WiderThanView.self),
      LintEntry(HeaderInsideContent.self), LintEntry(EmptyCells.self),
      LintEntry(ChangingProvider.self), LintEntry(NoRoomInNarrowView.self),
      LintEntry(UnevenRow.self), LintEntry(MisleadingEstimate.self),
      LintEntry(EarlyContentSize.self), LintEntry(RowBehindEstimates.self),
      LintEntry(HandlerBeyondFrame.self), LintEntry(UnevenGaps.self),
      LintEntry(EdgesInCount.self), LintEntry(EdgesAcrossEstimate.self),
      LintEntry(SidewaysInset.self), LintEntry(NoRoomForHeader.self),
      LintEntry(SpacingBetweenSections.self), LintEntry(PinnedItemOverRows.self),
      LintEntry(UnevenPixels.self), LintEntry(MovedEstimates.self),
      LintEntry(BoundaryWithoutSections.self),
      LintEntry(NotFinite.self), LintEntry(InvalidCall.self),
      LintEntry(TooManySections.self), LintEntry(ShowsNothing.self),
      LintEntry(CoveringBoundaryItem.self), LintEntry(CutPages.self),
      LintEntry(LargeFraction.self), LintEntry(LengthOfView.self),
      LintEntry(MovingRow.self), LintEntry(BlankRow.self),
      LintEntry(EstimateInFixedGroup.self), LintEntry(PrefersNothing.self),
      LintEntry(ListWithoutMargins.self), LintEntry(IgnoredLength.self),
      LintEntry(CardsWithoutNeighbor.self), LintEntry(CellsBeyondContent.self),
      LintEntry(FractionsOfEstimate.self),
    ]
  }
}
