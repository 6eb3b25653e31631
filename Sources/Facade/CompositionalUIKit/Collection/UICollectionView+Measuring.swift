import Compositional
import Foundation

// Views that say how large they want to be.

extension UICollectionView {
  /// The invalidation of cells whose content changes size.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled = 0
    /// On request of a cell.
    case enabled = 1
    /// On request of a cell, or if its constraints change.
    case enabledIncludingConstraints = 2
  }

  /// Asks the visible views with estimated sizes for their sizes, from the top down (rule 2.8.5).
  ///
  /// The layout is solved after each answer.
  ///
  /// - Parameters:
  ///   - viewport: The viewport; what is above it keeps its place on screen.
  ///   - anchor: The anchor of the change that has made the elements visible; nil to choose one.
  ///   - limit: The most answers.
  func measureViews(
    in viewport: Viewport, anchor: ScrollAnchor?, atMost limit: Int
  ) -> LayoutChange {
    show(viewport)
    guard let layout = compositionalLayout else { return measureOtherLayout(atMost: limit) }
    var change = LayoutChange(
      contentSize: layout.preparedValue?.contentSize ?? .zero)
    guard let dataSource, !isMeasuring else { return change }
    phases.insert(.measuring)
    defer { phases.remove(.measuring) }
    pending.measuring = false
    var pass = MeasuringPass(in: viewport, keeping: .top, anchor: anchor)
    while !change.reaches(limit), let value = layout.preparedValue,
      let proposal = pass.next(in: value), pass.mayAsk(proposal.id)
    {
      var moved: ElementIndexPath?
      var asked: MeasurementProposal? = proposal
      // A cell that its own size brings into another group has another size to fit there.
      repeat {
        guard let proposal = asked else { break }
        let size = preferredSize(for: proposal, of: layout, from: dataSource)
        let step = layout.record(ElementMeasurement(proposal.id, size))
        change.measuredElements += 1
        guard let step else { break }
        change.note(workOf: step)
        moved = [moved, step.firstMoved].compactMap { $0 }.min()
        change.contentSize = step.contentSize
        asked = layout.preparedValue?.measurementProposal(for: proposal.id)
        if asked?.asksTheSame(as: proposal) == true { break }
      } while pass.mayAsk(proposal.id)
      change.firstMoved = [change.firstMoved, moved].compactMap { $0 }.min()
      guard let value = layout.preparedValue else { continue }
      let offset = pass.viewport.contentOffset
      pass.follow(value, moved: moved)
      if pass.viewport.contentOffset != offset { show(pass.viewport) }
    }
    change.contentOffsetAdjustment = pass.contentOffsetAdjustment
    // The views that were asked have the sizes that they had to fit, and others have moved.
    if change.measuredElements > 0 { pending.moving = true }
    return change
  }

  /// Returns the size that the view of an element prefers, for another simulation of the layout.
  ///
  /// The data source makes the view, which is not shown.
  ///
  /// - Parameter proposal: The size to fit and the axes to measure.
  package func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    guard let dataSource, !isMeasuring else { return PreferredSize() }
    phases.insert(.measuring)
    defer { phases.remove(.measuring) }
    let attributes = UICollectionViewLayoutAttributes(
      LayoutAttributes(id: proposal.id, frame: CGRect(origin: .zero, size: proposal.size)))
    if proposal.measuresWidth { attributes.measuredAxes.append(.horizontal) }
    if proposal.measuresHeight { attributes.measuredAxes.append(.vertical) }
    let view = view(for: attributes, from: dataSource)
    view.take(attributes)
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let size = view.preferredLayoutAttributesFitting(attributes).size
    recycle(view)
    return answer(size, of: view, proposed: proposal.size)
  }

  /// Asks the view of an element, which it makes if there is none, for its size.
  private func preferredSize(
    for proposal: MeasurementProposal, of layout: UICollectionViewCompositionalLayout,
    from dataSource: UICollectionViewDataSource
  ) -> PreferredSize {
    guard let attributes = layout.attributesToMeasure(proposal) else { return PreferredSize() }
    if shown[proposal.id] != nil {
      move(proposal.id, to: attributes)
    } else {
      during(.showing) { show(view(for: attributes, from: dataSource), attributes) }
    }
    guard let view = shown[proposal.id]?.view else { return PreferredSize() }
    view.isFittedByConstraints = false
    // A view may change what it is given.
    let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let fitted = view.preferredLayoutAttributesFitting(given)
    noteConstraints(of: view, attributes)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: fitted, withOriginalAttributes: attributes)
    else { return PreferredSize() }
    return answer(fitted.size, of: view, proposed: attributes.size)
  }

  /// Returns the size that a view answers.
  ///
  /// A length that is the proposed one is left out: it is no answer. So is a length that cannot be
  /// laid out, which is noted. The view keeps its own.
  private func answer(
    _ size: CGSize, of view: UICollectionReusableView, proposed: CGSize
  ) -> PreferredSize {
    func isUsable(_ length: CGFloat) -> Bool { length >= 0 && length <= .longest }
    func answer(_ length: CGFloat, _ proposed: CGFloat) -> CGFloat? {
      isUsable(length) && length != proposed ? length : nil
    }
    if !isUsable(size.width) || !isUsable(size.height) {
      let problem =
        "\(type(of: view)) prefers \(points: size.width) x \(points: size.height) points, which "
        + "cannot be laid out, and keeps its length. Answer finite lengths from zero."
      note(problem) { problem }
    }
    return PreferredSize(
      width: answer(size.width, proposed.width), height: answer(size.height, proposed.height))
  }

  /// Lets an element be measured again, whose view has other content now.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isAsked: True if the view asks for it, false if only a view inside it has changed.
  func viewDidChangeSize(_ view: UICollectionReusableView, isAsked: Bool) {
    guard
      selfSizingInvalidation == .enabledIncludingConstraints
        || isAsked && selfSizingInvalidation == .enabled
    else { return }
    guard !isMeasuring, !isShowing, !isFollowing,
      let id = shown.first(where: { $0.value.view === view })?.key
    else { return }
    measureAgain([id])
  }

  /// Lets elements be measured again in the next layout pass.
  func measureAgain(_ elements: [ElementID]) {
    for id in elements {
      compositionalLayout?.forgetMeasurement(of: id)
      askedElements.remove(id)
    }
    pending.measuring = true
    simulator.setNeedsLayout()
    setNeedsLayout()
  }
}
