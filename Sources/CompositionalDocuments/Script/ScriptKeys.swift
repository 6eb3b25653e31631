import Compositional

/// The keys of the objects within the actions of a script.
package enum ScriptKeys {
  package enum Drag: String, CaseIterable { case from, by, duration, holding }

  package enum DragAlong: String, CaseIterable { case path }

  package enum Offset: String, CaseIterable { case offset, animated }

  package enum Item: String, CaseIterable { case item, position, animated }

  package enum Move: String, CaseIterable { case from, to }

  package enum Counts: String, CaseIterable { case itemCounts }

  package enum Snapshot: String, CaseIterable { case id, items }

  package enum SectionDrag: String, CaseIterable { case section, drag, duration }

  package enum SectionFling: String, CaseIterable { case section, fling }

  package enum SectionScroll: String, CaseIterable { case section, scrollTo, animated }

  package enum Goal: String, CaseIterable { case to, duration }

  package enum Script: String, CaseIterable { case script }

  /// The default duration of a drag, in seconds.
  static let duration = 0.3
}
