import CompositionalUIKit
import Testing

/// View controllers load their view once and receive its layout callbacks.
@MainActor
@Suite struct StandInControllerTests {
  private final class Controller: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      heard.append("loaded")
    }

    override func viewWillLayoutSubviews() { heard.append("will") }

    override func viewDidLayoutSubviews() { heard.append("did") }
  }

  @Test func viewIsMadeOnce() {
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    let view = controller.view
    #expect(controller.view === view)
    #expect(view?.frame == UIScreen.main.bounds)
    #expect(controller.heard == ["loaded"])
  }

  @Test func layoutIsHeardOnce() {
    let controller = Controller()
    controller.view.layoutIfNeeded()
    controller.view.layoutIfNeeded()
    #expect(controller.heard == ["loaded", "will", "did"])
    controller.view.frame.size.width += 1
    controller.view.layoutIfNeeded()
    #expect(controller.heard == ["loaded", "will", "did", "will", "did"])
  }

  @Test func titles() {
    let controller = UIViewController(nibName: "Grid", bundle: nil)
    controller.title = "Grid"
    #expect(controller.navigationItem.title == "Grid")
    #expect(controller.nibName == "Grid")
    #expect(UINib(nibName: "Cell", bundle: .main).name == "Cell")
  }
}
