import Dispatch
import Foundation

/// Whether somebody has pressed Ctrl-C, so that a run ends with what there is.
///
/// A second Ctrl-C ends the process as usual.
final class Interruption {
  private let state: State
  private let source: any DispatchSourceSignal

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var raised = false

    var isRaised: Bool { lock.withLock { raised } }

    func raise() { lock.withLock { raised = true } }
  }

  /// Listens from now on.
  init() {
    let state = State()
    self.state = state
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(
      signal: SIGINT, queue: DispatchQueue.global(qos: .userInitiated))
    source.setEventHandler {
      state.raise()
      signal(SIGINT, SIG_DFL)
    }
    source.resume()
  }

  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }

  /// Whether Ctrl-C was pressed.
  var isRaised: Bool { state.isRaised }
}
