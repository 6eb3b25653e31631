import Compositional
import CompositionalDocuments
import Testing

@testable import PlaygroundKit

/// Arguments parsed by the table.
@Suite struct ArgumentTests {
  @Test func optionsAndOperandsMayMix() throws {
    let invocation = try Invocation(
      .query, ["--offset", "-10,20", "grid", "--size=3x4", "--counts", "1,2"], of: .playground)
    #expect(invocation.operands == ["grid"])
    #expect(try invocation.offset() == CGPoint(x: -10, y: 20))
    #expect(try invocation.size() == CGSize(width: 3, height: 4))
    #expect(try invocation.counts() == [1, 2])
    #expect(try invocation.rect() == nil)
  }

  @Test func dashesCanBeOperands() throws {
    #expect(try Invocation(.query, ["-"], of: .playground).operands == ["-"])
    let invocation = try Invocation(.verify, ["--", "--odd.json", "-"], of: .playground)
    #expect(invocation.operands == ["--odd.json", "-"])
  }

  @Test(arguments: [
    "--size 3x4 query grid", "--size=3x4 query grid", "query -o /dev/null grid --size 3x4",
    "-o /dev/null --size 3x4 query grid", "--size 3x4 query -- grid",
  ])
  func optionsMayStandBeforeTheVerb(line: String) {
    let usual = CommandTests.run(["query", "grid", "--size", "3x4"])
    let answer = CommandTests.run(line.split(separator: " ").map(String.init))
    #expect(usual.status == .success)
    #expect(answer.status == usual.status)
    #expect(line.contains("-o") || answer.output == usual.output)
    #expect(answer.errors == usual.errors)
  }

  @Test(arguments: [
    ("--frob query grid", "there is no option \"--frob\""),
    ("--fling 3000 query grid", "query has no option \"--fling\""),
    ("--size 3x4", "there is no option \"--size\""),
    ("-o", "there is no option \"-o\""),
    ("query grid -o", "--out needs a value"),
    ("query grid -x", "query has no option \"-x\""),
    ("gallery -o x --watch", "gallery has no option \"--watch\""),
  ])
  func wrongOptionsBeforeTheVerbAreRefused(line: String, message: String) {
    let answer = CommandTests.run(line.split(separator: " ").map(String.init))
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(message), "\(answer.errors)")
  }

  @Test func theLastOfSeveralCountsButOffsetsAddUp() throws {
    let arguments = ["grid", "--size", "1x1", "--size", "2x2"]
    let sizes = try Invocation(.query, arguments, of: .playground)
    #expect(try sizes.size() == CGSize(width: 2, height: 2))
    let orthogonal = ["grid", "--orthogonal", "0=1.5", "--orthogonal=2=3,4=-5"]
    let offsets = try Invocation(.query, orthogonal, of: .playground)
    #expect(try offsets.orthogonalOffsets() == [0: 1.5, 2: 3, 4: -5])
  }

  /// Numbers that no layout can have are rejected with a message, not with a crash.
  @Test(arguments: [
    "--size 1e308x1e308", "--size -1x5", "--size infx5", "--size 5", "--size 1x2x3", "--size ,",
    "--counts 4611686018427387904", "--counts 99999999999999999999", "--counts 1.5", "--counts ",
    "--offset 1", "--offset 1e300,0", "--offset nan,0", "--offset 0x10,0", "--rect 0,0,-1,1",
    "--orthogonal 1", "--orthogonal -1=2", "--orthogonal 1=x", "--format yaml", "--color maybe",
    "--frobnicate", "--ascii=yes", "--ascii --unicode", "-x", "--size --counts",
  ])
  func hostileArgumentsAreRefused(line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let answer = CommandTests.run(["query", "grid"] + words)
    #expect(answer.status == .usage)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("See: playground query --help"))
  }

  @Test(arguments: Verb.allCases)
  func everyExampleParses(verb: Verb) throws {
    for example in VerbDescription.of(verb, in: Program.playground.gallery).examples {
      let words = example.arguments.split(separator: " ").map(String.init)
      #expect(words.first == verb.rawValue)
      let invocation = try Invocation(verb, Array(words.dropFirst()), of: .playground)
      _ = try PlaygroundCommand.command(invocation)
    }
  }

  @Test func helpNamesEveryOptionAndFitsEightyColumns() {
    for verb in Verb.allCases {
      let table = VerbDescription.of(verb, in: Program.playground.gallery)
      let help = HelpText(.playground, on: Terminal()).verb(verb)
      for line in table.allOptions { #expect(help.contains(line.option.flag)) }
      for line in help.split(separator: "\n") { #expect(line.count <= 94, "\(line)") }
    }
  }

  @Test func nothingAskedIsAWrongCall() {
    let answer = CommandTests.run([])
    #expect(answer.status == .usage)
    #expect(answer.output.isEmpty)
    #expect(CommandTests.run(["--help"]).status == .success)
    #expect(CommandTests.run(["--version"]).output.hasPrefix("playground "))
  }

  @Test(arguments: [
    (["--size", "1e16x5"], "each side must be from 0 to 100000 points"),
    (["--size", "5x1e400"], "each side must be from 0 to 100000 points"),
    (["--offset", "0,1e16"], "the limit is 1000000000000000"),
    (["--device", "landscape"], #""landscape" is not the name of a device"#),
    (["--device", ""], #""" is not the name of a device"#),
  ])
  func valuesOutOfBounds(options: [String], message: String) {
    let answer = CommandTests.run(["query", "list"] + options)
    #expect(answer.status == .usage)
    #expect(answer.errors.contains(message), "\(answer.errors)")
  }

  @Test(arguments: [
    ("simulat", "simulate"), ("rneder", "render"), ("veri", "verify"), ("GALLERY", "gallery"),
  ])
  func misspelledWordsAreRecognized(word: String, meant: String) {
    #expect(Suggestion.nearest(to: word, in: Verb.allCases.map(\.rawValue)) == meant)
  }

  @Test func farWordsAreNot() {
    #expect(Suggestion.nearest(to: "frobnicate", in: ["query", "render"]) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "q", count: 100_000), in: ["query"]) == nil)
    #expect(EditDistance.distance(Array("abc"), Array("acb")) == 1)
    #expect(EditDistance.distance([], Array("abc")) == 3)
  }
}
