/// The command, over a gallery of your own layouts.
///
/// An executable with this `main.swift` is the whole command: it lists, simulates, plays, steps
/// through, queries and draws the layouts of its gallery, and reads layout documents as well.
///
/// ```swift
/// import CompositionalDSL
/// import PlaygroundKit
///
/// Playground.main(gallery: [
///   GalleryEntry("feed", "Posts, newest first", itemCounts: [200]) { _ in
///     LayoutBuilder {
///       Section { HGroup(count: 2) { Item() }.height(.absolute(120)) }
///     }
///   }
/// ])
/// ```
public enum Playground {
  /// Runs the command with the arguments of the process, and exits with its status.
  ///
  /// Messages and help texts use the name under which the executable was started.
  ///
  /// - Parameter gallery: The layouts that arguments can name. The first one is the default of
  ///   `simulate`, `play` and `step`.
  /// - Precondition: No two layouts have the same name. A name is not empty and does not begin
  ///   with `-`.
  public static func main(gallery: [GalleryEntry]) -> Never {
    System.exitProcess(CommandLine.run(gallery: Gallery(gallery)).rawValue)
  }
}
