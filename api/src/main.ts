import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { createAccessTokens } from './auth/access-tokens.ts';
import { createAttemptLimits, type AttemptLimitSettings } from './auth/attempt-limits.ts';
import { deriveKeys, readOrMakeSecret } from './auth/keys.ts';
import { createPasswords } from './auth/passwords.ts';
import { createApp } from './app.ts';
import { listPendingMigrations, migrateDatabase } from './db/migrate-database.ts';
import { embeddedFile, isEmbedded, openDatabase } from './db/open-database.ts';
import { readEnvironment, type Environment } from './env.ts';
import { createLog } from './log.ts';
import { listenUntilSignal } from './listen.ts';
import { explainStartFailure } from './start-failure.ts';

const { settings, faults } = readEnvironment(process.env);
if (faults === undefined) await start(settings).catch((error) => failToStart(error, settings));
else fail(faults);

async function start(settings: Environment): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  const db = openDatabase(settings.DATABASE_URL);
  if (isEmbedded(settings.DATABASE_URL)) await migrateDatabase(db, true);
  const pending = await listPendingMigrations(db);
  if (pending.length > 0) {
    fail([`The database lacks ${pending.length} migrations; run npm run db:migrate first`]);
  }
  const keys = deriveKeys(secretOf(settings));
  const app = createApp({
    db,
    log,
    keys,
    now: Date.now,
    accessTokens: createAccessTokens(keys.accessToken),
    limits: createAttemptLimits(attemptLimitsOf(settings)),
    passwords: createPasswords(settings.PASSWORD_HASHES_AT_ONCE),
    bankVersion: '',
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUST_PROXY,
    checkAnswers: settings.NODE_ENV !== 'production',
    routes: [],
  });
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  await listenUntilSignal(server, settings, log, () => db.destroy());
}

function attemptLimitsOf(settings: Environment): AttemptLimitSettings {
  return {
    windowSeconds: settings.LIMIT_WINDOW_SECONDS,
    loginAddress: settings.LIMIT_LOGIN_ADDRESS,
    loginAccount: settings.LIMIT_LOGIN_ACCOUNT,
    loginPair: settings.LIMIT_LOGIN_PAIR,
    registerAddress: settings.LIMIT_REGISTER_ADDRESS,
  };
}

function secretOf(settings: Environment): string {
  if (settings.TOKEN_SECRET !== undefined) return settings.TOKEN_SECRET;
  return readOrMakeSecret(join(dirname(embeddedFile(settings.DATABASE_URL)), 'token-secret'));
}

function failToStart(error: unknown, settings: Environment): never {
  const reason = explainStartFailure(error, settings);
  return fail([
    reason ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  ]);
}

function fail(lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
