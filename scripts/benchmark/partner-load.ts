import autocannon from 'autocannon';
import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../api/src/db/open-database.ts';
import { insertKey } from '../../api/src/partners/key-repository.ts';
import type { PartnerKey } from '../../api/src/partners/partner-key.ts';
import { listUsage, type UsageDay } from '../../api/src/partners/usage-repository.ts';
import type { PrivateApi } from '../processes/start-api.ts';

const seconds = 30;
/** For each of the two keys. */
const requestsPerSecond = 200;
const connections = 8;
/** Daily quota of one of the keys, which is spent within the first second. */
const smallQuota = 100;
/** Number of readers, each with its own address and well within the limit per address. */
const readers = 1000;
const origin = 'https://acme.example';
const texts = ['casa', 'árbol', 'La casa es grande.', 'Mi casa es tu casa', 'correr'];

/** How the requests with one key went. */
export interface PartnerLoad {
  name: string;
  answered: number;
  refused: number;
  /** Neither of the two: errors, timeouts, other statuses. */
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** What the API counted. */
  usage: Pick<UsageDay, 'requests' | 'refused'>;
}

/**
 * Loads two keys equally at the same time; one of them has spent its quota.
 * @param address of an API that trusts one entry of X-Forwarded-For
 * @throws when a request with the other key fails, the spent key gets more or less than its quota,
 *   or the counted requests differ from the answered ones
 */
export async function measurePartnerLoad({
  address,
  db,
}: PrivateApi): Promise<[under: PartnerLoad, over: PartnerLoad]> {
  const under = await makeKey(db, 'Under', 1_000_000);
  const over = await makeKey(db, 'Over', smallQuota);
  const [ofUnder, ofOver] = await Promise.all([load(address, under), load(address, over)]);
  const loads: [under: PartnerLoad, over: PartnerLoad] = [
    await summarise(db, under, ofUnder),
    await summarise(db, over, ofOver),
  ];
  judge(...loads);
  return loads;
}

async function makeKey(db: Database, name: string, requestsPerDay: number): Promise<PartnerKey> {
  const id = randomUUIDv7();
  const key: PartnerKey = {
    id,
    key: `pk_${id.replaceAll('-', '')}`,
    name,
    origins: [origin],
    languages: null,
    requestsPerDay,
    requestsPerMinute: 1_000_000,
    addressShare: null,
    secretHash: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: Date.now(),
  };
  await insertKey(db, key);
  return key;
}

function load(address: string, { key }: PartnerKey): Promise<autocannon.Result> {
  let sent = 0;
  return autocannon({
    url: `${address}/api/embed/translate?key=${key}`,
    connections,
    overallRate: requestsPerSecond,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          sent += 1;
          const reader = sent % readers;
          return {
            ...request,
            headers: {
              'Content-Type': 'application/json',
              Origin: origin,
              'X-Forwarded-For': `198.18.${Math.floor(reader / 250)}.${reader % 250}`,
            },
            body: JSON.stringify({
              text: texts[sent % texts.length],
              from_lang: 'es',
              to_lang: 'en',
            }),
          };
        },
      },
    ],
  });
}

async function summarise(
  db: Database,
  { id, name }: PartnerKey,
  { latency, requests, errors, timeouts, statusCodeStats = {} }: autocannon.Result,
): Promise<PartnerLoad> {
  const count = (status: 200 | 429) => statusCodeStats[`${status}`]?.count ?? 0;
  const [answered, refused] = [count(200), count(429)];
  const usage = await settledUsage(db, id, answered + refused);
  return {
    name,
    answered,
    refused,
    failed: requests.total - answered - refused + errors + timeouts,
    p50: latency.p50,
    p99: latency.p99,
    usage,
  };
}

/** The API writes its counts once a second, and also counts requests whose answers came too late. */
async function settledUsage(db: Database, keyId: string, atLeast: number) {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const days = await listUsage(db, { since: '2000-01-01', keyId });
    const requests = days.reduce((sum, day) => sum + day.requests, 0);
    const refused = days.reduce((sum, day) => sum + day.refused, 0);
    if (requests + refused >= atLeast || Date.now() > deadline) return { requests, refused };
    await wait(200);
  }
}

function judge(under: PartnerLoad, over: PartnerLoad): void {
  if (under.failed + under.refused > 0)
    throw new Error(`${under.failed + under.refused} requests of the key within its quota failed`);
  if (over.failed > 0) throw new Error(`${over.failed} requests of the spent key failed`);
  if (over.answered !== smallQuota)
    throw new Error(`The spent key had ${over.answered} answers, not ${smallQuota}`);
  for (const { name, answered, refused, usage } of [under, over]) {
    // Requests in flight when the load ends are counted by the API only.
    const late = usage.requests + usage.refused - answered - refused;
    if (late < 0 || late > connections)
      throw new Error(`${name}: ${late} more requests were counted than were answered`);
  }
}
