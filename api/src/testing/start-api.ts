import type { Bank } from '@topwords/content/bank';
import type { Paradigms } from '@topwords/content/paradigms';
import { createServer } from 'node:http';
import type { Middleware } from 'koa';
import { pino, type Logger } from 'pino';
import { createApp, type AppDependencies } from '../app.ts';
import { createAccessTokens } from '../routing/access-tokens.ts';
import { answerMalformed } from '../http/answer-malformed.ts';
import { createPrepareMail } from '../prepare-mail.ts';
import { createAttemptLimits, type AttemptLimitSettings } from '../auth/attempt-limits.ts';
import { deriveKeys, type Keys } from '../auth/keys.ts';
import { createPasswords } from '../auth/passwords.ts';
import type { User } from '../users/user-repository.ts';
import type { Database } from '../db/open-database.ts';
import { createDownloads, type Downloads } from '../routing/downloads.ts';
import { createSecurityHistory } from '../history/security-history.ts';
import type { Partners, PartnerServices } from '../partners/partners.ts';
import type { ComposedMail } from '../mail/compose-mail.ts';
import { createMailer } from '../mail/mailer.ts';
import { practiceRoutes } from '../practice/routes.ts';
import { understandingRoutes } from '../understanding/routes.ts';
import { weekRoutes } from '../week/routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import type { PushSender } from '../push/push-sender.ts';
import { reminderRoutes } from '../reminders/routes.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import type { NameRecording } from '../bank/presenter.ts';
import type { TeachingOf } from '../bank/teaching-loader.ts';
import type { UsageOf } from '../bank/usage-loader.ts';
import { wordsRoutes } from '../words/routes.ts';
import { buildBank } from './factories.ts';
import { listenLocally } from './listen-locally.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A request of a test; `json` becomes the body, `body` is sent unchanged. */
export interface TestRequest {
  method?: string;
  json?: unknown;
  /** The session that the user's token names; none if omitted. */
  sessionId?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  user?: User;
  headers?: Record<string, string>;
}

/** An answer with its body parsed. */
export interface TestAnswer {
  status: number;
  headers: Headers;
  /** The parsed body, or undefined without one. */
  body: unknown;
  /** Cookies that the answer sets, by name; an empty text for one it clears. */
  cookies: Record<string, string>;
}

/** The API over real HTTP, on its own database. */
export interface TestApi {
  db: Database;
  keys: Keys;
  origin: string;
  /** What `now` returns: constant until a test changes it. */
  clock: { now: number };
  /** The mails sent so far, the first first. */
  sentMails(): Promise<ComposedMail[]>;
  call(path: string, request?: TestRequest): Promise<TestAnswer>;
  stop(): Promise<void>;
}

interface TestSettings extends Partial<
  Pick<
    AppDependencies,
    | 'allowedOrigins'
    | 'asksForWork'
    | 'checkSignUp'
    | 'documents'
    | 'google'
    | 'pages'
    | 'routes'
    | 'securityContact'
    | 'trustedProxies'
  >
> {
  limits?: Partial<AttemptLimitSettings>;
  usageOf?: UsageOf;
  teachingOf?: TeachingOf;
  loadTables?: () => Paradigms;
  recordingOf?: NameRecording;
  /** Limits of file downloads, instead of the default ones. */
  downloads?: Downloads;
  log?: Logger;
  /** What sends to browsers; they show no reminders if omitted. */
  push?: PushSender;
  /** Instead of the small one of the factories. */
  bank?: Bank;
  /** Creates the calls of partners' widgets. */
  partners?: (services: Pick<PartnerServices, 'db' | 'now' | 'log' | 'sessionKey'>) => Partners;
  /** Serves the addresses that partners' pages name. */
  embed?: (services: { partners: Partners; now: () => number }) => Middleware;
  /** Creates what counts and shows pages' reports about remotes; its creator closes it. */
  telemetry?: (services: Pick<AppDependencies, 'db' | 'now' | 'log'>) => Telemetry;
  /** One that outlives this API; its creator removes it. */
  database?: TestDatabase;
}

const unlimited = 1000;
const publicOrigin = 'https://topwords.test';

/** Starts an API with the small word bank of the factories. */
export async function startApi(settings: TestSettings = {}): Promise<TestApi> {
  const database = settings.database ?? (await createTestDatabase());
  const { db } = database;
  const clock = { now: Date.parse('2026-11-20T09:30:00Z') };
  const keys = deriveKeys('a secret for tests, long enough to be one');
  const accessTokens = createAccessTokens(keys.accessToken);
  const bank = settings.bank ?? buildBank();
  const catalogue = createCatalogue(bank);
  const limits = createAttemptLimits({
    windowSeconds: 60,
    loginAddress: unlimited,
    loginAccount: unlimited,
    loginPair: unlimited,
    signInAddress: unlimited,
    signInAccount: unlimited,
    registerAddress: unlimited,
    resetAddress: unlimited,
    resetAccount: unlimited,
    ...settings.limits,
  });
  const passwords = createPasswords(2);
  const log = settings.log ?? pino({ level: 'silent' });
  const now = () => clock.now;
  const sent: ComposedMail[] = [];
  const transport = {
    delivery: 'mail' as const,
    send: async (mail: ComposedMail) => void sent.push(mail),
    close: () => undefined,
  };
  const mailer = createMailer({
    db,
    log,
    now,
    transport,
    prepare: createPrepareMail({ db, keys, now }, publicOrigin),
  });
  const history = createSecurityHistory({ db, log, now });
  const partners = settings.partners?.({ db, now, log, sessionKey: keys.partnerSession });
  const telemetry = settings.telemetry?.({ db, now, log });
  const app = createApp({
    db,
    keys,
    accessTokens,
    now,
    log,
    limits,
    passwords,
    mailer,
    history,
    google: settings.google,
    securityContact: settings.securityContact,
    checkSignUp: settings.checkSignUp,
    asksForWork: settings.asksForWork,
    bankVersion: bank.version,
    allowedOrigins: settings.allowedOrigins ?? [],
    trustedProxies: settings.trustedProxies ?? 0,
    checkAnswers: true,
    routes: [
      ...wordsRoutes({ ...settings, catalogue }),
      ...understandingRoutes({ ...settings, catalogue }),
      ...weekRoutes(catalogue),
      ...practiceRoutes({ ...settings, catalogue }),
      ...profileRoutes({
        catalogue,
        limits,
        passwords,
        history,
        downloads: settings.downloads ?? createDownloads(),
      }),
      ...reminderRoutes({ keys, mailer, push: settings.push, origin: publicOrigin }),
      ...(settings.routes ?? []),
      ...(telemetry?.routes ?? []),
    ],
    ...(settings.pages && { pages: settings.pages }),
    ...(settings.documents && { documents: settings.documents }),
    ...(partners && { partners }),
    ...(partners && settings.embed && { embed: settings.embed({ partners, now }) }),
    ...(telemetry && { telemetry }),
  });
  const answer = app.callback();
  const server = createServer((request, response) => void answer(request, response));
  answerMalformed(server, log);
  const { origin, close } = await listenLocally(server);

  async function call(path: string, request: TestRequest = {}): Promise<TestAnswer> {
    const { json, body, user, sessionId, headers } = request;
    const owner = user && { userId: user.id, sessionId };
    const token = owner && (await accessTokens.issue(owner, clock.now));
    const response = await fetch(`${origin}${path}`, {
      method: request.method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearear ${token}` }),
        ...headers,
      },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
      cookies: readCookies(response.headers),
    };
  }

  async function stop(): Promise<void> {
    await close();
    await history.close();
    await partners?.close();
    if (settings.database === undefined) await database.remove();
  }

  async function sentMails(): Promise<ComposedMail[]> {
    await mailer.sendDue();
    return sent;
  }

  return { db, keys, origin, clock, call, sentMails, stop };
}

function readCookies(headers: Headers): Record<string, string> {
  const pairs = headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const cut = pair.indexOf('=');
    return [pair.slice(0, cut), pair.slice(cut + 1)];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
