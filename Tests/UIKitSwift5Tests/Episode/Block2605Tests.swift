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

// 26:05
extension Layout {
    func apply(containerWidth: CGFloat) -> [UIView] {
        var result: [UIView] = [] // filled in
        var origin: CGPoint = .zero
        var current: Layout = self
        var lineHeight: CGFloat = 0 // filled in
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
                if first.fits(currentX: origin.x, containerWidth: containerWidth) {
                    current = first
                } else {
                    current = second
                }
            case .empty: return result // filled in
            } // filled in
        }
    }
}

// 27:06, 28:08, 29:00, 29:15 and 30:06: one function.
extension Layout {
    func fits(currentX: CGFloat, containerWidth: CGFloat) -> Bool {
        var x = currentX
        var current: Layout = self
        while true {
            switch current {
            case let .view(v, rest):
                let availableWidth = containerWidth - x
                let size = v.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude))
                x += size.width
                if x >= containerWidth { return false }
                current = rest
            case let .newline(rest):
                x = 0
                current = rest
            case let .choice(first, second):
                if first.fits(currentX: x, containerWidth: containerWidth) {
                    return true
                } else {
                    current = second
                }
            case .empty:
                return true
            }
        }
    }
}

/// Choosing between Layout Options.
@MainActor
@Suite struct Block2605Tests {
  /// The first option that fits: an exact fit of 190 points does not.
  @Test func theOptionThatFitsIsTaken() {
    let sample = Sample()
    let horizontal = Layout.view(sample.number, Layout.view(sample.date, .empty))
    let vertical = Layout.view(sample.number, .newline(Layout.view(sample.date, .empty)))
    let layout = Layout.view(sample.title, .newline(.choice(horizontal, vertical)))
    let host = Host { layout.apply(containerWidth: $0) }
    expectSample(host, sample)
  }

  // 27:06: the width at hand is that of the container from the current x on.
  @Test func theFirstLineBeginsAtTheCurrentX() {
    let sample = Sample()
    let layout = Layout.view(sample.number, .empty)
    #expect(layout.fits(currentX: 239, containerWidth: 320))
    #expect(!layout.fits(currentX: 240, containerWidth: 320))
  }

  // 28:08.
  @Test func aViewThatExceedsTheWidthDoesNotFit() {
    let sample = Sample()
    let layout = Layout.view(sample.number, .view(sample.date, .empty))
    #expect(layout.fits(currentX: 0, containerWidth: 191))
    #expect(!layout.fits(currentX: 0, containerWidth: 190))
  }

  // 29:00.
  @Test func aNewlineBeginsAtZero() {
    let sample = Sample()
    let layout = Layout.newline(.view(sample.number, .empty))
    #expect(layout.fits(currentX: 100, containerWidth: 100))
  }

  // 29:15.
  @Test func aChoiceFitsIfOneOptionDoes() {
    let sample = Sample()
    let (wide, narrow) = (Layout.view(sample.date, .empty), Layout.view(sample.number, .empty))
    #expect(Layout.choice(wide, narrow).fits(currentX: 0, containerWidth: 100))
    #expect(!Layout.choice(wide, narrow).fits(currentX: 30, containerWidth: 100))
  }

  // 30:06.
  @Test func theEndAlwaysFits() {
    #expect(Layout.empty.fits(currentX: 500, containerWidth: 100))
  }
}
