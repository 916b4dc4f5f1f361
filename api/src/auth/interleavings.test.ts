import { seededRandom } from '../practice/seeded-random.ts';
import { callWithSession, sessionOf, type BrowserSession } from '../testing/browser-session.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi, type TestAnswer, type TestApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertReset } from './reset-repository.ts';
import { hashSecret, makeSecret } from './session-secrets.ts';
import { signInProven } from '../testing/signed-in-browser.ts';
import { addPasskey, assertWith } from './passkeys/testing/passkey-calls.ts';
import type { SoftwarePasskey } from './passkeys/testing/software-passkey.ts';

/** How many to try; 1000 take a minute. */
const rounds = Number(process.env['INTERLEAVINGS'] ?? 60);
/** Of attempts: more than all rounds make. */
const enough = 1_000_000;
const hour = 60 * 60 * 1000;
const random = seededRandom('interleavings');
let database: TestDatabase;
let instances: [TestApi, TestApi];

beforeAll(async () => {
  database = await createTestDatabase();
  const limits = { signInAddress: enough, loginAddress: enough, resetAddress: enough };
  instances = [await startApi({ database, limits }), await startApi({ database, limits })];
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await database.remove();
});

/** One of the two instances, at random. */
function anyInstance(): TestApi {
  return random() < 0.5 ? instances[0] : instances[1];
}

async function signIn(passkey: SoftwarePasskey): Promise<TestAnswer> {
  const api = anyInstance();
  const json = await assertWith(api, passkey);
  return api.call('/api/auth/passkeys/sign_in', { json });
}

/** The session after a refresh; the one from before if that was refused. */
function after(answer: TestAnswer, before: BrowserSession): BrowserSession {
  return answer.status === 200 ? sessionOf(answer) : before;
}

/** Runs calls at the same time, begun in a random order. */
async function interleave(calls: (() => Promise<void>)[]): Promise<void> {
  const order = calls.map((call) => ({ call, at: random() })).toSorted((a, b) => a.at - b.at);
  await Promise.all(order.map(({ call }) => call()));
}

async function isAlive(session: BrowserSession): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const api of instances) {
    const answer = await callWithSession(api, '/api/auth/refresh', session);
    answers.push(answer.status === 200);
  }
  return answers;
}

test('concurrent calls leave no ended session usable, and end no other session', async () => {
  const outcomes = { rounds: 0, resets: 0, signOuts: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const [first] = instances;
    const user = await buildUser(database.db);
    const passkey = await addPasskey(first, await signInProven(first, user));
    let one = sessionOf(await signIn(passkey));
    let other = sessionOf(await signIn(passkey));
    const isReset = random() < 0.5;
    const isSignedOut = random() < 0.5;
    const token = makeSecret();
    const { now } = first.clock;
    const reset = { tokenHash: hashSecret(token), userId: user.id, expiresAt: now + hour };
    await insertReset(database.db, reset, now);
    const statuses: number[] = [];
    const calls = [
      async () => {
        const api = anyInstance();
        one = after(await callWithSession(api, '/api/auth/refresh', one), one);
      },
      async () => {
        const api = anyInstance();
        other = after(await callWithSession(api, '/api/auth/refresh', other), other);
      },
      async () => {
        statuses.push((await signIn(passkey)).status);
      },
    ];
    if (isReset) {
      calls.push(async () => {
        const json = { token, new_password: `battery staple ${round}` };
        const answer = await anyInstance().call('/api/auth/password_reset/confirm', { json });
        statuses.push(answer.status);
      });
    }
    if (isSignedOut) {
      const held = one;
      calls.push(async () => {
        const answer = await callWithSession(anyInstance(), '/api/auth/logout', held);
        statuses.push(answer.status);
      });
    }
    await interleave(calls);

    expect(statuses.every((status) => status === 200)).toBe(true);
    const lives = { one: await isAlive(one), other: await isAlive(other) };
    // Both sessions began before.
    expect({ round, ...lives }).toEqual({
      round,
      one: isReset || isSignedOut ? [false, false] : [true, true],
      other: isReset ? [false, false] : [true, true],
    });
    outcomes.rounds += 1;
    outcomes.resets += Number(isReset);
    outcomes.signOuts += Number(isSignedOut);
  }
  expect(outcomes.resets).toBeGreaterThan(rounds / 4);
  expect(outcomes.signOuts).toBeGreaterThan(rounds / 4);
}, 300_000);
