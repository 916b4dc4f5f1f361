import { setTimeout as wait } from 'node:timers/promises';
import { apiSettings, migrate, startApi } from '../processes/start-api.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { atLeast, exactly, finding, type Finding } from './findings.ts';
import { startSteadyLoad } from './instances/steady-load.ts';
import { withInstances, type Instances } from './instances/with-instances.ts';
import type { Scenario } from './scenario.ts';

const requestsAtLeast = 10_000;
const instanceCount = 3;
const restartsAtLeast = 6;
const marksAtLeast = 1000;

/** Restarts each instance in turn, for as many rounds as the load needs. */
async function restartUnderLoad({ address, replaceOldest }: Instances): Promise<Finding[]> {
  const load = await startSteadyLoad(address);
  let restarts = 0;
  let longestStop = 0;
  while (restarts < restartsAtLeast || load.requestsSoFar() < requestsAtLeast) {
    longestStop = Math.max(longestStop, await replaceOldest());
    restarts += 1;
    // The load runs on all three for a moment before the next one is restarted.
    await wait(500);
  }
  const { requests, failures, confirmedMarks, lostMarks } = await load.stop();
  for (const line of failures.slice(0, 10)) console.log(`  ${line}`);
  return [
    atLeast('restarts under load', restarts, restartsAtLeast),
    atLeast('requests', requests, requestsAtLeast),
    exactly('failed requests', failures.length, 0),
    finding(
      `lost marks, of ${confirmedMarks}`,
      String(lostMarks),
      `0, of at least ${marksAtLeast}`,
      lostMarks === 0 && confirmedMarks >= marksAtLeast,
    ),
    finding(
      'longest stop',
      `${longestStop.toFixed(1)} s`,
      'under 13 s: the drain, and 10 s for what runs',
      longestStop < 13,
    ),
  ];
}

/** Three instances behind a proxy that never retries, restarted one after the other. */
export const scenario: Scenario = {
  title: 'a rolling restart of three instances during 10,000 requests',
  run: (root) =>
    withMariaDb(root, async ({ url }) => {
      const settings = apiSettings(url, { TRUST_PROXY: '1', DRAIN_SECONDS: '2' });
      await migrate(root, settings);
      return withInstances(instanceCount, () => startApi(root, settings), restartUnderLoad);
    }),
};
