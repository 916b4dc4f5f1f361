import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Releases, ReleaseListing, RemoteRelease } from '@topwords/platform/contracts';
import { makeSigningKey, publicPartOf } from '@topwords/release/signing';
import {
  openStore,
  promote,
  readLogEnd,
  writeRecord,
  type ReleaseRecord,
  type Writer,
} from '@topwords/release/commands';
import { insertOwner } from '../../users/owner-repository.ts';
import { insertRole } from '../../users/role-repository.ts';
import type { User } from '../../users/user-repository.ts';
import { getRemotesFigures } from '../../telemetry/get-remotes-figures.ts';
import { buildUser } from '../../testing/factories.ts';
import { startApi } from '../../testing/start-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { releaseOf } from '../../telemetry/testing/snapshots.ts';
import type { ReleaseRegistry } from '../release-registry.ts';
import { consoleRoutes } from '../routes.ts';

function recordOf(release: RemoteRelease, changes: Partial<ReleaseRecord>): ReleaseRecord {
  return {
    format: 1,
    state: 'published',
    release,
    files: {},
    built_against: {},
    contract: null,
    commit: 'abcdef0123456789',
    published_at: Date.parse('2026-11-19T09:00:00Z'),
    ...changes,
  };
}

/** Starts one; 1.0.0, 1.1.0 and 1.2.0 of the words are published, and 1.1.0 is stable. */
export async function startConsole() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'topwords-console-'));
  const privateKey = await makeSigningKey();
  const publicKey = publicPartOf(privateKey);
  const store = openStore({}, folder);
  const writer: Writer = { store, privateKey, now: Date.now };
  const publish = (version: string, changes: Partial<ReleaseRecord> = {}) =>
    writeRecord(store, recordOf(releaseOf(version), changes), privateKey);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
  await promote(writer, 'words', '1.0.0');
  const { signed } = await promote(writer, 'words', '1.1.0');
  const registry: ReleaseRegistry = {
    publicKey,
    store,
    isListed: true,
    current: () => signed,
    writer,
    readOnly: null,
  };
  const newest = async () => (await readLogEnd(store, publicKey)).newest ?? signed;
  const api = await startApi({
    database,
    routes: consoleRoutes({
      registry,
      figures: async ({ now }) =>
        getRemotesFigures({ db: database.db, now }, (await newest()).snapshot, []),
    }),
  });

  async function releases(user: User): Promise<Releases> {
    return (await api.call('/api/console/releases', { user })).body as Releases;
  }

  async function listing(user: User, name = 'words'): Promise<ReleaseListing> {
    const found = (await releases(user)).releases.find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  }

  return {
    ...api,
    registry,
    /** Signs as the release command does. */
    writer,
    store,
    newest,
    publish,
    releases,
    listing,
    async buildOperator() {
      const user = await buildUser(api.db, { username: 'Olga' });
      await insertRole(api.db, { userId: user.id, role: 'operator', now: api.clock.now });
      return user;
    },
    async buildOwner(remote: string) {
      const user = await buildUser(api.db, { username: 'Owen' });
      await insertOwner(api.db, { userId: user.id, remote, now: api.clock.now });
      return user;
    },
    /** Runs an action on the words, by default with the current revision. */
    async act(user: User, action: string, body: object = {}) {
      const { revision } = await listing(user).catch(() => ({ revision: '' }));
      return api.call(`/api/console/releases/words/${action}`, {
        user,
        json: { revision, ...body },
      });
    },
    async stop() {
      await api.stop();
      await database.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

/** An API whose console works on a registry in a folder, with three versions of the words. */
export type ConsoleApi = Awaited<ReturnType<typeof startConsole>>;
