import Compositional
import CompositionalSimulation

extension ScrollAction {
  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    if case .update(let batch, let itemCounts) = self {
      return .object([
        ScriptUpdates(operations: batch.operations, itemCounts: itemCounts).written()
      ])
    }
    let key = documentKey.rawValue
    let value = try particulars(at: path.appending(key))
    return .object([.init(key: key, value: value)])
  }

  /// The key of the action; that of an update depends on its operations.
  private var documentKey: DocumentKey {
    switch self {
    case .drag, .dragAlong: .drag
    case .fling: .fling
    case .tap: .tap
    case .scrollTo: .scrollTo
    case .scrollToItem: .scrollToItem
    case .wait, .waitUntilRest: .wait
    case .resize: .resize
    case .rotate: .rotate
    case .contentSizeCategory: .contentSizeCategory
    case .keyboard: .keyboard
    case .update: .batch
    case .reconfigureSupplementaries: .reconfigure
    case .apply: .apply
    case .reload: .reload
    case .dragSection, .flingSection, .scrollSection: .orthogonal
    case .lift: .lift
    case .dragItem: .dragItem
    case .drop: .drop
    case .cancelMovement: .cancelMovement
    }
  }

  private func particulars(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .drag(let from, let way, let duration, let holding):
      var object = ObjectWriter(path, ScriptKeys.Drag.self)
      try object.setIfPresent(.from, from)
      try object.set(.by, way)
      try object.set(.duration, CGFloat(duration), default: CGFloat(ScriptKeys.duration))
      try object.set(.holding, CGFloat(holding), default: 0)
      return object.value
    case .dragAlong(let points):
      var object = ObjectWriter(path, ScriptKeys.DragAlong.self)
      try object.set(.path, points)
      return object.value
    case .fling(let velocity): return try velocity.written(at: path)
    case .tap(let point): return try point?.written(at: path) ?? .bool(true)
    case .scrollTo(let offset, let animated):
      var object = ObjectWriter(path, ScriptKeys.Offset.self)
      try object.set(.offset, offset)
      try object.set(.animated, animated, default: false)
      return object.value
    case .scrollToItem(let item, let position, let animated):
      var object = ObjectWriter(path, ScriptKeys.Item.self)
      try object.set(.item, item)
      try object.set(.position, position, default: .nearest)
      try object.set(.animated, animated, default: false)
      return object.value
    case .wait(let seconds): return try CGFloat(seconds).written(at: path)
    case .waitUntilRest: return .string("rest")
    case .resize(let size): return try size.written(at: path)
    case .contentSizeCategory(let category): return try category.written(at: path)
    case .keyboard(let height): return try height.written(at: path)
    case .reconfigureSupplementaries(let elements): return try elements.written(at: path)
    case .apply(let sections): return try sections.written(at: path)
    case .reload(let counts?):
      var object = ObjectWriter(path, ScriptKeys.Counts.self)
      try object.set(.itemCounts, counts)
      return object.value
    case .dragSection, .flingSection, .scrollSection: return try orthogonal(at: path)
    case .lift(let item): return try item.written(at: path)
    case .dragItem(let point, let duration):
      var object = ObjectWriter(path, ScriptKeys.Goal.self)
      try object.set(.to, point)
      try object.set(.duration, CGFloat(duration), default: CGFloat(ScriptKeys.duration))
      return object.value
    case .rotate, .drop, .cancelMovement, .reload, .update: return .bool(true)
    }
  }

  private func orthogonal(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .flingSection(let section, let velocity):
      var object = ObjectWriter(path, ScriptKeys.SectionFling.self)
      try object.set(.section, section)
      try object.set(.fling, velocity)
      return object.value
    case .scrollSection(let section, let offset, let animated):
      var object = ObjectWriter(path, ScriptKeys.SectionScroll.self)
      try object.set(.section, section)
      try object.set(.scrollTo, offset)
      try object.set(.animated, animated, default: false)
      return object.value
    case .dragSection(let section, let way, let duration):
      var object = ObjectWriter(path, ScriptKeys.SectionDrag.self)
      try object.set(.section, section)
      try object.set(.drag, way)
      try object.set(.duration, CGFloat(duration), default: CGFloat(ScriptKeys.duration))
      return object.value
    default: return .null
    }
  }
}
