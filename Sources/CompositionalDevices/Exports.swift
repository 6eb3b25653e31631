@_exported import Compositional
