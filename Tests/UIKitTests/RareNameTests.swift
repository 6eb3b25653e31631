import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
}

extension UICellConfigurationState {
  var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}

/// A cell whose state says what the app adds.
final class ArchivedCell: UICollectionViewListCell {
  var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isArchived = isArchived
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.isArchived ? "archived" : "new"
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .red }
    contentConfiguration = content
  }
}

/// A controller that watches a plain scroll view.
final class ZoomController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  var offsets: [CGFloat] = []
  var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.topEdgeEffect.isHidden = true
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    observation = scrollView.observe(\.contentSize, options: [.new, .initial]) { _, change in
      #expect(change.newValue == .zero)
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

/// A list from the time before collection views had lists.
final class OldList: UITableViewController {
  let names = ["a", "b", "c"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

final class SelectingDelegate: NSObject, UICollectionViewDelegate {}

/// Names that few files use.
@MainActor @Suite struct RareNameTests {
  @Test func aStateKeepsWhatTheAppAdds() throws {
    let cell = ArchivedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.isArchived = true
    cell.layoutIfNeeded()
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "archived")
    #expect(content.textProperties.colorTransformer?(.blue) == .red)
  }

  @Test func aPlainScrollViewTellsItsDelegate() {
    let controller = ZoomController()
    controller.loadViewIfNeeded()
    controller.scrollView.contentOffset.y = 12
    controller.scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(controller.offsets == [12, 30])
    #expect(controller.scrollView.topEdgeEffect.isHidden)
    #expect(!controller.scrollView.bottomEdgeEffect.isHidden)
  }

  @Test func aCollectionViewHasItsOwnKindOfDelegate() {
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate = SelectingDelegate()
    let plain: UIScrollView = list
    plain.delegate = delegate
    #expect(list.delegate === delegate && plain.delegate === delegate)
    let asList: (any UICollectionViewDelegate)? = list.delegate
    #expect(asList === delegate)
    list.delegate = nil
    #expect(plain.delegate == nil)
  }

  @Test func aTableKeepsItsRows() {
    let list = OldList(style: .insetGrouped)
    list.loadViewIfNeeded()
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(cell.textLabel?.text == "b" && cell.accessoryType == .disclosureIndicator)
    #expect(list.tableView.delegate === list)
  }

  @Test func fontsComeFromDescriptions() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == body.pointSize && font == .boldSystemFont(ofSize: body.pointSize))
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont(descriptor: bold.withSize(30), size: 0).pointSize == 30)
  }

  @Test func theKeyboardIsAway() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.simulation.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 166, width: 100, height: 0))
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    #expect(UIFocusSystem.focusSystem(for: view) == nil)
  }

  @Test func snapshotsWithoutTypes() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["one", 2])
    snapshot.appendItems(withIdentifiers: [1, 2, 3])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
  }

  /// The list begins at (10, 20) of the window and is scrolled by 100; the cell begins at 130.
  @Test func pointsAreConvertedBetweenViews() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let list = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let cell = UIView(frame: CGRect(x: 5, y: 130, width: 50, height: 40))
    let other = UIView(frame: CGRect(x: 300, y: 300, width: 10, height: 10))
    window.addSubview(list)
    window.addSubview(other)
    list.addSubview(cell)
    list.contentOffset.y = 100
    #expect(cell.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 52))
    #expect(cell.convert(cell.bounds, to: window) == CGRect(x: 15, y: 50, width: 50, height: 40))
    #expect(list.convert(CGPoint(x: 16, y: 52), from: window) == CGPoint(x: 6, y: 132))
    #expect(cell.convert(CGPoint.zero, to: other) == CGPoint(x: -285, y: -250))
    #expect(other.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: cell).minX == -285)
  }

  @Test func separatorsAndBackgroundsKeepEffects() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    separators.visualEffect = UIBlurEffect(style: .regular)
    var background = UIBackgroundConfiguration.listCell()
    background.visualEffect = separators.visualEffect
    #expect((background.visualEffect as? UIBlurEffect)?.style == .regular)
    let title = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    #expect(title.string == "a")
    #expect(NSString.localizedStringWithFormat("%d rows", 3).isEqual(to: "3 rows"))
  }
}
