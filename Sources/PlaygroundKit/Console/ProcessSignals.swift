import Dispatch
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
  private let queue = DispatchQueue(label: "signals", qos: .userInteractive)
  private var name = ""
  private var sources: [any DispatchSourceSignal] = []
  private var effects: [Int: Effect] = [:]
  private var lastKey = 0
  private var interrupt: (@Sendable () -> Void)?

  private init() {}

  /// The signals that end a process which does not handle them, and that others may send.
  private static let ending: [Int32] = {
    let common = [
      SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    ]
    #if os(Linux)
      return common + [SIGPOLL, SIGPWR, SIGSTKFLT]
    #else
      return common
    #endif
  }()

  /// Starts to handle Ctrl-C, Ctrl-Z, and the signals that end a process.
  ///
  /// A write beyond the limit of a file's size fails instead of ending the process.
  ///
  /// - Parameter name: The name of the program, for messages.
  func start(name: String) {
    self.name = name
    signal(SIGXFSZ, SIG_IGN)
    // Without descriptors nothing can be handled: signals keep their effect.
    guard Self.hasDescriptors else { return }
    handle(SIGINT) { $0.interrupted() }
    handle(SIGTSTP) { $0.suspend() }
    for number in Self.ending { handle(number) { $0.terminate(number) } }
  }

  /// The descriptors that handlers of signals take, and a few for the files of a run.
  private static let descriptors = 24

  /// True if the process may open the descriptors that handlers of signals take.
  private static var hasDescriptors: Bool {
    let opened = (0..<descriptors).map { _ in dup(STDERR_FILENO) }.filter { $0 >= 0 }
    opened.forEach { close($0) }
    return opened.count == descriptors
  }

  private func handle(_ number: Int32, _ body: @escaping @Sendable (ProcessSignals) -> Void) {
    let before = signal(number, SIG_IGN)
    // What the parent has told this process to ignore, as nohup does a hang-up, stays ignored. Those
    // that shells tell background jobs to ignore are handled.
    if number != SIGINT, number != SIGQUIT, number != SIGTSTP, Self.isIgnored(before) { return }
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { [unowned self] in body(self) }
    source.resume()
    sources.append(source)
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Registers an effect; returns its key.
  func add(_ effect: Effect) -> Int { add { (effect, ()) }.key }

  /// Takes effect and registers how to undo it, without a moment in between at which a signal could
  /// end the process.
  ///
  /// - Parameter body: Takes effect. It must not use the signals.
  /// - Returns: The key of the effect, and the result of the closure.
  func add<Result>(_ body: () throws -> (Effect, Result)) rethrows -> (key: Int, result: Result) {
    try lock.withLock {
      let (effect, result) = try body()
      lastKey += 1
      effects[lastKey] = effect
      return (lastKey, result)
    }
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
    _exit(ExitStatus.interrupted.rawValue)
  }

  private func terminate(_ number: Int32) {
    lock.lock()
    undo()
    say("terminated.")
    // The status that a shell gives a process ended by the signal. The signal itself, sent again,
    // would come back here.
    _exit(128 + number)
  }

  private func suspend() {
    lock.withLock {
      for (_, effect) in effects.sorted(by: { $0.key > $1.key }) { effect.pause() }
      // The signal goes to this thread, which then stops before `raise` returns. A signal to the process
      // may be taken by another thread, while this one goes on and takes the terminal again.
      raise(SIGSTOP)
      for (_, effect) in effects.sorted(by: { $0.key < $1.key }) { effect.resume() }
    }
  }

  private func say(_ sentence: String) {
    let bytes = Array("\(name): \(sentence)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
