import AloeStackView
import Testing
import UIKit

/// Touches of rows, and what subclasses and protocols change.
@MainActor
@Suite struct RowTouchTests {
  private final class Row: UIView, Tappable, Highlightable {
    var log: [String] = []
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
    func didTapView() { log.append("didTapView") }
  }

  private final class PlainRow: UIView, SeparatorHiding {
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
  }

  private final class OwnCell: StackViewCell {
    var note = ""
  }

  private final class OwnList: AloeStackView {
    var order: [String] = []

    override func cellForRow(_ row: UIView) -> StackViewCell {
      order.append("cellForRow")
      let cell = OwnCell(contentView: row)
      cell.rowInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      return cell
    }

    override func configureCell(_ cell: StackViewCell) {
      order.append("configureCell")
      #expect(cell.rowInset == rowInset)
      (cell as? OwnCell)?.note = "configured"
      cell.rowInset.left = 40
    }
  }

  /// `didTapView()`, then the handler.
  @Test func order() {
    let (list, row) = (AloeStackView(), Row())
    list.addRow(row)
    list.setTapHandler(forRow: row) { $0.log.append("handler") }
    let window = show(list)
    list.touchDown(at: CGPoint(x: 100, y: 20))
    list.touchUp()
    #expect(row.log == ["didTapView", "handler"])
    list.setTapHandler(forRow: row, handler: nil)
    list.touchDown(at: CGPoint(x: 100, y: 20))
    list.touchUp()
    #expect(row.log == ["didTapView", "handler", "didTapView"] && window.bounds.width == 375)
  }

  /// The cell has the highlight color while the finger is inside.
  ///
  /// A finger lifted outside does not tap.
  @Test func highlight() throws {
    let (list, row) = (AloeStackView(), Row())
    list.rowBackgroundColor = .yellow
    list.addRow(row)
    let window = show(list)
    let cell = try #require(row.superview as? StackViewCell)
    let highlight = UIColor(red: 217 / 255, green: 217 / 255, blue: 217 / 255, alpha: 1)
    list.touchDown(at: CGPoint(x: 100, y: 20))
    #expect(cell.backgroundColor == highlight)
    list.touchMove(to: CGPoint(x: 100, y: 50))
    #expect(cell.backgroundColor == .yellow)
    list.touchMove(to: CGPoint(x: 100, y: 30))
    #expect(cell.backgroundColor == highlight)
    list.touchMove(to: CGPoint(x: 100, y: 50))
    list.touchUp()
    #expect(cell.backgroundColor == .yellow && row.log.isEmpty && window.bounds.width == 375)
  }

  /// A control in a row takes the touch.
  @Test func controls() {
    let (list, row, button) = (AloeStackView(), Row(), UIControl())
    row.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    list.addRow(row)
    let window = show(list)
    list.touchDown(at: CGPoint(x: 20, y: 20))
    list.touchUp()
    #expect(row.log.isEmpty)
    list.touchDown(at: CGPoint(x: 200, y: 20))
    list.touchUp()
    #expect(row.log == ["didTapView"] && window.bounds.width == 375)
  }

  /// Labels and images receive no touches of their own, as in UIKit.
  @Test func labelsTakeNoTouches() {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  /// The cell of a subclass gets the settings of the list, and then what `configureCell(_:)` says.
  @Test func ownCells() throws {
    let (list, row) = (OwnList(), Row())
    list.addRow(row)
    let window = show(list)
    #expect(list.order == ["cellForRow", "configureCell"])
    let cell = try #require(row.superview as? OwnCell)
    #expect(cell.note == "configured")
    #expect(row.frame == CGRect(x: 40, y: 12, width: 320, height: 20))
    #expect(window.bounds.width == 375)
  }

  /// A row may hide its separator itself.
  @Test func separatorHiding() throws {
    let (list, row) = (AloeStackView(), PlainRow())
    list.addRow(row)
    list.showSeparator(forRow: row)
    #expect(try #require(row.superview as? StackViewCell).isSeparatorHidden)
  }

  /// The row's own frame counts, without the insets around it.
  @Test func scrolling() {
    let list = AloeStackView()
    let rows = (0..<18).map { $0 % 3 == 1 ? Block(50, 40) : Block(50, 20) }
    list.addRows(rows)
    let window = show(list)
    #expect(list.contentSize.height == 912)
    list.scrollRowToVisible(rows[17], animated: false)
    #expect(list.contentOffset.y == 233)
    list.scrollRowToVisible(rows[10], animated: false)
    #expect(list.contentOffset.y == 233)
    list.scrollRowToVisible(rows[0], animated: true)
    #expect(list.contentOffset.y == 12 && window.bounds.height == 667)
  }
}
