import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { testPassword } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

let api: TestApi;
let count = 0;

afterEach(() => api.stop());

function register(proof_of_work?: string) {
  count += 1;
  const email = `learner${count}@example.org`;
  const json = { native: 'English', username: 'New', email, password: testPassword, proof_of_work };
  return api.call('/api/auth/register', { json });
}

/** Is refused for want of a proof, and returns the challenge. */
async function askForWork(): Promise<Challenge> {
  const { status, body } = await register();
  expect({ status, body }).toMatchObject({ status: 403, body: { code: 'proof_of_work_required' } });
  return (body as { challenge: Challenge }).challenge;
}

async function prove(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('a network over the limit creates accounts with a proof of work, each for one', async () => {
  api = await startApi({ limits: { registerAddress: 1 } });
  expect((await register()).status).toBe(200);
  const proof = await prove(await askForWork());
  expect((await register(proof)).status).toBe(200);
  expect((await register(proof)).status).toBe(403);
});

test('beyond ten times the limit it waits', async () => {
  api = await startApi({ limits: { registerAddress: 1 } });
  await register();
  const statuses: number[] = [];
  for (let account = 0; account < 11; account += 1) {
    statuses.push((await register(await prove(await askForWork()))).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('may be asked of everyone', async () => {
  api = await startApi({ asksForWork: 'always' });
  expect((await register(await prove(await askForWork()))).status).toBe(200);
});

test('a proof serves for ten minutes', async () => {
  api = await startApi({ asksForWork: 'always' });
  const proof = await prove(await askForWork());
  api.clock.now += 10 * 60 * 1000;
  expect((await register(proof)).status).toBe(403);
});

test('a challenge made easier, or made by others, proves nothing', async () => {
  api = await startApi({ asksForWork: 'always' });
  const challenge = await askForWork();
  const { parameters, signature } = challenge;
  const later = { expiresAt: api.clock.now + 60 * 60 * 1000 };
  const forged = [
    { parameters: { ...parameters, cost: 1 }, signature },
    { parameters: { ...parameters, data: later }, signature },
    { parameters, signature: 'ab'.repeat(32) },
    { parameters: { ...parameters, algorithm: 'SHA-256' }, signature },
  ];
  for (const changed of forged) {
    const solution = { counter: 1, derivedKey: '00'.repeat(32) };
    const text = JSON.stringify({ challenge: changed, solution });
    const answer = await register(Buffer.from(text).toString('base64'));
    expect(answer).toMatchObject({ status: 403, body: { code: 'proof_of_work_required' } });
  }
});

test.each(['', '{}', 'null', '%%%', Buffer.from('{"challenge":{}}').toString('base64')])(
  'the proof %j is refused, not an error',
  async (text) => {
    api = await startApi({ asksForWork: 'always' });
    expect((await register(text)).status).toBe(403);
  },
);
