import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFavorites } from '../../api/src/testing/factories.ts';
import { createAccount, type Account } from '../accounts/account.ts';
import { withApi, withSqlite, type PrivateApi } from '../processes/start-api.ts';
import { atMost, finding, quickEnough, type Finding } from './findings.ts';
import type { Scenario } from './scenario.ts';
import { watchBystander } from './watch-bystander.ts';
import { watchMemory } from './watch-memory.ts';

const downloads = 40;
/** Ten fewer than a learner may have, with both sides at the maximum length. */
const manyFavorites = 9990;
const textLength = 1990;
/** For each of the learners who download at the same time. */
const someFavorites = 1000;
const p99Maximum = 100;
const memoryMaximum = 150;
/** A download that takes longer has failed, in milliseconds. */
const timeoutMs = 90_000;
const warmUp = 3000;

const paths = ['/words/favorites/export?format=csv', '/profile/export'];

/** Reads a file and discards it. @returns its status; 0 when it is not whole */
async function download(address: string, path: string, { headers }: Account): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${address}/api${path}`, { headers, signal });
    await response.body?.pipeTo(new WritableStream());
    return response.status;
  } catch {
    return 0;
  }
}

async function createCollector({ address, db }: PrivateApi, count: number): Promise<Account> {
  const account = await createAccount(address);
  const favorites = Array.from({ length: count }, (_, index) => ({
    id: randomUUIDv7(),
    original_text: `${index} ${'ж'.repeat(textLength)}`,
    translated_text: `${index} ${'ш'.repeat(textLength)}`,
  }));
  await buildFavorites(db, { id: account.id }, favorites);
  return account;
}

/** Each collector downloads a file at the same time, while the bystander reads. */
async function attack(
  name: string,
  { address, pid }: PrivateApi,
  bystander: Account,
  collectors: readonly Account[],
): Promise<Finding[]> {
  const { result, before, most } = await watchMemory(pid, () =>
    watchBystander(bystander, () =>
      Promise.all(
        collectors.map((collector, index) =>
          download(address, paths[index % paths.length] ?? '', collector),
        ),
      ),
    ),
  );
  const [served = 0, refused = 0] = [200, 429].map(
    (status) => result.result.filter((one) => one === status).length,
  );
  return [
    finding(
      `${name}: whole files`,
      `${served}, ${refused} refused`,
      'each is whole or refused with 429, and at least one is whole',
      served > 0 && served + refused === downloads,
    ),
    quickEnough(`${name}: p99 of another learner`, result.waits, p99Maximum),
    atMost(`${name}: memory above idle`, most - before, memoryMaximum, ' MB'),
  ];
}

async function run(api: PrivateApi): Promise<Finding[]> {
  const bystander = await createAccount(api.address);
  const collector = await createCollector(api, manyFavorites);
  const others: Account[] = [];
  while (others.length < downloads) others.push(await createCollector(api, someFavorites));
  await watchBystander(bystander, () => wait(warmUp));
  return [
    ...(await attack('many learners', api, bystander, others)),
    ...(await attack(
      'one learner',
      api,
      bystander,
      Array.from(others, () => collector),
    )),
  ];
}

/** Many simultaneous downloads of long favourites and whole accounts. */
export const scenario: Scenario = {
  title: `${downloads} simultaneous downloads, by one learner with ${manyFavorites} long favorites and by as many learners`,
  run: (root) => withSqlite((databaseUrl) => withApi(root, databaseUrl, run)),
};
