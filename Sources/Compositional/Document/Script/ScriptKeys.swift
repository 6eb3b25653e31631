/// The keys of what stands within the actions of a script.
enum ScriptKeys {
  enum Drag: String, CaseIterable { case from, by, duration, holding }

  enum Offset: String, CaseIterable { case offset, animated }

  enum Item: String, CaseIterable { case item, position, animated }

  enum Move: String, CaseIterable { case from, to }

  enum Counts: String, CaseIterable { case itemCounts }

  enum Snapshot: String, CaseIterable { case id, items }

  enum SectionDrag: String, CaseIterable { case section, drag, duration }

  enum SectionFling: String, CaseIterable { case section, fling }

  enum SectionScroll: String, CaseIterable { case section, scrollTo, animated }

  enum Goal: String, CaseIterable { case to, duration }

  enum Script: String, CaseIterable { case script }

  /// How long a drag takes that does not say it, in seconds.
  static let duration = 0.3
}
