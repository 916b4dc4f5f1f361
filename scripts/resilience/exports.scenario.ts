import { randomUUIDv7 } from 'node:crypto';
import { get } from 'node:http';
import type { Database } from '../../api/src/db/open-database.ts';
import { buildFavorites } from '../../api/src/testing/factories.ts';
import { createAccount, type Account } from '../accounts/account.ts';
import { watchBystander, type Waits } from './watch-bystander.ts';
import { withPrivateApi, type PrivateApi } from './with-private-api.ts';
import { watchMemory } from './watch-memory.ts';
import { quickEnough } from './findings.ts';
import type { Finding, Scenario } from './scenario.ts';

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

type Download = { status: number; isWhole: boolean };

/** Reads a file and discards it. */
function download(address: string, path: string, { headers }: Account): Promise<Download> {
  const { promise, resolve } = Promise.withResolvers<Download>();
  const signal = AbortSignal.timeout(timeoutMs);
  const request = get(`${address}/api${path}`, { headers, signal, agent: false }, (response) => {
    response.resume();
    response.once('close', () =>
      resolve({ status: response.statusCode ?? 0, isWhole: response.complete }),
    );
  });
  request.once('error', () => resolve({ status: 0, isWhole: false }));
  return promise;
}

async function createCollector({ address, db }: PrivateApi, count: number): Promise<Account> {
  const account = await createAccount(address);
  await saveFavorites(db, account.id, count);
  return account;
}

async function saveFavorites(db: Database, userId: string, count: number): Promise<void> {
  const favorites = Array.from({ length: count }, (_, index) => ({
    id: randomUUIDv7(),
    original_text: `${index} ${'ж'.repeat(textLength)}`,
    translated_text: `${index} ${'ш'.repeat(textLength)}`,
  }));
  await buildFavorites(db, { id: userId }, favorites);
}

interface Outcome {
  files: readonly Download[];
  waits: Waits;
  growth: number;
}

async function attack(
  { address, pid }: PrivateApi,
  bystander: Account,
  requests: readonly { path: string; account: Account }[],
): Promise<Outcome> {
  const { result, before, most } = await watchMemory(pid, () =>
    watchBystander(bystander, () =>
      Promise.all(requests.map(({ path, account }) => download(address, path, account))),
    ),
  );
  return { files: result.result, waits: result.waits, growth: most - before };
}

function findingsOf(name: string, { files, waits, growth }: Outcome): Finding[] {
  const served = files.filter(({ status, isWhole }) => status === 200 && isWhole).length;
  const refused = files.filter(({ status }) => status === 429).length;
  return [
    {
      measure: `${name}: whole files`,
      found: `${served}, ${refused} refused`,
      allowed: 'each is whole or refused with 429, and at least one is whole',
      isHeld: served > 0 && served + refused === files.length,
    },
    quickEnough(`${name}: p99 of another learner`, waits, p99Maximum),
    {
      measure: `${name}: memory above idle`,
      found: `${growth.toFixed(0)} MB`,
      allowed: `at most ${memoryMaximum} MB`,
      isHeld: growth <= memoryMaximum,
    },
  ];
}

/** Many simultaneous downloads of long favourites and whole accounts. */
export const scenario: Scenario = {
  title: `${downloads} simultaneous downloads, by one learner with ${manyFavorites} long favorites and by as many learners`,
  run: (root) =>
    withPrivateApi(root, async (api) => {
      const bystander = await createAccount(api.address);
      const collector = await createCollector(api, manyFavorites);
      const others: Account[] = [];
      for (let count = 0; count < downloads; count += 1) {
        others.push(await createCollector(api, someFavorites));
      }
      await watchBystander(bystander, () => new Promise((resolve) => setTimeout(resolve, warmUp)));
      const ofOne = Array.from({ length: downloads }, (_, index) => ({
        path: paths[index % paths.length] ?? '',
        account: collector,
      }));
      const ofMany = others.map((account, index) => ({
        path: paths[index % paths.length] ?? '',
        account,
      }));
      return [
        ...findingsOf('many learners', await attack(api, bystander, ofMany)),
        ...findingsOf('one learner', await attack(api, bystander, ofOne)),
      ];
    }),
};
