import { clipLines } from '../building/clip-lines.ts';
import { inSeconds } from '../building/in-seconds.ts';
import { outcomeOfCheck, type Outcome, type StageReport } from './outcome.ts';
import type { Stage } from './stages.ts';

const LONGEST_STAGE = 30 * 60_000;

async function outcomeOf(stage: Stage, root: string, stopping: AbortSignal): Promise<Outcome> {
  const late = AbortSignal.timeout(LONGEST_STAGE);
  try {
    const outcome = await stage.run(root, AbortSignal.any([stopping, late]));
    if (!late.aborted) return outcome;
    const output = `${outcome.output}\nIt took longer than ${inSeconds(LONGEST_STAGE)} and was ended.`;
    return { ...outcome, failed: Math.max(1, outcome.failed), output };
  } catch (error) {
    return outcomeOfCheck(1, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs all stages, even after one has failed, and shows the output of failing ones.
 * @param groups run one after the other; the stages of a group run concurrently
 */
export async function runStages(
  groups: readonly (readonly Stage[])[],
  root: string,
  print: (line: string) => void,
  stopping: AbortSignal,
): Promise<StageReport[]> {
  const reports: StageReport[] = [];

  async function run(stage: Stage): Promise<void> {
    const { title } = stage;
    const started = performance.now();
    const outcome = await outcomeOf(stage, root, stopping);
    if (stopping.aborted) return;
    const milliseconds = performance.now() - started;
    reports.push({ ...outcome, title, milliseconds });
    if (outcome.failed > 0) print(clipLines(outcome.output));
    const mark = outcome.failed > 0 ? '✗' : '✓';
    const count = `${outcome.passed} passed, ${outcome.failed} failed`;
    print(`${mark} ${title}: ${count} (${inSeconds(milliseconds)})`);
  }

  for (const group of groups.filter(({ length }) => length > 0)) {
    if (stopping.aborted) break;
    print(`… ${group.map(({ title }) => title).join(', ')}`);
    await Promise.all(group.map(run));
  }
  return reports;
}
