// The types of the engine appear in every call, so importers get them too.
@_exported import Compositional
