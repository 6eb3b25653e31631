import Compositional
import CompositionalSimulation
import CompositionalTestSupport
import Testing

@testable import CompositionalPictures

/// PNG files, decoded with an independent decoder.
@Suite struct RasterTests {
  private func rgb(_ color: UInt32) -> [UInt8] {
    [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
  }

  @Test(arguments: RandomRun.seeds(24))
  func aFileDecodesToItsRaster(seed: UInt64) throws {
    let random = RandomLayout(seed: seed)
    let layout = random.engine
    var probes = random.probes
    let viewport = probes.viewport(
      over: layout.contentSize, size: random.environment.container.contentSize)
    let scale = probes.pick([0.2, 0.3, 0.5, 1])
    let picture = try layout.picture(in: viewport, .init(guides: .all))
    let sheet = PictureSheet(seed % 4 == 0 ? [picture, picture] : [picture])
    let appearance: PictureAppearance = probes.chance(50) ? .light : .dark
    let (raster, palette) = try sheet.raster(scale: scale, appearance)
    let file = try PNGFile(sheet.png(scale: scale, appearance))
    #expect(file.width == raster.width && file.height == raster.height)
    #expect(file.frames[0].pixels == raster.pixels)
    #expect(file.palette == palette.colors.map(rgb))
    #expect(file.transparent == (sheet.pictures.count > 1 ? [0] : []))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256])
  func everyDepthIsPacked(colors: Int) throws {
    var palette = Palette(background: 0, isTransparent: false)
    for color in 1..<max(2, colors) where colors > 1 { _ = palette.index(of: UInt32(color)) }
    #expect(palette.colors.count == colors)
    var raster = Raster(width: 13, height: 21)
    for index in raster.pixels.indices { raster.pixels[index] = UInt8(index * 7 % colors) }
    let file = try PNGFile(PNGWriter(palette: palette).file(raster))
    #expect(file.frames[0].pixels == raster.pixels)
  }

  @Test func aFullPaletteTakesTheNearestColor() {
    var palette = Palette(background: 0, isTransparent: false)
    for color in 1..<256 { #expect(palette.index(of: UInt32(color * 0x010101)) == UInt8(color)) }
    #expect(palette.index(of: 0x808082) == 0x80 || palette.index(of: 0x808082) == 0x81)
    #expect(palette.index(of: 0xFFFFFE) == 255)
    #expect(palette.colors.count == 256)
  }

  private func color(
    _ x: Int, _ y: Int, of commands: [PictureCommand], scale: Double = 1
  ) throws -> UInt32 {
    let picture = LayoutPicture(
      bounds: CGRect(x: 100, y: 1000, width: 40, height: 30), commands: commands)
    let (raster, palette) = try PictureSheet([picture]).raster(scale: scale, .light)
    return palette.colors[Int(raster.pixels[y * raster.width + x])]
  }

  @Test func shapesCoverInTheirOrder() throws {
    let cell = PictureAppearance.light.colors(of: .cell(hue: 0))
    let header = PictureAppearance.light.colors(of: .boundary)
    let frame = CGRect(x: 110, y: 1010, width: 20, height: 10)
    let both = [PictureCommand(.cell(hue: 0), frame), PictureCommand(.boundary, frame)]
    #expect(try color(20, 15, of: both) == header.fill)
    #expect(try color(20, 15, of: both.reversed()) == cell.fill)
    #expect(try color(20, 10, of: both) == header.stroke)
    #expect(try color(29, 19, of: both) == header.stroke)
    #expect(try color(30, 15, of: both) == PictureAppearance.light.view.fill)
    #expect(try color(40, 30, of: both, scale: 2) == header.fill)
  }

  @Test func aClipCuts() throws {
    let frame = CGRect(x: 110, y: 1010, width: 20, height: 10)
    let cut = PictureCommand(
      .boundary, frame, clip: CGRect(x: 110, y: 1000, width: 6, height: 30))
    #expect(try color(15, 15, of: [cut]) == PictureAppearance.light.colors(of: .boundary).fill)
    #expect(try color(16, 15, of: [cut]) == PictureAppearance.light.view.fill)
  }

  @Test func whatHasNoAreaIsStillSeen() throws {
    let line = PictureCommand(.cell(hue: 0), CGRect(x: 110, y: 1010, width: 20, height: 0))
    let point = PictureCommand(.cell(hue: 0), CGRect(x: 110, y: 1010, width: 0, height: 0))
    let stroke = PictureAppearance.light.colors(of: .cell(hue: 0)).stroke
    #expect(try color(20, 10, of: [line]) == stroke)
    #expect(try color(10, 10, of: [point]) == stroke)
  }

  @Test func anyNumberIsDrawnOrLeftOut() throws {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, 1e-300]
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    var commands: [PictureCommand] = []
    for one in numbers {
      for other in numbers {
        commands += [
          PictureCommand(
            .pinned, CGRect(x: one, y: other, width: 9, height: other), opacity: one,
            labels: ["a"]),
          PictureCommand(
            .badge, CGRect(x: 3, y: 3, width: one, height: other),
            clip: CGRect(x: other, y: 0, width: one, height: 9), labels: ["b"]),
        ]
      }
    }
    let picture = LayoutPicture(bounds: bounds, commands: commands)
    _ = try PNGFile(picture.png(scale: 1))
    #expect(!picture.svg().contains("nan") && !picture.svg().contains("inf"))
    #expect(picture.text(columns: 30, rows: 20).count > 10)
    let huge = LayoutPicture(
      bounds: CGRect(x: 0, y: 0, width: 1e300, height: 1e300), commands: commands)
    #expect(throws: PictureError.self) { try huge.png() }
    #expect(huge.text(columns: 30, rows: 20).count > 10)
  }

  @Test func transparencyMixes() throws {
    let frame = CGRect(x: 110, y: 1010, width: 20, height: 10)
    let half = PictureCommand(.boundary, frame, opacity: 0.5)
    // Half of 0xE4E7EB over white.
    #expect(try color(20, 15, of: [half]) == 0xF2F3F5)
    #expect(try color(20, 15, of: [PictureCommand(.boundary, frame, opacity: 0)]) == 0xFFFFFF)
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    var environment = Samples.screen
    let options = PictureOptions(showsLabels: false)
    func raster() throws -> Raster {
      let picture = try Samples.grid.picture(itemCounts: [5], in: environment, options)
      return try PictureSheet([picture]).raster(scale: 1, .light).raster
    }
    let one = try raster()
    environment.layoutDirection = .rightToLeft
    let other = try raster()
    #expect(one != other)
    for y in 0..<one.height {
      let row = one.pixels[(y * one.width)..<((y + 1) * one.width)]
      #expect(Array(row.reversed()) == Array(other.pixels[(y * 300)..<((y + 1) * 300)]))
    }
  }

  @Test func hugeScalesAreRefusedWithOneThatFits() throws {
    let picture = try Samples.grid.picture(itemCounts: [6], in: Samples.screen)
    for scale in [0, -1, .nan, .infinity] as [Double] {
      #expect(throws: PictureError.self) { try picture.png(scale: scale) }
    }
    var fitting: Double?
    do {
      _ = try picture.png(scale: 1e9)
    } catch {
      guard case .tooManyPixels(_, _, let scale) = error else {
        Issue.record("\(error)")
        return
      }
      fitting = scale
    }
    let size = try PixelScale(try #require(fitting)).pixels(CGSize(width: 300, height: 200))
    #expect(size.width <= Raster.longestSide && size.width > Raster.longestSide * 9 / 20)
    #expect(size.width * size.height <= Raster.pixelsAtMost)
  }

  @Test func everyCharacterIsDrawn() {
    let font = PixelFont()
    var seen: Set<[UInt8]> = []
    for code in UInt8(0x20)...0x7E {
      let rows = font.rows(of: Character(Unicode.Scalar(code)))
      #expect(rows.count == 8 && rows.allSatisfy { $0 < 32 })
      #expect(seen.insert(rows).inserted, "\(Character(Unicode.Scalar(code)))")
    }
    // A cross of hand-drawn pixels, and unknown characters.
    #expect(font.rows(of: "+") == [0, 0b00100, 0b00100, 0b11111, 0b00100, 0b00100, 0, 0])
    #expect(font.rows(of: "漢") == font.rows(of: "?"))
    #expect(seen.insert(font.rows(of: "…")).inserted)
  }
}

/// Films of simulated runs.
@Suite struct FilmTests {
  private func film(hz: Int = 20) throws -> PictureFilm {
    var view = CollectionViewSimulator(Samples.pinned, itemCounts: [200], in: Samples.screen)
    return try view.film([.fling(velocity: 2_000), .wait(0.5)], framesPerSecond: hz)
  }

  @Test func anAnimationPlaysItsPictures() throws {
    let film = try film()
    let file = try PNGFile(film.animatedPNG(scale: 0.5))
    #expect(file.plays == 0)
    #expect(file.chunks.prefix(4) == ["IHDR", "acTL", "PLTE", "fcTL"])
    // The palette of one picture differs, so colors are compared.
    var shown: [[[UInt8]]] = []
    for picture in film.frames {
      let (raster, palette) = try PictureSheet([picture]).raster(scale: 0.5, .light)
      let colors = raster.pixels.map { index in
        let color = palette.colors[Int(index)]
        return [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
      }
      if shown.last != colors { shown.append(colors) }
    }
    #expect(shown.count > 10)
    #expect(file.composed.map { $0.map { file.palette[Int($0)] } } == shown)
    // All frames and a second at the end, at 20 a second.
    #expect(file.frames.map(\.delay.0).reduce(0, +) == film.frames.count + 20)
    #expect(file.frames.allSatisfy { $0.delay.1 == 20 })
  }

  @Test func aStripHasTheFirstAndTheLast() throws {
    let film = try film()
    let strip = film.strip(4)
    #expect(strip.pictures.count == 4)
    #expect(strip.pictures.first == film.frames.first)
    #expect(strip.pictures.last == film.frames.last)
    #expect(film.strip(1).pictures == [film.frames.last])
    #expect(film.strip(100_000).pictures == film.frames)
  }

  @Test func aStripHasEqualStepsOfTheScroll() {
    func film(_ offsets: [Double]) -> PictureFilm {
      PictureFilm(
        frames: offsets.map {
          LayoutPicture(bounds: CGRect(x: 0, y: $0, width: 10, height: 10), commands: [])
        }, framesPerSecond: 10)
    }
    func steps(_ offsets: [Double], _ count: Int) -> [Double] {
      film(offsets).strip(count).pictures.map { Double($0.bounds.minY) }
    }
    // Fast at first, then slow.
    #expect(steps([0, 40, 70, 90, 95, 98, 99, 99.5, 100], 3) == [0, 40, 100])
    #expect(steps([0, 40, 70, 90, 95, 98, 99, 99.5, 100], 5) == [0, 40, 70, 90, 100])
    // Forth and back.
    #expect(steps([0, 50, 100, 50, 0], 3) == [0, 100, 0])
    // A view at rest.
    #expect(film([0, 0, 0, 0, 0]).strip(3).pictures.count == 3)
  }

  @Test func filmsAreBounded() throws {
    var view = CollectionViewSimulator(Samples.pinned, itemCounts: [20], in: Samples.screen)
    #expect(throws: PictureError.tooManyFrames) {
      try view.film([.wait(11)], framesPerSecond: 120)
    }
    do {
      _ = try view.film([.scrollSection(7, to: 3, animated: false)])
      Issue.record("a section that does not exist was scrolled")
    } catch {
      guard case .script(let reason) = error else { throw error }
      #expect(reason.action == 0)
    }
    #expect(throws: PictureError.noFrames) {
      try PictureFilm(frames: [], framesPerSecond: 20).animatedPNG()
    }
    let picture = try Samples.grid.picture(itemCounts: [6], in: Samples.screen)
    let film = PictureFilm(
      frames: Array(repeating: picture, count: 1_200), framesPerSecond: 20)
    #expect(throws: PictureError.self) { try film.animatedPNG(scale: 4) }
  }

  @Test func handlersAndRowsAreInThePicture() throws {
    let view = CollectionViewSimulator(
      Samples.wide, itemCounts: [1, 8], in: Samples.screen, orthogonalOffsets: [1: 60])
    let picture = try view.picture()
    let first = picture.commands.first { $0.element == .cell(section: 1, item: 0) }
    #expect(first?.frame.minX == -60)
    #expect(Set(picture.commands.compactMap(\.element)) == Set(view.visibleElements.map(\.id)))
  }
}
