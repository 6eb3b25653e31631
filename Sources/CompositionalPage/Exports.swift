// A page is of the engine's layouts, so that one import is enough.
@_exported import Compositional
