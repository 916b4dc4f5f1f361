import { describeFailures } from './describe-failures.ts';

function reportOf(...statuses: string[]): string {
  const assertionResults = statuses.map((status, index) => ({
    fullName: `test ${index}`,
    status,
    failureMessages: status === 'failed' ? ['\u001b[31mError: broken\u001b[39m\n    at there'] : [],
  }));
  const name = '/project/mfe-words/src/a.test.tsx';
  const testResults = [{ name, message: '', assertionResults }];
  return JSON.stringify({ numTotalTests: statuses.length, testResults });
}

test('each test that failed or was skipped is named, with its file and the reason', () => {
  const text = describeFailures(reportOf('passed', 'failed', 'pending'), '/project', 'mfe-words');
  expect(text?.split('\n')).toEqual([
    '2 of the tests of mfe-words failed:',
    '  mfe-words/src/a.test.tsx: test 1: Error: broken',
    '  mfe-words/src/a.test.tsx: test 2: pending',
  ]);
});

test('of many failures, the first are named', () => {
  const statuses = Array.from({ length: 76 }, () => 'failed');
  const lines = describeFailures(reportOf(...statuses), '/project', 'mfe-words')?.split('\n') ?? [];
  expect([lines.length, lines.at(-1)]).toEqual([12, '  and 66 more: npx jest mfe-words']);
});

test('a file that cannot run is reported with the reason, and a folder without tests is reported', () => {
  const testResults = [
    {
      name: '/project/mfe-words/a.test.ts',
      message: '\n  SyntaxError: a brace',
      assertionResults: [],
    },
  ];
  expect(
    describeFailures(JSON.stringify({ numTotalTests: 0, testResults }), '/project', 'mfe-words'),
  ).toContain('  mfe-words/a.test.ts: SyntaxError: a brace');
  const none = JSON.stringify({ numTotalTests: 0, testResults: [] });
  expect(describeFailures(none, '/project', 'mfe-words')).toBe('mfe-words has no tests');
  expect(describeFailures(reportOf('passed'), '/project', 'mfe-words')).toBeNull();
});
