import { loadBank } from '@topwords/content/bank';
import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { deriveKeys } from '../auth/keys.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { composeProduct } from '../compose-product.ts';
import { readEnvironment } from '../environment/read-environment.ts';
import { listenLocally } from './listen-locally.ts';
import type { TestApi } from './start-api.ts';
import { createTestDatabase } from './test-database.ts';

const unlimited = '1000000';
const secret = 'a secret for tests, long enough to be one';

/** Starts the whole product, with the real word bank and the engines that need no setting. */
export async function startWholeApi(log: Logger): Promise<Omit<TestApi, 'call' | 'sentMails'>> {
  const { db, url, remove } = await createTestDatabase();
  const { settings } = readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    TOKEN_SECRET: secret,
    LIMIT_LOGIN_ADDRESS: unlimited,
    LIMIT_REGISTER_ADDRESS: unlimited,
    LIMIT_PARTNER_ADDRESS: unlimited,
    OVERRIDE_ORIGINS: 'http://localhost:3001',
  });
  if (settings === undefined) throw new Error('The settings are wrong');
  const product = await composeProduct(settings, {
    log,
    db,
    catalogue: createCatalogue(loadBank()),
  });
  await product.start();
  const answer = product.app.callback();
  const server = createServer((request, response) => void answer(request, response));
  const { origin, close } = await listenLocally(server);
  return {
    db,
    origin,
    keys: deriveKeys(secret),
    clock: { now: Date.now() },
    async stop() {
      await close();
      await product.close();
      await remove();
    },
  };
}
