import { runStages } from './run-stages.ts';
import type { Stage } from './stages.ts';

function buildStage(title: string, run: Stage['run']): Stage {
  return { title, run };
}

const passing = buildStage('Passing', async () => ({ passed: 2, failed: 0, output: 'quiet' }));
const failing = buildStage('Failing', async () => ({ passed: 1, failed: 1, output: 'the reason' }));
const throwing = buildStage('Throwing', () => Promise.reject(new Error('no database here')));

async function runAll(...stages: Stage[]) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const reports = await runStages(
    stages.map((stage) => [stage]),
    '.',
    print,
    new AbortController().signal,
  );
  return { reports, printed: lines.join('\n') };
}

test('all stages run, even after one has failed', async () => {
  const { reports } = await runAll(failing, throwing, passing);
  expect(reports.map(({ title, passed, failed }) => [title, passed, failed])).toEqual([
    ['Failing', 1, 1],
    ['Throwing', 0, 1],
    ['Passing', 2, 0],
  ]);
});

test('the output of a failing stage is shown, that of a passing one is not', async () => {
  const { printed } = await runAll(passing, failing, throwing);
  expect(printed).toContain('the reason');
  expect(printed).toContain('no database here');
  expect(printed).not.toContain('quiet');
});

test('no further stage starts once the run is stopped', async () => {
  const stopping = new AbortController();
  const stops = buildStage('Stops', async () => {
    stopping.abort();
    return { passed: 1, failed: 0, output: '' };
  });
  const reports = await runStages([[stops], [passing]], '.', () => undefined, stopping.signal);
  expect(reports).toEqual([]);
});

test('the stages of a group run concurrently, and the next group after all of them', async () => {
  const { promise: second, resolve } = Promise.withResolvers<void>();
  const passed = { passed: 1, failed: 0, output: '' };
  const waits = buildStage('Waits', () => second.then(() => passed));
  const frees = buildStage('Frees', async () => {
    resolve();
    return passed;
  });
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replace(/ \(.*/, ''));
  await runStages([[waits, frees], [], [passing]], '.', print, new AbortController().signal);
  expect(lines).toEqual([
    '… Waits, Frees',
    '✓ Frees: 1 passed, 0 failed',
    '✓ Waits: 1 passed, 0 failed',
    '… Passing',
    '✓ Passing: 2 passed, 0 failed',
  ]);
});
