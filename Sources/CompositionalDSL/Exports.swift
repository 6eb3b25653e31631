// The DSL re-exports the engine, so that one import is enough to describe and query a layout.
@_exported import Compositional
