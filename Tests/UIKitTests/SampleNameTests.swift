import Foundation
import Testing
import UIKit

/// A table whose rows are dragged and dropped on a device.
private final class DraggingTable: UITableViewController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath else { return }
    for item in coordinator.items where item.sourceIndexPath != target {
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
  var found: (any UIApplicationDelegate)?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    found = UIApplication.shared.delegate
    window = (scene as? UIWindowScene).map { UIWindow(frame: $0.coordinateSpace.bounds) }
  }
}

/// Names of Apple's samples and of public apps.
@MainActor @Suite(.serialized) struct SampleNameTests {
  /// As a separator needs it: from the text on, beside the image.
  @Test func theGuideOfTheTextBeginsAtTheText() throws {
    var content = UIListContentConfiguration.cell()
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: 20, bottom: 11, trailing: 8)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    #expect(view.textLayoutGuide == nil)
    content.text = "Title"
    view.configuration = content
    #expect(view.textLayoutGuide?.layoutFrame == CGRect(x: 20, y: 11, width: 292, height: 22))
    content.image = UIImage(systemName: "star")
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 30)
    content.imageToTextPadding = 10
    view.configuration = content
    #expect(view.textLayoutGuide?.layoutFrame.minX == 60)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.textLayoutGuide?.layoutFrame.maxX == 260)
  }

  @Test func aSceneFindsTheDelegateOfTheApplication() {
    let (application, delegate) = (Delegate(), Delegate())
    let scene = UIWindowScene(simulating: CGSize(width: 393, height: 852))
    scene.simulation.launch(application, with: delegate)
    #expect(delegate.found === application)
    #expect(delegate.window?.bounds == UIScreen.main.bounds)
  }

  @Test func draggedRowsAreRecorded() {
    UIKitSimulation.clearInertCalls()
    DraggingTable(style: .plain).loadViewIfNeeded()
    var content = UIListContentConfiguration.cell()
    content.axesPreservingSuperviewLayoutMargins = .horizontal
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)
    let calls = Set(UIKitSimulation.inertCalls.map(\.name))
    #expect(
      calls.isSuperset(of: [
        "UITableView.dragDelegate", "UITableView.dropDelegate",
        "UITableView.dragInteractionEnabled",
        "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins",
        "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
      ]))
  }

  /// The values of UIKit's header.
  @Test func transitionsHaveTheirBits() {
    let options: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(options.map { $0.rawValue >> 20 } == [1, 2, 3, 4, 5, 6, 7])
    let transition = CATransition()
    transition.subtype = .fromRight
    #expect(transition.subtype?.rawValue == "fromRight" && kCATransition == "transition")
  }
}
