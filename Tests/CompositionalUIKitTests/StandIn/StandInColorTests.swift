import CompositionalUIKit
import Testing

/// Colors are compared by components and names.
@MainActor
@Suite struct StandInColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func equality() {
    #expect(UIColor.black == UIColor(white: 0, alpha: 1))
    #expect(UIColor.black.hash == UIColor(red: 0, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.black != UIColor.clear)
    #expect(UIColor.red != UIColor.systemRed)
    #expect(UIColor(named: "Accent") == UIColor(named: "Accent"))
    #expect(UIColor(named: "Accent") != UIColor(named: "Ground"))
    #expect(UIColor(named: "Accent")?.withAlphaComponent(0.5) != UIColor(named: "Accent"))
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test func parts() {
    #expect(components(.orange.withAlphaComponent(0.25)) == [1, 0.5, 0, 0.25])
    let bytes = components(.systemGray6).map { ($0 * 255).rounded() }
    #expect(bytes == [242, 242, 247, 255])
    #expect(UIColor.blue.cgColor.components == [0, 0, 1, 1])
    #expect(UIColor(cgColor: UIColor.cyan.cgColor) == .cyan)
    #expect(UIColor(named: "Accent")?.getRed(nil, green: nil, blue: nil, alpha: nil) == false)
    #expect(NSColor.white == UIColor.white)
  }

  @Test(
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (0.5, 1, 1, [0, 1, 1]), (0.25, 1, 1, [0.5, 1, 0]), (0.75, 0.5, 1, [0.75, 0.5, 1]),
      (0.3, 0, 0.4, [0.4, 0.4, 0.4]), (1, 1, 0.5, [0.5, 0, 0]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func colorCircle(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    for (actual, wanted) in zip(components(color), expected) {
      #expect(abs(actual - wanted) < 1e-9)
    }
  }

  @Test func descriptions() {
    #expect(
      UIColor.orange.description == "<UIColor: red 1, green 0.5, blue 0, alpha 1>")
    #expect(UIColor(named: "Accent")?.description == "<UIColor: Accent, alpha 1>")
  }
}
