import Foundation
import Testing
import UIKit

/// Names that stopped whole apps from compiling.
@MainActor @Suite struct OtherAppNameTests {
  @Test func namesOfLayersAndBars() {
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.isCumulative = true
    #expect(turn.isCumulative)
    let (layer, old, new, last) = (CALayer(), CALayer(), CAGradientLayer(), CALayer())
    layer.addSublayer(old)
    layer.addSublayer(last)
    new.type = .radial
    layer.replaceSublayer(old, with: new)
    #expect(layer.sublayers == [new, last] && old.superlayer == nil && new.type == .radial)
    let bar = UITabBar()
    (bar.backgroundImage, bar.shadowImage) = (UIImage(), UIImage())
    #expect(bar.backgroundImage != nil && bar.shadowImage != nil)
  }

  @Test func namesOfTexts() {
    let text = NSMutableAttributedString()
    #expect(text.length == 0)
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .bold).lineHeight
        == UIFont.systemFont(ofSize: 17, weight: .bold).lineHeight)
    let field = UITextField()
    var heard = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { heard += 1 } }
    field.simulation.type("a")
    NotificationCenter.default.removeObserver(token)
    #expect(heard == 1)
  }

  @Test func namesOfDefaultsAndNibs() throws {
    let defaults = try #require(UserDefaults(suiteName: "OtherAppNameTests"))
    defaults.setValue(7, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 7)
    defaults.removePersistentDomain(forName: "OtherAppNameTests")
    let table = UITableView()
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") != nil)
  }
}
