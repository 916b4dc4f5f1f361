import { outcomeOfCheck, outcomeOfJest, outcomeOfPlaywright } from './outcome.ts';
import { flakyLines, isSuccess, summaryTable, totalLine } from './summary.ts';

function jestReport(overrides: Record<string, number> = {}): string {
  return JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    ...overrides,
  });
}

function playwrightReport(
  stats: Record<string, number> = {},
  errors: object[] = [],
  suites: object[] = [],
): string {
  return JSON.stringify({
    stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    suites,
    errors,
  });
}

function playwrightSpec(title: string, ...statuses: string[]) {
  const tests = statuses.map((status) => ({ projectName: 'phone', status }));
  return { title, file: 'tutor.spec.ts', line: 7, tests };
}

describe('the outcome of a stage', () => {
  test('a check counts as one', () => {
    expect(outcomeOfCheck(0, '')).toMatchObject({ passed: 1, failed: 0 });
    expect(outcomeOfCheck(2, '')).toMatchObject({ passed: 0, failed: 1 });
    expect(outcomeOfCheck(null, '')).toMatchObject({ passed: 0, failed: 1 });
  });

  test('every test counts', () => {
    expect(outcomeOfJest(jestReport(), 0, '')).toMatchObject({ passed: 3, failed: 0 });
    expect(outcomeOfPlaywright(playwrightReport(), 0, '')).toMatchObject({ passed: 5, failed: 0 });
  });

  test.each([
    [{ numFailedTests: 2 }, 2],
    [{ numPendingTests: 1 }, 1],
    [{ numTodoTests: 1 }, 1],
    [{ numRuntimeErrorTestSuites: 1 }, 1],
  ])('of jest fails with %p', (overrides, failed) => {
    expect(outcomeOfJest(jestReport(overrides), 1, '')).toMatchObject({ passed: 3, failed });
  });

  test.each([
    [{ unexpected: 2 }, [], 2],
    [{ skipped: 1 }, [], 1],
    [{}, [{ message: 'the server did not start' }], 1],
  ])('of Playwright fails with %p and errors %p', (stats, errors, failed) => {
    expect(outcomeOfPlaywright(playwrightReport(stats, errors), 1, '')).toMatchObject({ failed });
  });

  test('of Playwright names each test that passed only at its second try, and counts it', () => {
    const flaky = { specs: [playwrightSpec('a word is read', 'flaky')] };
    const passed = { specs: [playwrightSpec('a word is found', 'expected')] };
    const suites = [{ specs: [], suites: [flaky] }, passed];
    expect(outcomeOfPlaywright(playwrightReport({ flaky: 1 }, [], suites), 0, '')).toMatchObject({
      passed: 6,
      failed: 0,
      flaky: ['tutor.spec.ts:7 a word is read (phone)'],
    });
    expect(outcomeOfPlaywright(playwrightReport(), 0, '').flaky).toEqual([]);
  });

  test('a stage that ran no test has failed', () => {
    const none = outcomeOfJest(jestReport({ numPassedTests: 0 }), 0, '');
    expect(none).toMatchObject({ passed: 0, failed: 1 });
    expect(none.output).toContain('No test was run.');
    expect(outcomeOfPlaywright(playwrightReport({ expected: 0 }), 0, '').failed).toBe(1);
  });

  test('a tool that fails although its tests passed has failed', () => {
    expect(outcomeOfJest(jestReport(), 1, '')).toMatchObject({ passed: 3, failed: 1 });
  });

  test('a tool that left no report has failed', () => {
    expect(outcomeOfJest(undefined, 1, 'broken')).toEqual({
      passed: 0,
      failed: 1,
      output: 'broken',
    });
    expect(outcomeOfPlaywright(undefined, 0, '').failed).toBe(1);
  });
});

describe('the summary', () => {
  const reports = [
    { title: 'Format', passed: 1, failed: 0, output: '', milliseconds: 420 },
    { title: 'Browser', passed: 40, failed: 2, output: '', milliseconds: 61_000 },
  ];

  test('adds all stages up in one line', () => {
    expect(totalLine(reports)).toBe('41 passed, 2 failed');
    expect(totalLine([])).toBe('0 passed, 0 failed');
  });

  test('shows each stage with its duration', () => {
    expect(summaryTable(reports)).toBe(
      [
        '  Stage    passed  failed    time',
        '✓ Format        1       0   0.4 s',
        '✗ Browser      40       2  61.0 s',
      ].join('\n'),
    );
  });

  test('names the flaky tests of a stage', () => {
    const flaky = ['a.spec.ts:1 one (phone)', 'b.spec.ts:2 two (desktop)'];
    expect(reports.map((report) => flakyLines({ ...report, flaky }))).toEqual([
      ['Format: 2 flaky: a.spec.ts:1 one (phone); b.spec.ts:2 two (desktop)'],
      ['Browser: 2 flaky: a.spec.ts:1 one (phone); b.spec.ts:2 two (desktop)'],
    ]);
    expect(reports.flatMap(flakyLines)).toEqual([]);
  });

  test('is a success only when something ran and nothing failed', () => {
    expect(isSuccess(reports)).toBe(false);
    expect(isSuccess(reports.slice(0, 1))).toBe(true);
    expect(isSuccess([])).toBe(false);
  });
});
