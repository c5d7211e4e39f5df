// A warning nobody reads is a defect nobody mends: console.error and console.warn fail the test that causes them.
let spies;
beforeEach(() => {
  spies = ['error', 'warn'].map((level) => jest.spyOn(console, level));
});
afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  spies.forEach((spy) => spy.mockRestore());
  expect(calls).toEqual([]);
});
