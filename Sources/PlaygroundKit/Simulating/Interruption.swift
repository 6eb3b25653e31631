import Foundation

/// A handler of Ctrl-C, which ends a run early but regularly.
///
/// A second Ctrl-C ends the process at once.
final class Interruption {
  private let state = State()

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var raised = false

    var isRaised: Bool { lock.withLock { raised } }

    func raise() { lock.withLock { raised = true } }
  }

  /// Starts to handle Ctrl-C.
  init() {
    ProcessSignals.shared.onInterrupt { [state] in state.raise() }
  }

  deinit { ProcessSignals.shared.onInterrupt(nil) }

  /// True after Ctrl-C.
  var isRaised: Bool { state.isRaised }
}
