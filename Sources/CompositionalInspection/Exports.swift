// An explanation is about the engine's elements, so that one import is enough.
@_exported import Compositional
