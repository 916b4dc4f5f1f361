import { setTimeout as wait } from 'node:timers/promises';
import type { CpuReporter } from './cpu-reporter.ts';

const stepMilliseconds = 500;
const restShare = 0.05;
const mostSteps = 120;

/**
 * Waits until a server has done what it does after its start, such as naming recordings: until it
 * uses less than a twentieth of a processor for half a second.
 * @throws after a minute
 */
export async function waitForRest(cpu: Pick<CpuReporter, 'read'>): Promise<void> {
  let before = await cpu.read();
  for (let step = 0; step < mostSteps; step += 1) {
    await wait(stepMilliseconds);
    const now = await cpu.read();
    if (now - before < stepMilliseconds * 1000 * restShare) return;
    before = now;
  }
  throw new Error('The API is still busy a minute after its start');
}
