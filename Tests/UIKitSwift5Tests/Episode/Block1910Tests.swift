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

// 19:10
extension Layout {
    func apply(containerWidth: CGFloat) -> [UIView] {
        var result: [UIView] = []
        var origin: CGPoint = .zero
        var current: Layout = self
        var lineHeight: CGFloat = 0
        while true {
            switch current {
            case let .view(v, rest):
                result.append(v) // filled in
                let availableWidth = containerWidth - origin.x // filled in
                let size = v.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)) // filled in
                v.frame = CGRect(origin: origin, size: size) // filled in
                lineHeight = max(lineHeight, size.height)
                origin.x += size.width
                current = rest
            case let .newline(rest):
                origin.x = 0
                origin.y += lineHeight
                lineHeight = 0
                current = rest
            case let .choice(first, _): current = first // filled in
            case .empty: return result // filled in
            } // filled in
        }
    }
}

/// Applying the Layout: new lines.
@MainActor
@Suite struct Block1910Tests {
  /// The second line begins below the title, which has two lines in 191 points.
  @Test func aNewlineBeginsBelowTheHighestView() {
    let sample = Sample()
    let layout = Layout.view(sample.title, .newline(
      Layout.view(sample.number, Layout.view(sample.date, .empty))))
    let host = Host { layout.apply(containerWidth: $0) }
    expect(
      host, in: 191,
      [
        sample.title: CGRect(x: 0, y: 0, width: 191, height: 40),
        sample.number: CGRect(x: 0, y: 40, width: 80, height: 18),
        sample.date: CGRect(x: 80, y: 40, width: 110, height: 18),
      ])
    expectFlow(
      [
        .view(sample.content("title")), .newline(0), .view(sample.content("number")),
        .view(sample.content("date")),
      ], of: host, sample, in: 191)
  }
}
