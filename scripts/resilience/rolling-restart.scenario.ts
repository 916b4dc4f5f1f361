import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../processes/start-api.ts';
import { withMariaDb } from '../servers/with-mariadb.ts';
import { startServer, type ServerProcess } from '../processes/server-process.ts';
import { startRoundRobinProxy } from './instances/round-robin-proxy.ts';
import { startSteadyLoad, type LoadResult } from './instances/steady-load.ts';
import { atLeast, exactly } from './findings.ts';
import type { Finding, Scenario } from './scenario.ts';

const requestsAtLeast = 10_000;
const instanceCount = 3;
const roundsAtLeast = 2;

function findingsOf(result: LoadResult, restarts: number, longestStop: number): Finding[] {
  const { requests, failures, confirmedMarks, lostMarks } = result;
  return [
    atLeast('restarts under load', restarts, instanceCount * roundsAtLeast),
    atLeast('requests', requests, requestsAtLeast),
    exactly('failed requests', failures.length, 0),
    {
      measure: `lost marks, of ${confirmedMarks}`,
      found: String(lostMarks),
      allowed: '0, of at least 1000',
      isHeld: lostMarks === 0 && confirmedMarks >= 1000,
    },
    {
      measure: 'longest stop',
      found: `${longestStop.toFixed(1)} s`,
      allowed: 'under 13 s: the drain, and 10 s for what runs',
      isHeld: longestStop < 13,
    },
  ];
}

/** Restarts each instance in turn, for as many rounds as the load needs. */
async function restartUnderLoad(root: string, database: string): Promise<readonly Finding[]> {
  const settings = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_URL: database,
    TOKEN_SECRET: 'a secret that all of these instances share',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
  };
  const startInstance = () => startServer([join(root, 'api/src/main.ts')], settings);
  const instances: ServerProcess[] = [];
  const proxy = await startRoundRobinProxy();
  try {
    for (let count = 0; count < instanceCount; count += 1) {
      const instance = await startInstance();
      instances.push(instance);
      await proxy.add(instance.address);
    }
    const load = await startSteadyLoad(proxy.address);
    let restarts = 0;
    let longestStop = 0;
    while (restarts < instanceCount * roundsAtLeast || load.requestsSoFar() < requestsAtLeast) {
      const instance = instances.shift();
      if (instance === undefined) throw new Error('There is no instance to restart');
      const stoppedAt = performance.now();
      await instance.stop();
      longestStop = Math.max(longestStop, (performance.now() - stoppedAt) / 1000);
      proxy.remove(instance.address);
      const next = await startInstance();
      instances.push(next);
      await proxy.add(next.address);
      restarts += 1;
      // The load runs on all three for a moment before the next one is restarted.
      await wait(500);
    }
    const result = await load.stop();
    for (const line of result.failures.slice(0, 10)) console.log(`  ${line}`);
    return findingsOf(result, restarts, longestStop);
  } finally {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}

/** Three instances behind a proxy that never retries, restarted one after the other. */
export const scenario: Scenario = {
  title: 'a rolling restart of three instances during 10,000 requests',
  run: (root) =>
    withMariaDb(root, async ({ url }) => {
      await migrate(root, { DATABASE_URL: url, LOG_LEVEL: 'error' });
      return restartUnderLoad(root, url);
    }),
};
