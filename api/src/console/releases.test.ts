import { insertStop } from '../telemetry/stop-repository.ts';
import { deleteRole } from '../users/role-repository.ts';
import type { User } from '../users/user-repository.ts';
import { promote } from '@topwords/release/commands';
import { buildUser } from '../testing/factories.ts';
import { startConsole, type ConsoleApi } from './testing/start-console.ts';

let api: ConsoleApi;
let operator: User;

beforeEach(async () => {
  api = await startConsole();
  operator = await api.buildOperator();
});
afterEach(() => api.stop());

async function stableVersion(): Promise<string | undefined> {
  return (await api.newest()).snapshot.remotes[0]?.stable.version;
}

test('an operator promotes a version, and the signed log names the account', async () => {
  expect(await api.act(operator, 'promote', { version: '1.2.0' })).toMatchObject({
    status: 200,
    body: { sequence: 3, is_changed: true },
  });
  const { snapshot } = await api.newest();
  expect(snapshot).toMatchObject({ sequence: 3, author: operator.id });
  expect(await api.listing(operator)).toMatchObject({
    stable: { version: '1.2.0', by: 'Olga', since: snapshot.issued_at },
    previous: '1.1.0',
  });
  const { body } = await api.call('/api/console/releases/words', { user: operator });
  expect(body).toMatchObject({
    versions: [{ version: '1.0.0' }, { version: '1.1.0' }, { version: '1.2.0' }],
    history: [
      { kind: 'promoted', version: '1.2.0', by: 'Olga' },
      { kind: 'promoted', version: '1.1.0', by: null },
      { kind: 'promoted', version: '1.0.0', by: null },
    ],
  });
});

test('a rollback goes back to the previous version', async () => {
  expect(await api.act(operator, 'rollback')).toMatchObject({ status: 200 });
  expect(await stableVersion()).toBe('1.0.0');
  const { body } = await api.call('/api/console/releases/words', { user: operator });
  expect(body).toMatchObject({
    history: [{ kind: 'rolled_back', version: '1.0.0', by: 'Olga' }, {}, {}],
  });
  expect(await api.act(operator, 'rollback')).toMatchObject({
    status: 409,
    body: { code: 'release_refused', detail: 'words 1.0.0 has no previous version' },
  });
});

test('a canary is started, widened and stopped', async () => {
  const version = '1.2.0';
  const bounds = { minimum_loads: 200 };
  expect(await api.act(operator, 'canary', { version, percent: 5, bounds })).toMatchObject({
    status: 200,
  });
  expect((await api.listing(operator)).canary).toMatchObject({
    id: 'words@1.2.0',
    percent: 5,
    by: 'Olga',
    bounds: { minimum_loads: 200, failure_excess: 0.02 },
    stop: null,
  });
  await api.act(operator, 'canary', { version, percent: 25.5 });
  expect((await api.listing(operator)).canary).toMatchObject({ percent: 25.5 });
  expect(await api.act(operator, 'canary/stop')).toMatchObject({ status: 200 });
  expect((await api.listing(operator)).canary).toBeNull();
  const { body } = await api.call('/api/console/releases/words', { user: operator });
  const { history } = body as { history: { kind: string; percent: number | null }[] };
  expect(history.slice(0, 3).map(({ kind, percent }) => [kind, percent])).toEqual([
    ['canary_stopped', null],
    ['canary_changed', 25.5],
    ['canary_started', 5],
  ]);
});

test('an automatically stopped canary says why, and restarts only when asked', async () => {
  const trial = { version: '1.2.0', percent: 5 };
  await api.act(operator, 'canary', trial);
  const canary = (await api.listing(operator)).canary;
  const stop = {
    canary_id: 'words@1.2.0',
    started_at: canary?.since ?? 0,
    remote: 'words',
    version: '1.2.0',
    stopped_at: api.clock.now,
    reason: '12 of 50 attempts failed',
  };
  await insertStop(api.db, stop);
  expect((await api.listing(operator)).canary?.stop).toEqual(stop);
  const refused = await api.act(operator, 'canary', { ...trial, percent: 50 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'release_refused' } });
  expect((refused.body as { detail: string }).detail).toMatch(/12 of 50 attempts failed$/);
  await api.act(operator, 'canary', { ...trial, again: true });
  expect((await api.listing(operator)).canary).toMatchObject({
    id: 'words@1.2.0-trial2',
    stop: null,
  });
});

test('a recently live version is kept, another is retired', async () => {
  expect(await api.act(operator, 'retire', { version: '1.1.0', with_embed: false })).toMatchObject({
    status: 409,
    body: { code: 'release_refused', detail: 'words 1.1.0 is live' },
  });
  const retired = await api.act(operator, 'retire', { version: '1.2.0', with_embed: false });
  expect(retired).toMatchObject({ status: 200 });
  expect(await api.act(operator, 'promote', { version: '1.2.0' })).toMatchObject({
    status: 409,
    body: { code: 'release_refused' },
  });
});

test('changing a release that has changed meanwhile is refused', async () => {
  const { revision } = await api.listing(operator);
  await promote(api.writer, 'words', '1.2.0');
  const late = await api.act(operator, 'rollback', { revision });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'release_changed', detail: expect.stringContaining('1.2.0 is live') },
  });
  expect(await stableVersion()).toBe('1.2.0');
});

test('of two concurrent operators one succeeds', async () => {
  const { revision } = await api.listing(operator);
  const other = await api.buildOperator();
  const answers = await Promise.all([
    api.act(operator, 'promote', { version: '1.2.0', revision }),
    api.act(other, 'rollback', { revision }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await api.newest()).snapshot.sequence).toBe(3);
});

test('a change of another remote is no conflict', async () => {
  const { revision } = await api.listing(operator);
  await api.publish('9.0.0', {
    release: {
      ...(await api.newest()).snapshot.remotes[0]!.stable,
      name: 'ai',
      version: '9.0.0',
      routes: ['/ai'],
    },
  });
  await promote(api.writer, 'ai', '9.0.0');
  expect(await api.act(operator, 'promote', { version: '1.2.0', revision })).toMatchObject({
    status: 200,
  });
});

test('an owner releases their own remote and no other', async () => {
  const owner = await api.buildOwner('words');
  expect(await api.listing(owner)).toMatchObject({ is_permitted: true, owners: ['Owen'] });
  expect(await api.act(owner, 'promote', { version: '1.2.0' })).toMatchObject({ status: 200 });
  const stranger = await api.buildOwner('ai');
  expect(await api.listing(stranger)).toMatchObject({ is_permitted: false });
  expect(await api.act(stranger, 'rollback')).toMatchObject({
    status: 403,
    body: { code: 'release_not_permitted' },
  });
});

test.each(['promote', 'canary', 'canary/stop', 'rollback', 'retire'])(
  'a learner may not %s',
  async (action) => {
    const learner = await buildUser(api.db);
    const body = { version: '1.2.0', percent: 5, with_embed: false };
    expect(await api.act(learner, action, body)).toMatchObject({
      status: 403,
      body: { code: 'release_not_permitted' },
    });
    expect(
      await api.call(`/api/console/releases/words/${action}`, { method: 'POST' }),
    ).toMatchObject({ status: 401 });
    expect((await api.newest()).snapshot.sequence).toBe(2);
  },
);

test('a learner sees nothing, and learns that the console is not for the account', async () => {
  const user = await buildUser(api.db);
  for (const path of ['releases', 'releases/words']) {
    expect(await api.call(`/api/console/${path}`, { user })).toMatchObject({
      status: 403,
      body: { code: 'console_role_missing', detail: expect.any(String) },
    });
  }
  const access = await api.call('/api/console/access', { user });
  expect(access).toMatchObject({ status: 200, body: { roles: [], remotes: [] } });
});

test('a revoked role ends immediately', async () => {
  const { revision } = await api.listing(operator);
  await deleteRole(api.db, operator.id, 'operator');
  expect(await api.act(operator, 'rollback', { revision })).toMatchObject({ status: 403 });
});

test('without a signing key everything is shown and each change says why it is refused', async () => {
  api.registry.writer = null;
  api.registry.readOnly = 'REGISTRY_PRIVATE_KEY is not set for the API.';
  expect(await api.releases(operator)).toMatchObject({
    read_only: 'REGISTRY_PRIVATE_KEY is not set for the API.',
    releases: [{ stable: { version: '1.1.0' } }],
  });
  expect(await api.act(operator, 'promote', { version: '1.2.0' })).toMatchObject({
    status: 409,
    body: { code: 'releases_read_only' },
  });
});

test('a page of another origin cannot act, and an unknown version is reported', async () => {
  const { revision } = await api.listing(operator);
  const foreign = await api.call('/api/console/releases/words/rollback', {
    user: operator,
    json: { revision },
    headers: { Origin: 'https://evil.example' },
  });
  expect(foreign).toMatchObject({ status: 403, body: { code: 'origin_refused' } });
  expect(await api.act(operator, 'promote', { version: '7.0.0' })).toMatchObject({
    status: 404,
    body: { code: 'version_unknown' },
  });
  expect(await api.call('/api/console/releases/..%2Fwords', { user: operator })).toMatchObject({
    status: 404,
    body: { code: 'remote_unknown' },
  });
});

test('the gate’s findings are shown with the version', async () => {
  const breaks = [{ part: 'routes' as const, detail: '/words is gone', breaks: ['ai'] }];
  await api.publish('2.0.0', { breaks });
  const { body } = await api.call('/api/console/releases/words', { user: operator });
  expect(body).toMatchObject({
    versions: expect.arrayContaining([expect.objectContaining({ version: '2.0.0', breaks })]),
  });
});
