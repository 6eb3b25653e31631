import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// A row at the top of a window of 375 x 812 points and two pixels per point, as high as it needs.
///
/// Its margins are 16 points above and below, 24 at the sides: 327 points remain.
@MainActor
class Row<View: UIView> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let view: View

  init(_ view: View, _ category: UIContentSizeCategory = .large) {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layoutMargins = UIEdgeInsets(top: 16, left: 24, bottom: 16, right: 24)
    window.traitOverrides.displayScale = 2
    window.traitOverrides.preferredContentSizeCategory = category
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
  }

  var height: CGFloat {
    window.layoutIfNeeded()
    return view.frame.height
  }

  /// Expects views at places in the row, in points, and in those that content without views gives
  /// them; both to half a pixel.
  ///
  /// - Parameters:
  ///   - places: The views with the paths of their items and the frames worked by hand.
  ///   - content: The same layout without views.
  func expect(
    _ places: [(view: UIView?, path: String, frame: CGRect)], _ content: Content,
    _ category: UIContentSizeCategory = .large, location: SourceLocation = #_sourceLocation
  ) {
    window.layoutIfNeeded()
    let solution = content.solve(
      for: ContentProposal(width: 327), in: ContentEnvironment(contentSizeCategory: category))
    for (view, path, byHand) in places {
      let frame = view?.frame ?? .null
      #expect(
        isNear(frame, byHand, within: halfPixel), "\(path): \(frame), not \(byHand)",
        sourceLocation: location)
      let headless = solution.frame(at: path)?.offsetBy(dx: 24, dy: 16) ?? .null
      #expect(
        isNear(frame, headless, within: halfPixel), "\(path): \(frame), not \(headless)",
        sourceLocation: location)
    }
    #expect(
      abs(view.frame.height - solution.size.height - 32) <= 0.25, "\(view.frame)",
      sourceLocation: location)
    #expect(window.simulation.layoutProblems == [], sourceLocation: location)
  }
}

extension Row where View == UIView {
  convenience init(_ category: UIContentSizeCategory = .large) {
    self.init(UIView(frame: .zero), category)
  }
}

extension Content {
  /// The leaf of a view, of its natural size and with its priorities.
  @MainActor static func leaf(_ view: UIView?, _ id: some Hashable) -> Content {
    guard let view else { return Content(.fixed(.zero), id: "\(id)") }
    let size = view.intrinsicContentSize
    var rule = ContentLeaf.SizeRule.fixed(size)
    if let label = view as? UILabel {
      let (natural, line) = (size.width, label.font.lineHeight)
      let leading = label.font.leading
      let most = label.numberOfLines > 0 ? CGFloat(label.numberOfLines) : .infinity
      // Whole pixels of two per point, as a label has them.
      rule = .measured("text") { width in
        let room = width ?? .infinity
        let lines = min(most, max(1, (natural / room).rounded(.up)))
        let height = lines * line + (lines - 1) * leading
        return CGSize(width: min(natural, room), height: (height * 2).rounded(.up) / 2)
      }
    }
    func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> ContentPriorities
    {
      ContentPriorities(
        horizontal: Double(priority(.horizontal).rawValue),
        vertical: Double(priority(.vertical).rawValue))
    }
    return Content(
      rule, id: "\(id)", hugging: priorities(view.contentHuggingPriority(for:)),
      compression: priorities(view.contentCompressionResistancePriority(for:)))
  }

  /// A horizontal stack that stays so at the accessibility text sizes.
  static func hStackThatStays(
    alignment: StackVerticalAlignment = .fill, spacing: CGFloat = 0, id: String? = nil,
    _ items: [Content]
  ) -> Content {
    let reflow = ContentStack.Reflow(reflowsForAccessibility: false)
    let stack = ContentStack(
      .horizontal(alignment: alignment, reflow: reflow), spacing: spacing, items: items)
    return Content(kind: .stack(stack), id: id)
  }
}

extension LayoutGroup {
  /// The view of an item of the group or of a group in it.
  func view(_ dataIDs: AnyHashable...) -> UIView? {
    var found: Constrainable? = self
    for id in dataIDs { found = (found as? LayoutGroup)?.constrainable(with: id) }
    return found as? UIView
  }
}

/// Half a pixel of two per point, with room for rounding errors.
let halfPixel: CGFloat = 0.26
