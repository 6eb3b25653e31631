import CompositionalUIKit
import Testing

// Code as written for UIKit, on the main actor; most of it only has to compile.

private final class TextCell: UICollectionViewCell {
  static let reuseIdentifier = "text-cell-reuse-identifier"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) { fatalError("not implemented") }

  override var isSelected: Bool {
    didSet { label.textColor = isSelected ? .tintColor : .label }
  }

  private func configure() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.textAlignment = .center
    contentView.addSubview(label)
    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    backgroundColor = UIColor(red: 100.0 / 255, green: 149.0 / 255, blue: 237.0 / 255, alpha: 1)
  }
}

private final class Badge: UIView {
  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { fatalError("not implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}

private final class GridViewController: UIViewController {
  private(set) var cell: TextCell! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Grid"
    view.backgroundColor = .systemBackground
    cell = TextCell(frame: view.bounds)
    cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cell)
  }
}

/// On the main actor: code that owns a screen.
@MainActor
private final class Screen {
  let controller = GridViewController()
  private let spacing = UIFontMetrics.default.scaledValue(for: 10)

  var columns: Int { UIDevice.current.userInterfaceIdiom == .pad ? 5 : 3 }

  func show(in size: CGSize) {
    controller.view.frame = CGRect(origin: .zero, size: size)
    UIView.animate(withDuration: 0.3) {
      controller.cell.label.text = "\(columns) at \(spacing)"
      controller.cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
  }
}

/// The arithmetic of a provider.
@MainActor
private func columns(in bounds: CGRect, at path: IndexPath) -> Int {
  let safe = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  let wide = safe.width > 600 || UIDevice.current.orientation.isLandscape
  let line = UIFont.preferredFont(forTextStyle: .body).lineHeight * UIScreen.main.scale
  return path.section == 0 && line > 1 ? (wide ? 5 : 3) : 1
}

@MainActor
@Suite struct StandInIsolationTests {
  @Test func onTheMainActor() {
    let screen = Screen()
    screen.show(in: CGSize(width: 500, height: 300))
    let cell = screen.controller.cell
    #expect(cell?.bounds == CGRect(x: 0, y: 0, width: 500, height: 300))
    #expect(cell?.frame == CGRect(x: 125, y: 75, width: 250, height: 150))
    #expect(cell?.label.text == "3 at 10.0")
    #expect(columns(in: screen.controller.view.bounds, at: IndexPath(item: 0, section: 0)) == 3)
  }

  @Test func registeredClassesAreMadeByTheirFrame() {
    let classes: [UICollectionReusableView.Type] = [TextCell.self, UICollectionViewListCell.self]
    let made = classes.map {
      $0.init(reuseIdentifier: "id", frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect((made[0] as? TextCell)?.label.superview === (made[0] as? TextCell)?.contentView)
    #expect(made[1] is UICollectionViewListCell)
    #expect(made.allSatisfy { $0.reuseIdentifier == "id" && $0.bounds.width == 9 })
  }

  @Test func colorsBelongToNoActor() async {
    let task = Task.detached { UIColor.red.withAlphaComponent(0.5) }
    #expect(await task.value == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func arithmeticAndBadges() {
    let wide = CGRect(x: 0, y: 0, width: 700, height: 100)
    #expect(columns(in: wide, at: IndexPath(item: 0, section: 0)) == 5)
    #expect(columns(in: wide, at: IndexPath(item: 0, section: 1)) == 1)
    let badge = Badge()
    badge.frame.size = CGSize(width: 20, height: 20)
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerRadius == 10)
  }
}
