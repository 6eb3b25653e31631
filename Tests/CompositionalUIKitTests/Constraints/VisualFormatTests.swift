import CompositionalUIKit
import Testing

/// Constraints that are drawn as text.
@MainActor
@Suite struct VisualFormatTests {
  private let view = UIView(frame: CGRect(0, 0, 300, 200))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  init() {
    for child in [a, b, c] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
  }

  private var names: [String: Any] { ["a": a, "b": b, "c_2": c] }

  private func formulas(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: names)
    return made.map { made in
      func name(_ item: AnyObject?) -> String {
        item === a ? "a" : item === b ? "b" : item === c ? "c" : item === view ? "|" : "?"
      }
      let sign = [-1: "<=", 0: "==", 1: ">="][made.relation.rawValue] ?? ""
      let right =
        made.secondItem == nil ? "" : "\(name(made.secondItem)).\(made.secondAttribute) + "
      let priority = made.priority == .required ? "" : " @\(Int(made.priority.rawValue))"
      return
        "\(name(made.firstItem)).\(made.firstAttribute) \(sign) \(right)\(made.constant)\(priority)"
    }
  }

  /// The examples of Apple's appendix, with other names.
  @Test func theExamples() {
    #expect(formulas("[a]-[b]") == ["b.leading == a.trailing + 8.0"])
    #expect(formulas("[a(>=50)]") == ["a.width >= 50.0"])
    #expect(
      formulas("|-50-[a]-50-|") == [
        "a.leading == |.leading + 50.0", "|.trailing == a.trailing + 50.0",
      ])
    #expect(formulas("V:[a]-10-[b]") == ["b.top == a.bottom + 10.0"])
    #expect(formulas("[a][b]") == ["b.leading == a.trailing + 0.0"])
    #expect(formulas("[a(100@20)]") == ["a.width == 100.0 @20"])
    #expect(formulas("H:[a(==b)]") == ["a.width == b.width + 0.0"])
    #expect(formulas("[a(>=70,<=100)]") == ["a.width >= 70.0", "a.width <= 100.0"])
    #expect(
      formulas("|-[a]-[b]-[c_2(>=20)]-|") == [
        "a.leading == |.leadingMargin + 0.0", "b.leading == a.trailing + 8.0",
        "c.leading == b.trailing + 8.0", "c.width >= 20.0", "|.trailingMargin == c.trailing + 0.0",
      ])
  }

  @Test func metricsAndRelations() {
    #expect(
      formulas(
        "V:|-(>=top@low)-[a(h)]-(-4)-[b(<=a@99)]", metrics: ["top": 3, "low": 251.0, "h": 20]) == [
          "a.top >= |.top + 3.0 @251", "a.height == 20.0", "b.top == a.bottom + -4.0",
          "b.height <= a.height + 0.0 @99",
        ])
    #expect(formulas("[a]-gap-[b]", metrics: ["gap": 5]) == ["b.leading == a.trailing + 5.0"])
  }

  @Test func optionsAlignAndTurn() {
    #expect(
      formulas("[a]-1-[b]-2-[c_2]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing + 1.0", "c.leading == b.trailing + 2.0", "a.top == b.top + 0.0",
        "b.top == c.top + 0.0", "a.lastBaseline == b.lastBaseline + 0.0",
        "b.lastBaseline == c.lastBaseline + 0.0",
      ])
    #expect(formulas("|-4-[a]", .directionLeftToRight) == ["a.left == |.left + 4.0"])
    #expect(
      formulas("|-4-[a]-5-[b]", .directionRightToLeft) == [
        "|.right == a.right + 4.0", "a.left == b.right + 5.0",
      ])
  }

  @Test func theyAreSolved() {
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    let options = NSLayoutConstraint.FormatOptions.alignAllCenterY
    for format in ["H:|-[a]-10-[b(a)]-|", "V:|-5-[a(40)]", "V:[b(20)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: format.hasPrefix("H") ? options : [], metrics: nil,
          views: names))
    }
    view.layoutIfNeeded()
    #expect([a.frame, b.frame] == [CGRect(20, 5, 120, 40), CGRect(150, 15, 120, 20)])
  }

  /// Each mistake and the place to which the error points.
  @Test(arguments: [
    ("V|[a]|", 1, "Expected ':' after the orientation."),
    ("", 0, "Expected '[' of a view."), ("|", 1, "Expected '[' of a view."),
    ("[x]", 1, "x is no view."), ("[a", 2, "Expected ']' after the view."),
    ("[]", 1, "Expected the name of a view."), ("[a]-gap-[b]", 4, "gap is no metric."),
    ("[a]-8[b]", 5, "Expected '-' after the distance."),
    ("[a]--8-[b]", 4, "Expected a distance from 0. Put it in parentheses."),
    ("[a]-(8-[b]", 6, "Expected ')' or ','."), ("[a(=5)]", 4, "Expected '==', '<=' or '>='."),
    ("[a(5@)]", 5, "Expected a priority."),
    ("[a(5@1001)]", 5, "A priority is above 0 and at most 1000."),
    ("[a]-8-", 6, "Expected '[' of a view or '|' of the superview."),
    ("|[a]|[b]", 5, "Expected the end of the text."),
    ("[a] [b]", 3, "Expected '[' of a view or '|' of the superview."),
  ])
  func mistakes(_ format: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.parsing(visualFormat: format, views: names)
    }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
    let mark = String(repeating: " ", count: offset) + "^"
    #expect(error?.description == "\(message)\n\(format)\n\(mark)")
  }

  @Test func viewsWithoutASuperview() {
    let lonely = UIView()
    #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.parsing(visualFormat: "|[lonely]", views: ["lonely": lonely])
    }
  }
}
