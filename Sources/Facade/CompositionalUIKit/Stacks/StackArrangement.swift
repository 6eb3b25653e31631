import Compositional
import CompositionalContent
import Foundation

/// The layout of the arranged views of a stack view that are not hidden.
///
/// A stack of content gives the frames (content rule 4). It expresses the distribution `fill`. For
/// the others the lengths along the axis are worked out first, and each view has that length.
@MainActor
struct StackArrangement {
  /// The arranged views that are not hidden, in order.
  let views: [UIView]
  private let stack: UIStackView
  private let isHorizontal: Bool
  private let measurements: StackMeasurements

  init(of stack: UIStackView, _ measurements: StackMeasurements = .init()) {
    self.stack = stack
    self.measurements = measurements
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
  }

  /// Returns the size of the stack and the frames of the views, in its points.
  ///
  /// - Parameters:
  ///   - width: The imposed width, in points; nil for the natural one.
  ///   - height: The imposed height, in points; nil for the needed one.
  func solve(width: CGFloat?, height: CGFloat?) -> (size: CGSize, frames: [CGRect]) {
    let proposal = ContentProposal(width: width, height: height)
    let content = self.content(for: proposal)
    let solution = content.solve(for: proposal, in: environment)
    return (solution.size, frames(in: solution))
  }

  /// Returns the frames of the views, in order.
  private func frames(in solution: ContentSolution) -> [CGRect] {
    solution.frames(at: views.indices.map { "\($0)" }).map { $0 ?? .zero }
  }

  /// Returns the baselines of the stack in a size, in points: the first from the top, the last from
  /// the bottom.
  ///
  /// Those of a row are the baselines of its highest view, those of a column of its first and last.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let frames = solve(width: max(0, size.width), height: max(0, size.height)).frames
    guard let first = views.indices.first, let last = views.indices.last else {
      return (size.height, 0)
    }
    let highest = views.indices.reduce(first) { best, index in
      frames[index].height > frames[best].height ? index : best
    }
    let (one, other) = isHorizontal ? (highest, highest) : (first, last)
    return (
      frames[one].minY + baselines(of: one, in: frames).first,
      size.height - frames[other].maxY + baselines(of: other, in: frames).last
    )
  }

  private func baselines(of index: Int, in frames: [CGRect]) -> (first: CGFloat, last: CGFloat) {
    measurements.baselines(of: views[index], in: frames[index].size)
  }

  /// The content of a nested stack that fills, as a part of the tree around it.
  var filling: Content { content(lengths: nil, gaps: gaps) }

  private var environment: ContentEnvironment {
    ContentEnvironment(
      layoutDirection: stack.effectiveUserInterfaceLayoutDirection,
      displayScale: stack.traitCollection.displayScale)
  }

  private var insets: DirectionalEdgeInsets {
    stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : .zero
  }

  // MARK: Along the axis

  /// Returns the content with the lengths that the distribution gives.
  private func content(for proposal: ContentProposal) -> Content {
    guard stack.distribution != .fill, views.count > 0 else { return filling }
    let gaps = self.gaps
    let total: CGFloat? =
      isHorizontal
      ? proposal.width.map { $0 - insets.leading - insets.trailing }
      : proposal.height.map { $0 - insets.top - insets.bottom }
    let naturals = naturalLengths(for: proposal)
    let distribution = StackDistribution(
      stack.distribution, naturals: naturals, gaps: gaps, total: total.map { max(0, $0) })
    let lengths = distribution.lengths ?? shrunk(to: proposal, gaps: distribution.gaps)
    return content(lengths: lengths, gaps: distribution.gaps)
  }

  /// The distances after the views but the last, in points.
  var gaps: [CGFloat] {
    zip(views, views.dropFirst()).map { view, next in
      let distance = stack.distance(after: view)
      guard stack.isBaselineRelativeArrangement, !isHorizontal else { return distance }
      let (size, nextSize) = (natural(view), natural(next))
      return distance - measurements.baselines(of: view, in: size).last
        - measurements.baselines(of: next, in: nextSize).first
    }
  }

  /// Returns the natural size of a view with its constraints, in points.
  private func natural(_ view: UIView) -> CGSize {
    StackItem(view, measurements).size(fitting: nil)
  }

  /// Returns the natural lengths of the views along the axis; of a column at the widths that they
  /// have in it.
  private func naturalLengths(for proposal: ContentProposal) -> [CGFloat] {
    if isHorizontal { return views.map { item($0).size(for: .init(), in: environment).width } }
    let widths = frames(in: filling.solve(for: .init(width: proposal.width), in: environment))
    return zip(views, widths).map { view, frame in
      item(view).size(for: .init(width: max(0, frame.width)), in: environment).height
    }
  }

  /// Returns the lengths of views that do not fit with their gaps: they shrink by their priorities.
  private func shrunk(to proposal: ContentProposal, gaps: [CGFloat]) -> [CGFloat] {
    let solution = content(lengths: nil, gaps: gaps).solve(for: proposal, in: environment)
    return frames(in: solution).map { isHorizontal ? $0.width : $0.height }
  }

  // MARK: Content

  /// Returns the stack as content.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the views along the axis, in points; nil for those that they take.
  ///   - gaps: The distances after the views but the last, in points.
  private func content(lengths: [CGFloat]?, gaps: [CGFloat]) -> Content {
    let baselines = baselineInsets
    let items = views.enumerated().map { index, view in
      var item = item(view)
      if let length = lengths?[index] {
        item = StackItem(view, measurements).content(
          of: item, length: length, isHorizontal, in: environment)
      }
      item.id = "\(index)"
      if let baselines { item.placement.padding = baselines[index] }
      let gap = index < gaps.count ? gaps[index] : 0
      if isHorizontal {
        item.placement.padding.trailing = gap
      } else {
        item.placement.padding.bottom = gap
      }
      return item
    }
    return Content(
      kind: .stack(ContentStack(arrangement, insets: AdaptiveInsets(insets), items: items)))
  }

  /// Returns a view as content: a nested stack that fills, or a leaf.
  private func item(_ view: UIView) -> Content {
    if let inner = view as? UIStackView, inner.distribution == .fill,
      !inner.hasLengthConstraint, !inner.isSolved
    {
      return StackArrangement(of: inner, measurements).filling
    }
    return StackItem(view, measurements).leaf
  }

  private var arrangement: ContentStack.Arrangement {
    if isHorizontal {
      let alignment: StackVerticalAlignment =
        switch stack.alignment {
        case .fill: .fill
        case .leading, .firstBaseline: .top
        case .center: .center
        case .trailing, .lastBaseline: .bottom
        }
      return .horizontal(alignment: alignment, reflow: .init(reflowsForAccessibility: false))
    }
    let alignment: StackHorizontalAlignment =
      switch stack.alignment {
      case .fill, .firstBaseline, .lastBaseline: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return .vertical(alignment: alignment)
  }

  /// The space above or below each view that puts the baselines of a row at one height; nil for
  /// other alignments.
  private var baselineInsets: [DirectionalEdgeInsets]? {
    guard isHorizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else {
      return nil
    }
    let isFirst = stack.alignment == .firstBaseline
    let distances = views.map { view in
      let baselines = measurements.baselines(of: view, in: natural(view))
      return isFirst ? baselines.first : baselines.last
    }
    let greatest = distances.max() ?? 0
    return distances.map { distance in
      isFirst
        ? DirectionalEdgeInsets(top: greatest - distance)
        : DirectionalEdgeInsets(bottom: greatest - distance)
    }
  }
}
