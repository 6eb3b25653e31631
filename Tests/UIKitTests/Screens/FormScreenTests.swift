import Foundation
import Testing
import UIKit

/// A screen of forms as an app for iOS has it: fields, buttons, switches and segments in cells that size
/// themselves, below a large title, in the dark.
///
/// The numbers are recorded or published ones of UIKit: a field is 22 points high, or 34 with a round border, a
/// system button 30, one with a configuration 34.333, segments 32, a stepper 94 x 32, a switch 51 x 31 (63 x 28 on
/// iOS 26), and a large title 52 more than the bar of 44 (54 on iOS 26).
@MainActor
@Suite(.serialized) struct FormScreenTests {
  /// A cell with views below each other, 10 points around and between them.
  private final class ColumnCell: UICollectionViewCell {
    private(set) var views: [UIView] = []

    func show(_ views: [UIView]) {
      for view in self.views { view.removeFromSuperview() }
      self.views = views
      var above = contentView.topAnchor
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: above, constant: 10),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        ])
        above = view.bottomAnchor
      }
      contentView.bottomAnchor.constraint(equalTo: above, constant: 10).isActive = true
    }
  }

  /// A cell with a title and a control at the end, 8 points above and below the higher one.
  private final class RowCell: UICollectionViewCell {
    let title = UILabel()
    private(set) var control = UIView()

    func show(_ text: String, _ control: UIView) {
      self.control = control
      title.text = text
      title.textColor = .label
      let row = UIStackView(arrangedSubviews: [title, control])
      row.alignment = .center
      row.spacing = 8
      row.translatesAutoresizingMaskIntoConstraints = false
      control.setContentHuggingPriority(.required, for: .horizontal)
      control.setContentCompressionResistancePriority(.required, for: .horizontal)
      contentView.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }
  }

  private final class FormController: UIViewController {
    enum Row: Int, CaseIterable {
      case name, account, notifications, copies, kind, save
    }

    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!
    var taps: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Form"
      view.backgroundColor = .systemBackground
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16)
      collectionView = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
      let columns = UICollectionView.CellRegistration<ColumnCell, Row> {
        [unowned self] cell, _, row in
        cell.show(self.column(of: row))
      }
      let rows = UICollectionView.CellRegistration<RowCell, Row> { cell, _, row in
        if row == .copies {
          cell.show("Copies", UIStepper())
        } else {
          cell.show("Notifications", UISwitch())
        }
      }
      dataSource = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
        view, path, row in
        row == .notifications || row == .copies
          ? view.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
          : view.dequeueConfiguredReusableCell(using: columns, for: path, item: row)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
      snapshot.appendSections([0])
      snapshot.appendItems(Row.allCases)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func column(of row: Row) -> [UIView] {
      let field = UITextField()
      field.textColor = .label
      switch row {
      case .name:
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        return [field]
      case .account:
        field.placeholder = "Account"
        let button = UIButton(type: .system)
        button.setTitle("Forgot the password", for: .normal)
        button.addAction(
          UIAction { [weak self] _ in self?.taps.append("forgot") }, for: .touchUpInside)
        return [field, button]
      case .kind: return [UISegmentedControl(items: ["Home", "Work"])]
      case .notifications, .copies: return []
      case .save:
        var look = UIButton.Configuration.filled()
        look.title = "Save"
        return [
          UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in self?.taps.append("save") })
        ]
      }
    }
  }

  private func shown() -> (UIWindow, FormController) {
    let form = FormController()
    let navigation = UINavigationController(rootViewController: form)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: .zero)
    window.simulation.resize(toDevice: "iPhone 15")
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, form)
  }

  private func frames(_ form: FormController, in window: UIWindow) -> [CGRect] {
    form.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map {
      $0.convert($0.bounds, to: nil)
    }
  }

  private func expect(
    _ frames: [CGRect], at top: CGFloat, heights: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(frames.count == heights.count, sourceLocation: sourceLocation)
    var y = top
    for (frame, height) in zip(frames, heights) {
      #expect(
        frame.minX == 16 && frame.width == 361 && abs(frame.minY - y) < 0.01
          && abs(frame.height - height) < 0.01, "\(frame), not at \(y) and \(height) high",
        sourceLocation: sourceLocation)
      y += height + 8
    }
  }

  /// 10 + 34 + 10; 10 + 22 + 10 + 30 + 10; 8 + 31 + 8; 8 + 32 + 8; 10 + 32 + 10; 10 + 34.333 + 10.
  @Test func framesOfAForm() throws {
    let (window, form) = shown()
    defer { window.isHidden = true }
    expect(frames(form, in: window), at: 155, heights: [54, 82, 47, 48, 52, 163 / 3])
    let view = form.collectionView!
    #expect(view.contentOffset.y == -155 && view.adjustedContentInset.bottom == 34)
    // 59 above the bar of 44, then the title of 52.
    #expect(
      form.navigationController?.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    let account = try #require(view.cellForItem(at: [0, 1]) as? ColumnCell)
    #expect(account.views[0].frame == CGRect(x: 10, y: 10, width: 341, height: 22))
    #expect(account.views[1].frame == CGRect(x: 10, y: 42, width: 341, height: 30))
    let row = try #require(view.cellForItem(at: [0, 2]) as? RowCell)
    #expect(
      row.control.convert(row.control.bounds, to: row)
        == CGRect(x: 300, y: 8, width: 51, height: 31))
    let copies = try #require(view.cellForItem(at: [0, 3]) as? RowCell)
    #expect(
      copies.control.convert(copies.control.bounds, to: copies)
        == CGRect(x: 257, y: 8, width: 94, height: 32))
    #expect(copies.title.convert(copies.title.bounds, to: copies).minX == 10)
    #expect(view.simulation.sizingProblems == [] && window.simulation.layoutProblems == [])
  }

  @Test func theSystemOfToday() {
    UIDevice.current.simulation.systemVersion = "26.1"
    defer { UIDevice.current.simulation.systemVersion = nil }
    let (window, form) = shown()
    defer { window.isHidden = true }
    // 59 + 54 + 52; a switch is 28 high.
    expect(frames(form, in: window), at: 165, heights: [54, 82, 44, 48, 52, 163 / 3])
  }

  @Test func colorsAreDark() throws {
    let (window, form) = shown()
    defer { window.isHidden = true }
    #expect(form.traitCollection.userInterfaceStyle == .dark)
    let row = try #require(form.collectionView.cellForItem(at: [0, 2]) as? RowCell)
    let color = row.title.textColor.resolvedColor(with: row.title.traitCollection)
    #expect(color.cgColor.components == [1, 1, 1, 1])
    let background = try #require(form.view.backgroundColor)
    #expect(
      background.resolvedColor(with: form.traitCollection).cgColor.components == [0, 0, 0, 1])
  }

  /// Text of a third more makes the fields and titles higher, and a touch arrives.
  @Test func largerTextAndTouches() throws {
    let (window, form) = shown()
    defer { window.isHidden = true }
    let save = try #require(form.collectionView.cellForItem(at: [0, 5]) as? ColumnCell)
    (save.views[0] as? UIButton)?.simulation.touch()
    let account = try #require(form.collectionView.cellForItem(at: [0, 1]) as? ColumnCell)
    (account.views[1] as? UIButton)?.simulation.touch()
    #expect(form.taps == ["save", "forgot"])
    window.simulation.rotate(to: .landscapeLeft)
    // The sides keep 59 points free, and the low bar of 32 has no large title.
    let frame = form.collectionView.cellForItem(at: [0, 0])?.convert(
      CGRect(x: 0, y: 0, width: 1, height: 1), to: nil)
    #expect(frame?.minX == 75 && frame?.minY == 32)
  }
}
