#if !hasFeature(Embedded)
  import Compositional

  // Coded as its raw value, such as "headline".
  extension TextStyle: Codable {}
#endif
