import Testing
import UIKit

/// The background of a selected cell is there while the cell is selected or highlighted.
@MainActor @Suite struct CellBackgroundTests {
  @Test func backgroundsOfACell() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (plain, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    cell.isHighlighted = true
    #expect(cell.subviews == [selected, cell.contentView] && selected.frame == cell.bounds)
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, selected, cell.contentView])
    cell.isHighlighted = false
    #expect(cell.subviews == [plain, cell.contentView])
    cell.frame.size.width = 200
    cell.isSelected = true
    #expect(cell.subviews == [plain, selected, cell.contentView] && selected.frame.width == 200)
    let other = UIView()
    cell.selectedBackgroundView = other
    #expect(cell.subviews == [plain, other, cell.contentView] && selected.superview == nil)
    cell.isSelected = false
    #expect(other.superview == nil && plain.superview === cell)
  }
}
