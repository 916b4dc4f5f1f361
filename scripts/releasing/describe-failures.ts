import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Number of failures named: anyone who fixes them runs the tests anyway. */
const namedAtMost = 10;

/** The part of jest's report that describes failures. */
interface FailureReport {
  numTotalTests: number;
  testResults: {
    name: string;
    /** Why the file could not be run. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}

function describeFile(
  { name, message, assertionResults }: FailureReport['testResults'][number],
  root: string,
) {
  const file = relative(root, name);
  const bad = assertionResults.filter(({ status }) => status !== 'passed');
  if (assertionResults.length === 0 && message !== '') return [`  ${file}: ${firstLine(message)}`];
  return bad.map(({ fullName, status, failureMessages }) => {
    const reason = status === 'failed' ? firstLine(failureMessages[0] ?? '') : status;
    return `  ${file}: ${fullName}: ${reason}`;
  });
}

/** The failures in jest's JSON report: a line for each test; null if there are none. */
export function describeFailures(json: string, root: string, folder: string): string | null {
  const { numTotalTests, testResults }: FailureReport = JSON.parse(json);
  if (numTotalTests === 0 && testResults.length === 0) return `${folder} has no tests`;
  const lines = testResults.flatMap((result) => describeFile(result, root));
  if (lines.length === 0) return null;
  const more = lines.length - namedAtMost;
  return [
    `${lines.length} of the tests of ${folder} failed:`,
    ...lines.slice(0, namedAtMost),
    ...(more > 0 ? [`  and ${more} more: npx jest ${folder}`] : []),
  ].join('\n');
}
