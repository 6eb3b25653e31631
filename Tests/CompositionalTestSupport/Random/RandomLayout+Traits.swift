extension RandomLayout {
  /// What the layouts of a kind are rich in.
  package enum Trait: CaseIterable, Sendable {
    /// Any mixture of what a description may say, little of it estimated.
    case anything
    /// Estimated sizes, and the sections that apps have.
    case estimates
    /// Estimated sizes, many of them 0.
    case emptyEstimates
    /// Sections that scroll orthogonally, many of them carousels.
    case rows
    /// The same with estimated sizes.
    case measuredRows
    /// One section whose cells share a length.
    case sharing
    /// One section of many rows that wrap.
    case wrapping
    /// Groups of hundreds of cells, and items for a part of them.
    case crowded
  }

  /// Creates the layout of a seed that is rich in something.
  package init(_ trait: Trait, seed: UInt64) {
    self =
      switch trait {
      case .anything: RandomLayout(seed: seed)
      case .estimates: .estimating(seed: seed)
      case .emptyEstimates: .estimatingNothing(seed: seed)
      case .rows: .scrollingRows(seed: seed)
      case .measuredRows: .scrollingRows(seed: seed, isMeasured: true)
      case .sharing: .sharing(seed: seed)
      case .wrapping: .wrapping(seed: seed)
      case .crowded: .crowded(seed: seed)
      }
  }
}
