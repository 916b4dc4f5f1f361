import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageRegistry, type RemoteOverride } from '@topwords/platform/contracts';
import { makeSigningKey, publicPartOf, signSnapshot } from '@topwords/release/signing';
import { pino } from 'pino';
import { deriveKeys } from '../../auth/keys.ts';
import { insertRole } from '../../users/role-repository.ts';
import type { User } from '../../users/user-repository.ts';
import { createPages } from '../../pages/pages.ts';
import { writeBuild } from '../../pages/testing/start-pages.ts';
import { buildListing, buildRelease, buildSnapshot } from '@topwords/release/testing';
import { buildUser } from '../../testing/factories.ts';
import { startApi, type TestAnswer, type TestApi } from '../../testing/start-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createOverrideOfPage } from '../override-of-page.ts';
import { developerRoutes } from '../routes.ts';

/** The only origin that remotes may come from in these tests. */
export const allowedOrigin = 'http://localhost:3001';

/** Starts one; the real code makes its pages from a small shell. */
export async function startDeveloperApi({ trustedProxies = 0 }: { trustedProxies?: number } = {}) {
  const database = await createTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'topwords-developer-'));
  writeBuild(folder);
  const keys = deriveKeys('a secret for overrides that is long enough');
  const origins = [allowedOrigin];
  const remotes = ['words', 'ai'];
  const key = await makeSigningKey();
  const snapshot = () =>
    buildSnapshot({ remotes: remotes.map((name) => buildListing(buildRelease({ name }))) });
  const signed = await signSnapshot(snapshot(), key);
  const rules = { origins, snapshot };
  const api: TestApi = await startApi({
    database,
    trustedProxies,
    routes: developerRoutes({ keys, ...rules }),
    pages: createPages({
      log: pino({ level: 'silent' }),
      shell: path.join(folder, 'shell'),
      registry: { current: () => signed, publicKey: publicPartOf(key) },
      overrideOf: createOverrideOfPage({
        db: database.db,
        keys,
        now: () => api.clock.now,
        log: pino({ level: 'silent' }),
        ...rules,
      }),
    }),
  });

  return {
    ...api,
    /** Keys that overrides are signed with. */
    keys,
    /** The allow-list; tests change it. */
    origins,
    /** Names of the remotes in the registry; tests change it. */
    remotes,
    async buildDeveloper() {
      const user = await buildUser(api.db);
      await insertRole(api.db, { userId: user.id, role: 'developer', now: api.clock.now });
      return user;
    },
    grant: (user: User, body: object = {}, headers: Record<string, string> = {}) =>
      api.call('/api/developer/override', {
        user,
        json: { remote: 'words', origin: allowedOrigin, ...body },
        headers,
      }),
    /** The override that the API reports to a browser with the cookie. */
    async override(user: User, cookie: string) {
      const headers = { Cookie: cookie };
      const { body } = await api.call('/api/developer/override', { user, headers });
      return (body as { override: RemoteOverride | null }).override;
    },
    async openPage(cookie: string, address = '/words') {
      const headers = { Cookie: `XSRF-TOKEN=hint; ${cookie}` };
      const response = await fetch(api.origin + address, { headers });
      const [, data = ''] = /id="registry">(.*)<\/script>/.exec(await response.text()) ?? [];
      return {
        registry: pageRegistry.parse(JSON.parse(data)),
        policy: response.headers.get('content-security-policy') ?? '',
      };
    },
    async stop() {
      await api.stop();
      await database.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The cookie that a grant has set, as the browser sends it. */
export function cookieOf({ cookies }: TestAnswer): string {
  return `topwords-override=${cookies['topwords-override'] ?? ''}`;
}

/** An API with pages, whose registry has the words and the tutor. */
export type DeveloperApi = Awaited<ReturnType<typeof startDeveloperApi>>;
