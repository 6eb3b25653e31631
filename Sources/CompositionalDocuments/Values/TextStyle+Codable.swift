#if !hasFeature(Embedded)
  import Compositional

  // Coded as its raw value, such as "headline".
  extension TextStyle: Codable {}

  // Coded as its raw value, such as "bold".
  extension TextWeight: Codable {}
#endif
