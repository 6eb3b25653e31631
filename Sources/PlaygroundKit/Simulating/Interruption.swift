import Dispatch
import Foundation

/// A handler of Ctrl-C, which ends a run early but regularly.
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

  /// Starts to handle Ctrl-C.
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

  /// True after Ctrl-C.
  var isRaised: Bool { state.isRaised }
}
