// A test that imports LariatTesting needs the scenarios' values too: stubs, gestures, the clock.
@_exported public import LariatScenarios
