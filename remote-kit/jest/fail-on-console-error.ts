/** A test that prints to console.error or console.warn fails: silence is part of the behaviour. */
const printed: unknown[][] = [];

beforeEach(() => {
  printed.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      printed.push(values);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (printed.length > 0) {
    const lines = printed.map((values) => values.map(String).join(' '));
    throw new Error(`The test printed to the console:\n${lines.join('\n')}`);
  }
});
