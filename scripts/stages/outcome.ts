/** The result of one stage. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that passed only at their second try: each is named in the summary, to be mended. */
  flaky?: readonly string[];
  /** Shown when something failed. */
  output: string;
}

export interface StageReport extends Outcome {
  title: string;
  milliseconds: number;
}

/** A stage without tests of its own counts as one. */
export function outcomeOfCheck(code: number | null, output: string): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** A stage that ran no test, or whose tool failed, counts as failed. */
function withReason(outcome: Outcome, code: number | null): Outcome {
  if (outcome.failed > 0) return outcome;
  if (outcome.passed === 0) {
    return { ...outcome, failed: 1, output: `${outcome.output}\nNo test was run.` };
  }
  if (code !== 0) {
    return { ...outcome, failed: 1, output: `${outcome.output}\nThe tool ended with ${code}.` };
  }
  return outcome;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Skipped, or excluded by an `only`. */
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not run. */
  numRuntimeErrorTestSuites: number;
}

/** Reads the report of `jest --json`. A skipped test counts as failed: it has not been shown to work. */
export function outcomeOfJest(
  json: string | undefined,
  code: number | null,
  output: string,
): Outcome {
  if (json === undefined) return { passed: 0, failed: 1, output };
  const report: JestReport = JSON.parse(json);
  const skipped = report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  return withReason({ passed: report.numPassedTests, failed, output }, code);
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

function namesOfFlaky({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file}:${line} ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(namesOfFlaky)];
}

/**
 * Reads the report of Playwright's json reporter. Skipped tests count as failed; those that passed
 * at their second try as passed, and by name as flaky.
 */
export function outcomeOfPlaywright(
  json: string | undefined,
  code: number | null,
  output: string,
): Outcome {
  if (json === undefined) return { passed: 0, failed: 1, output };
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(json);
  const failed = stats.unexpected + stats.skipped + errors.length;
  const flaky = suites.flatMap(namesOfFlaky);
  return withReason({ passed: stats.expected + stats.flaky, failed, flaky, output }, code);
}
