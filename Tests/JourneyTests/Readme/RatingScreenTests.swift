import LariatFlows
import LariatTesting
import Testing

@MainActor
struct RatingScreenTests {
  @Test func `says the stars that were chosen, and nothing before`() throws {
    let tester = try StoreTester(RatingScreen.self, with: ["title": "Dinner"])
    tester.send(.continueTapped)
    tester.send(.starsChosen(4)) { $0.stars = 4 }
    tester.send(.continueTapped)
    tester.expectOutput(\.rated, RatingScreen.Rating(stars: 4))
  }
}
