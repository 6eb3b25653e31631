import CompositionalContent
import EpoxyLayoutGroups
import Testing

/// The code under the headings "StaticGroupItem" and "GroupItem without EpoxyableView", and that
/// under "Creating components inline in EpoxyCollectionView".
@MainActor
@Suite struct ItemTests {
  private final class StaticRow: UIView {
    private(set) var labels: [UILabel] = []

    init() {
      super.init(frame: .zero)
      // Block 09-StaticGroupItem
      let titleLabel = UILabel(frame: .zero)
      let subtitleLabel = UILabel(frame: .zero)

      let group = VGroup(spacing: 8) {
        StaticGroupItem(titleLabel)
        StaticGroupItem(subtitleLabel)
      }

      group.install(in: self)
      group.constrainToMargins()
      // End
      labels = [titleLabel, subtitleLabel]
      titleLabel.text = "Title"
      subtitleLabel.text = "Subtitle"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func staticGroupItem() {
    let row = Row(StaticRow())
    let labels = row.view.labels
    row.expect(
      [(labels[0], "0", rect(24, 16, 327, 20.5)), (labels[1], "1", rect(24, 44.5, 327, 20.5))],
      .vStack(spacing: 8, [.leaf(labels[0], 0), .leaf(labels[1], 1)]))
  }

  private final class MyComponent: UILabel, EpoxyableView {
    struct Style: Hashable { var lines: Int }
    struct Behaviors { var didTap: () -> Void }
    private(set) var behaviors: Behaviors?

    init(style: Style) {
      super.init(frame: .zero)
      numberOfLines = style.lines
    }

    required init?(coder: NSCoder) { nil }

    func setContent(_ content: String, animated: Bool) { text = content }
    func setBehaviors(_ behaviors: Behaviors?) { self.behaviors = behaviors }
  }

  @Test func epoxyableView() {
    var taps = 0
    let item =
      // Block 10-EpoxyableView
      MyComponent.groupItem(
        dataID: 1,
        content: "Component",
        behaviors: .init { taps += 1 },
        style: .init(lines: 2))
    // End
    let (row, group) = (Row(), VGroup(items: [item]))
    group.install(in: row.view)
    group.constrainToMargins()
    let view = group.view(1)
    row.expect([(view, "1", rect(24, 16, 327, 20.5))], .vStack([.leaf(view, 1)]))
    (view as? MyComponent)?.behaviors?.didTap()
    #expect(taps == 1 && (view as? MyComponent)?.numberOfLines == 2)
  }

  private enum DataID { case title }

  @Test func groupItemWithoutEpoxyableView() {
    let item =
      // Block 11-GroupItem
      GroupItem<UILabel>(
        dataID: DataID.title,
        params: UIFont.preferredFont(forTextStyle: .body),
        content: "This is some body copy",
        make: { params in
          let label = UILabel(frame: .zero)
          // this is required by LayoutGroups to ensure AutoLayout works as expected
          label.translatesAutoresizingMaskIntoConstraints = false
          label.font = params
          return label
        },
        setContent: { context, content in
          context.constrainable.text = content
        })
    // End
    let (row, group) = (Row(), VGroup(items: [item]))
    group.install(in: row.view)
    group.constrainToMargins()
    let view = group.view(DataID.title)
    row.expect([(view, "title", rect(24, 16, 327, 20.5))], .vStack([.leaf(view, DataID.title)]))
    #expect((view as? UILabel)?.text == "This is some body copy")
  }

  private enum RowDataID { case textRow, imageRow }
  private enum GroupDataID { case title, subtitle, image, verticalGroup }

  // Block 12-Items
  // swift-format-ignore
  var items: [ItemModeling] {
    [
      VGroupView.itemModel(
        dataID: RowDataID.textRow,
        content: .init {
          Label.groupItem(
            dataID: GroupDataID.title,
            content: "Title text",
            style: .title)
          Label.groupItem(
            dataID: GroupDataID.subtitle,
            content: "Subtitle text",
            style: .subtitle)
        },
        style: .init(
          vGroupStyle: .init(spacing: 8),
          layoutMargins: .init(top: 16, left: 24, bottom: 16, right: 24))),
      HGroupView.itemModel(
        dataID: RowDataID.imageRow,
        content: .init {
          ImageView.groupItem(
            dataID: GroupDataID.image,
            content: UIImage(systemName: "folder"),
            style: .init(size: .init(width: 32, height: 32), tintColor: .systemGreen))
            .verticalAlignment(.top)
          VGroupItem(
            dataID: GroupDataID.verticalGroup,
            style: .init(spacing: 8))
          {
            Label.groupItem(
              dataID: GroupDataID.title,
              content: "Title text",
              style: .title)
            Label.groupItem(
              dataID: GroupDataID.subtitle,
              content: "Subtitle text",
              style: .subtitle)
            }
        },
        style: .init(
          hGroupStyle: .init(spacing: 16),
          layoutMargins: .init(top: 16, left: 24, bottom: 16, right: 24)))
    ]
  }
  // End

  /// Each row is 16 + 20.5 + 8 + 18 + 16 points high, in a collection view that measures its cells.
  @Test func itemsInACollectionView() throws {
    let screen = ItemsController(items: items)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.traitOverrides.displayScale = 2
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let first = try #require(screen.view(0) as? VGroupView)
    let second = try #require(screen.view(1) as? HGroupView)
    #expect(screen.cell(0)?.frame == rect(0, 0, 375, 78.5))
    #expect(screen.cell(1)?.frame == rect(0, 78.5, 375, 78.5))
    let content = Content.vStack(
      spacing: 8,
      [
        .leaf(first.vGroup.view(GroupDataID.title), GroupDataID.title),
        .leaf(first.vGroup.view(GroupDataID.subtitle), GroupDataID.subtitle),
      ])
    let texts = content.solve(for: ContentProposal(width: 327))
    for (id, byHand) in [
      (GroupDataID.title, rect(24, 16, 327, 20.5)), (.subtitle, rect(24, 44.5, 327, 18)),
    ] {
      let frame = try #require(first.vGroup.view(id)).frame
      let headless = try #require(texts.frame(at: "\(id)")).offsetBy(dx: 24, dy: 16)
      #expect(
        isNear(frame, byHand, within: halfPixel) && isNear(frame, headless, within: halfPixel),
        "\(frame)")
    }
    let image = second.hGroup.view(GroupDataID.image)
    let row = Content.hStack(
      spacing: 16,
      [
        .hStack(alignment: .top, id: "top", [.leaf(image, GroupDataID.image)]),
        {
          var inner = content
          inner.id = "texts"
          return inner
        }(),
      ])
    let solved = row.solve(for: ContentProposal(width: 327))
    for (view, path, byHand) in [
      (image, "top/image", rect(24, 16, 32, 32)),
      (
        second.hGroup.view(GroupDataID.verticalGroup, GroupDataID.title), "texts/title",
        rect(72, 16, 279, 20.5)
      ),
      (
        second.hGroup.view(GroupDataID.verticalGroup, GroupDataID.subtitle), "texts/subtitle",
        rect(72, 44.5, 279, 18)
      ),
    ] {
      let frame = try #require(view).frame
      let headless = try #require(solved.frame(at: path)).offsetBy(dx: 24, dy: 16)
      #expect(
        isNear(frame, byHand, within: halfPixel) && isNear(frame, headless, within: halfPixel),
        "\(path): \(frame), \(headless)")
    }
  }
}

/// A list of items, each in a cell that constraints measure.
private final class ItemsController: UIViewController, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell {}

  private let items: [ItemModeling]
  private lazy var collectionView: UICollectionView = {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  init(items: [ItemModeling]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let content = cell.contentView
    for old in content.subviews { old.removeFromSuperview() }
    let inner = items[indexPath.item].makeView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: content.topAnchor),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    return cell
  }

  func cell(_ index: Int) -> UICollectionViewCell? {
    collectionView.cellForItem(at: IndexPath(item: index, section: 0))
  }

  func view(_ index: Int) -> UIView? { cell(index)?.contentView.subviews.first }
}
