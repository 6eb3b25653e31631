import Foundation

/// The signals that end or stop the process, and what has to be undone before.
///
/// The handlers run on a queue instead of in the signal, so that they may lock and allocate. Without
/// ``start(name:)``, as in tests, signals have their usual effect.
final class ProcessSignals: @unchecked Sendable {
  /// The signals of the process.
  static let shared = ProcessSignals()

  /// An effect on the world outside the process, such as the mode of a terminal.
  struct Effect: Sendable {
    /// Undoes the effect, before the process ends.
    let undo: @Sendable () -> Void
    /// Undoes what others would notice, before the process stops; a file stays.
    var pause: @Sendable () -> Void = {}
    /// Applies the effect again, when a stopped process continues.
    var resume: @Sendable () -> Void = {}
  }

  private let lock = NSLock()
  private var name = ""
  private var handlers: [Any] = []
  private var effects: [Int: Effect] = [:]
  private var lastKey = 0
  private var interrupt: (@Sendable () -> Void)?

  private init() {}

  /// Starts to handle Ctrl-C, Ctrl-Z, and the signals that end a process.
  ///
  /// - Parameter name: The name of the program, for messages.
  func start(name: String) {
    self.name = name
    handlers = System.handleSignals { [unowned self] signal in
      switch signal {
      case .interrupt: interrupted()
      case .stop: suspend()
      case .end(let status): terminate(status)
      }
    }
  }

  /// Registers an effect; returns its key.
  func add(_ effect: Effect) -> Int { add { (effect, ()) }.key }

  /// Takes effect and registers how to undo it, without a moment in between at which a signal could
  /// end the process.
  ///
  /// - Parameter body: Takes effect. It must not use the signals.
  /// - Returns: The key of the effect, and the result of the closure.
  func add<Result, Failure: Error>(
    _ body: () throws(Failure) -> (Effect, Result)
  ) throws(Failure) -> (key: Int, result: Result) {
    lock.lock()
    defer { lock.unlock() }
    let (effect, result) = try body()
    lastKey += 1
    effects[lastKey] = effect
    return (lastKey, result)
  }

  /// Forgets an effect that is undone.
  func remove(_ key: Int) { _ = lock.withLock { effects.removeValue(forKey: key) } }

  /// Lets the next Ctrl-C call a closure instead of ending the process; nil to end it.
  func onInterrupt(_ body: (@Sendable () -> Void)?) { lock.withLock { interrupt = body } }

  /// Undoes all effects.
  ///
  /// The lock is held, so that no other effect is taken meanwhile.
  private func undo() {
    for (_, effect) in effects.sorted(by: { $0.key > $1.key }) { effect.undo() }
  }

  private func interrupted() {
    let body = lock.withLock {
      defer { interrupt = nil }
      return interrupt
    }
    if let body { return body() }
    lock.lock()
    undo()
    say("interrupted.")
    System.endProcess(ExitStatus.interrupted.rawValue)
  }

  private func terminate(_ status: Int32) {
    lock.lock()
    undo()
    say("terminated.")
    // The signal itself, sent again, would come back here.
    System.endProcess(status)
  }

  private func suspend() {
    lock.withLock {
      for (_, effect) in effects.sorted(by: { $0.key > $1.key }) { effect.pause() }
      System.stopProcess()
      for (_, effect) in effects.sorted(by: { $0.key < $1.key }) { effect.resume() }
    }
  }

  private func say(_ sentence: String) {
    _ = Array("\(name): \(sentence)\n".utf8).withUnsafeBytes {
      try? System.writeBytes($0, to: System.standardError)
    }
  }
}
