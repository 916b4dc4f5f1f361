import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { createAttemptLimits } from './auth/attempt-limits.ts';
import { googleFromEnvironment } from './auth/google/google-from-environment.ts';
import type { GoogleServices } from './auth/google/routes.ts';
import { deriveKeys, readOrCreateSecret } from './auth/keys.ts';
import { createBreachSearch } from './auth/password-rules/create-breach-search.ts';
import { createPasswordCheck } from './auth/password-rules/check-password.ts';
import { createSignUpRules } from './auth/sign-up/sign-up-rules.ts';
import { createPasswords } from './auth/passwords.ts';
import { embeddedFile, isEmbedded } from './db/open-database.ts';
import { makePrivateFolder } from './db/private-files.ts';
import type { Environment } from './environment/read-environment.ts';
import type { LimitStore } from './limits/limit-store.ts';
import { createAccessTokens } from './routing/access-tokens.ts';

/** Files that this machine keeps when the database is elsewhere. */
const dataFolder = join(import.meta.dirname, '../../data');

/** What accounts and sessions depend on, from the settings. */
export function accountServices(
  settings: Environment,
  log: Logger,
  limitStore: LimitStore,
): Omit<GoogleServices, 'mailer' | 'history' | 'demandSecondStep'> {
  const { BREACHED_PASSWORDS_URL: url } = settings;
  const breach = url === undefined ? undefined : createBreachSearch(url, log);
  const keys = deriveKeys(secretOf(settings, log), settings.TOKEN_SECRET_PREVIOUS);
  const limits = createAttemptLimits(
    {
      windowSeconds: settings.LIMIT_WINDOW_SECONDS,
      loginAddress: settings.LIMIT_LOGIN_ADDRESS,
      loginAccount: settings.LIMIT_LOGIN_ACCOUNT,
      loginPair: settings.LIMIT_LOGIN_PAIR,
      signInAddress: settings.LIMIT_SIGN_IN_ADDRESS,
      signInAccount: settings.LIMIT_SIGN_IN_ACCOUNT,
      registerAddress: settings.LIMIT_REGISTER_ADDRESS,
      resetAddress: settings.LIMIT_RESET_ADDRESS,
      resetAccount: settings.LIMIT_RESET_ACCOUNT,
    },
    limitStore,
  );
  return {
    keys,
    limits,
    accessTokens: createAccessTokens(keys.accessToken, keys.previous?.accessToken),
    checkSignUp: createSignUpRules(settings),
    asksForWork: settings.SIGN_UP_WORK,
    passwords: createPasswords(hashesAtOnce(settings), createPasswordCheck(breach)),
    google: googleFromEnvironment(settings),
  };
}

/**
 * The secret of the settings, or this machine's own: it survives restarts but serves only one
 * instance.
 */
function secretOf({ TOKEN_SECRET, DATABASE_URL }: Environment, log: Logger): string {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET;
  const isOwn = isEmbedded(DATABASE_URL);
  if (!isOwn)
    log.warn('TOKEN_SECRET is not set: several instances would refuse each other’s tokens');
  const folder = isOwn ? dirname(embeddedFile(DATABASE_URL)) : dataFolder;
  makePrivateFolder(folder);
  return readOrCreateSecret(join(folder, 'token-secret'));
}

/** Leaves one thread free for files, regardless of the setting. */
function hashesAtOnce({ PASSWORD_HASHES_AT_ONCE, UV_THREADPOOL_SIZE }: Environment): number {
  return Math.max(1, Math.min(PASSWORD_HASHES_AT_ONCE, UV_THREADPOOL_SIZE - 1));
}
