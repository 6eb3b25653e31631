// swift-format-ignore-file
// The code of the episode, word for word; each ellipsis is filled in.

import CompositionalContent
import Testing
import UIKit

// 07:19
private indirect enum Layout {
    case view(UIView, Layout)
    case newline(Layout)
    case choice(Layout, Layout)
    case empty
}

// 21:15
extension Layout {
    func apply(containerWidth: CGFloat) -> [UIView] {
        var result: [UIView] = []
        var origin: CGPoint = .zero
        var current: Layout = self
        var lineHeight: CGFloat = 0
        while true {
            switch current {
            case let .view(v, rest): // filled in
                result.append(v) // filled in
                let availableWidth = containerWidth - origin.x // filled in
                let size = v.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)) // filled in
                v.frame = CGRect(origin: origin, size: size) // filled in
                lineHeight = max(lineHeight, size.height) // filled in
                origin.x += size.width // filled in
                current = rest // filled in
            case let .newline(rest): // filled in
                origin.x = 0 // filled in
                origin.y += lineHeight // filled in
                lineHeight = 0 // filled in
                current = rest // filled in
            case let .choice(first, second):
                current = first // todo
                _ = second // filled in
            case .empty: return result // filled in
            } // filled in
        }
    }
}

/// Applying the Layout: the first option.
@MainActor
@Suite struct Block2115Tests {
  /// So far the first option is taken even if it does not fit: 190 of 150 points.
  @Test func theFirstOptionIsTaken() {
    let sample = Sample()
    let horizontal = Layout.view(sample.number, Layout.view(sample.date, .empty))
    let vertical = Layout.view(sample.number, .newline(Layout.view(sample.date, .empty)))
    let layout = Layout.choice(horizontal, vertical)
    let host = Host { layout.apply(containerWidth: $0) }
    expect(
      host, in: 150,
      [
        sample.number: CGRect(x: 0, y: 0, width: 80, height: 18),
        sample.date: CGRect(x: 80, y: 0, width: 110, height: 18),
      ])
    expectFlow(
      [.view(sample.content("number")), .view(sample.content("date"))], of: host, sample, in: 150)
  }
}
