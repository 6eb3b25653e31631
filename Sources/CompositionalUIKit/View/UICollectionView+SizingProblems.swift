import Compositional
import Foundation

// What is said about cells and headers whose constraints do not have the effect they have in UIKit.

extension UICollectionView {
  /// The most problems that are kept.
  private static let problemsAtMost = 100

  /// Notes the constraints of a view that its measurement did not need, and those that are missing.
  ///
  /// It has no effect for a view that has said its size without them.
  func noteConstraints(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard view.isFittedByConstraints, sizingProblems.count < Self.problemsAtMost else { return }
    let content = (view as? UICollectionViewCell)?.contentView ?? view
    noteMissingConstraints(of: view, content, attributes)
    for ignored in IgnoredConstraint.all(in: content) {
      note("\(type(of: view)) \(ignored.reason)") { ignored.problem(of: view) }
    }
  }

  private func noteMissingConstraints(
    of view: UICollectionReusableView, _ content: UIView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard attributes.measuredAxes.contains(.vertical), PinnedStack(in: content) == nil,
      let chain = ConstraintChain(in: content),
      chain.size(fitting: attributes.size.width).height == nil
    else { return }
    let name = "\(type(of: view))"
    note(name) {
      "\(name) keeps its estimated height: its constraints do not lead from the top to the bottom "
        + "of its content view by edges, constants and lengths. Add the missing ones, or override "
        + "sizeThatFits(_:) or preferredLayoutAttributesFitting(_:)."
    }
  }

  /// Notes a problem of sizes, once for each subject.
  ///
  /// - Parameters:
  ///   - subject: A text for what the problem is about.
  ///   - problem: Returns the sentence.
  func note(_ subject: String, _ problem: () -> String) {
    guard sizingProblems.count < Self.problemsAtMost, notedSubjects.insert(subject).inserted else {
      return
    }
    sizingProblems.append(problem())
  }
}
