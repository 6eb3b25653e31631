// Re-exports the engine, so that one import is enough to read a layout and query it.
@_exported import Compositional
