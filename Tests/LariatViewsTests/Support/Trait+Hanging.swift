import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that would otherwise wait for ever. It is far from what a crowded machine needs,
  /// where a test also waits for its turn on the main actor.
  static var neverHangs: Self { .timeLimit(.minutes(10)) }
}
