import CompositionalDocuments
import Foundation
import UIKit

/// The screen of the recorder: it records the cases, shows one view after another to be flung, and
/// shares the results as one file.
@MainActor public final class RecorderController: UIViewController {
  /// What is recorded.
  public let recorder = ResultsRecorder()
  /// The scene that is shown; nil before the first and after the last.
  public private(set) var scene: MotionScene?

  private let cases: [(name: String, document: CaseDocument)]
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private var scenes = MotionScene.Kind.allCases[...]
  private var step = Step.cases

  private enum Step { case cases, motions, share }

  /// Creates the screen.
  ///
  /// - Parameter cases: The cases, with the names of their results.
  public init(cases: [(name: String, document: CaseDocument)]) {
    self.cases = cases
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: an archive cannot contain the cases.
  public required init?(coder: NSCoder) { nil }

  /// Shows the first request.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.text = "\(cases.count) cases are recorded in a few seconds. The screen flickers."
    button.setTitle("Begin", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.advance() }, for: .primaryActionTriggered)
    view.addSubview(label)
    view.addSubview(button)
  }

  /// Places the text and the button above the view that moves.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
    label.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 80)
    button.frame = CGRect(x: room.minX, y: room.minY + 80, width: room.width, height: 44)
    scene?.collectionView.frame = stage
  }

  private var stage: CGRect {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    return CGRect(
      x: room.minX, y: room.minY + 140, width: room.width, height: max(0, room.height - 140))
  }

  /// Goes on to the next step, as a tap on the button does.
  public func advance() {
    switch step {
    case .cases:
      for each in cases { recorder.record(each.document, named: each.name) }
      // A case has a window of its own.
      view.window?.makeKeyAndVisible()
      button.setTitle("Next", for: .normal)
      step = .motions
      showNext()
    case .motions: showNext()
    case .share: share()
    }
  }

  /// Shows the next view that moves.
  private func showNext() {
    if let old = scene {
      old.recorder.end()
      recorder.add(old.recorder.motions)
      old.collectionView.removeFromSuperview()
      scene = nil
    }
    guard let kind = scenes.popFirst() else {
      label.text =
        "\(recorder.results.cases.count) cases, \(recorder.results.motions.count) motions."
      button.setTitle("Share", for: .normal)
      step = .share
      return
    }
    label.text = kind.request
    let next = MotionScene(kind, frame: stage)
    view.addSubview(next.collectionView)
    scene = next
    if kind == .animated { scroll(next, 0) }
  }

  /// Performs the scripted scrolls of a scene, one each second.
  private func scroll(_ scene: MotionScene, _ number: Int) {
    guard scene === self.scene, scene.scroll(number) else { return }
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      self?.scroll(scene, number + 1)
    }
  }

  /// Writes the results to a temporary file, and offers to share it.
  private func share() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("results.json")
    do {
      try recorder.write(to: file)
    } catch {
      label.text = "\(error)"
      return
    }
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }
}
