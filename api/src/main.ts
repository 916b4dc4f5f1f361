import { loadBank } from '@topwords/content/bank';
import type { RegistrySnapshot } from '@topwords/platform/contracts';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createAccessTokens } from './routing/access-tokens.ts';
import { createAttemptLimits, type AttemptLimitSettings } from './auth/attempt-limits.ts';
import { googleFromEnvironment } from './auth/google/google-from-environment.ts';
import { deriveKeys, readOrMakeSecret } from './auth/keys.ts';
import { createPasswords } from './auth/passwords.ts';
import { releaseRegistryFromEnvironment } from './console/release-registry-from-environment.ts';
import { consoleRoutes } from './console/routes.ts';
import { createBudget, type Budget } from './budget/budget.ts';
import { newAccountsFromEnvironment } from './budget/new-accounts.ts';
import { listPendingMigrations, migrateDatabase } from './db/migrate-database.ts';
import { embeddedFile, isEmbedded, openDatabase, type Database } from './db/open-database.ts';
import { holdServerLock } from './db/hold-server-lock.ts';
import { readEnvironment, type Environment } from './environment/read-environment.ts';
import { endOnUncaught } from './process/end-on-uncaught.ts';
import { answerMalformed } from './http/answer-malformed.ts';
import { listenUntilSignal } from './process/listen-until-signal.ts';
import { createLog } from './logging/log.ts';
import { builtPages } from './pages/built-pages.ts';
import { makePrivateFolder } from './db/private-files.ts';
import { exit, explainStartFailure } from './process/start-failure.ts';
import { createOverrideOfPage } from './developer/override-of-page.ts';
import { developerRoutes } from './developer/routes.ts';
import { createDocuments } from './docs/documents.ts';
import { findFavoriteId } from './favorites/find-favorite-id.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { createDownloads } from './routing/downloads.ts';
import { createMemoryStore, type LimitStore } from './limits/limit-store.ts';
import { practiceRoutes } from './practice/routes.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { createTableLoader } from './translate/gloss/grammar/load-tables.ts';
import { createEmbedPages } from './partners/embed/embed-pages.ts';
import { createFrameHost } from './partners/embed/frame-host.ts';
import { createPartners } from './partners/partners.ts';
import { frameSettingOf } from './partners/variables.ts';
import { profileRoutes } from './profile/routes.ts';
import { outsideEnginesFromEnvironment } from './translate/outside/engines-from-environment.ts';
import {
  registryFolder,
  liveSnapshotFromEnvironment,
} from './live-snapshot/live-snapshot-from-environment.ts';
import { createSnapshotMemory } from './live-snapshot/snapshot-memory.ts';
import { createTranslator, translateRoutes } from './translate/routes.ts';
import { createEmbeddedTutor } from './tutor/embedded/create-embedded-tutor.ts';
import { modelFromEnvironment } from './tutor/model-from-environment.ts';
import { tutorRoutes } from './tutor/routes.ts';
import { readIpaFile } from './bank/ipa-file.ts';
import { voiceRoutes } from './voice/routes.ts';
import { voiceFromEnvironment } from './voice/voice-from-environment.ts';
import { createCatalogue } from './bank/catalogue.ts';
import type { NameRecording } from './bank/presenter.ts';
import { wordsRoutes } from './words/routes.ts';
import { seedBank } from './bank/seed-bank.ts';
import { createSentenceIndex } from './bank/sentence-index.ts';
import { createWordIpa } from './bank/word-ipa.ts';

/** What this machine keeps for itself when the database is elsewhere. */
const dataFolder = join(import.meta.dirname, '../../data');

/** Longer than any statement of a call takes. */
const databaseSilence = 15_000;

const { settings, faults } = readEnvironment(process.env);
if (faults !== undefined) exit(faults);
await start(settings).catch((error) => exit(explainStartFailure(error, settings)));

async function start(settings: Environment): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  endOnUncaught(log);
  const bank = loadBank(settings.BANK_FILE);
  if (isEmbedded(settings.DATABASE_URL)) holdServerLock(embeddedFile(settings.DATABASE_URL));
  const db = openDatabase(settings.DATABASE_URL, {
    silenceMilliseconds: databaseSilence,
    synchronous: settings.SQLITE_SYNCHRONOUS,
    poolSize: settings.DATABASE_POOL_SIZE,
  });
  await prepareDatabase(db, settings);
  if (await seedBank({ db, now: Date.now() }, bank))
    log.info({ bank: bank.version }, 'bank seeded');
  const keys = deriveKeys(secretOf(settings, log));
  const catalogue = createCatalogue(bank);
  const sentences = createSentenceIndex(catalogue);
  const loadTables = createTableLoader(bank.version);
  const limitStore = await limitStoreOf(settings, log);
  const limits = createAttemptLimits(attemptLimitsOf(settings), limitStore);
  const passwords = createPasswords(hashesAtOnce(settings));
  const downloads = createDownloads();
  const google = googleFromEnvironment(settings);
  const snapshot = (): RegistrySnapshot | undefined => registry?.current().snapshot;
  const telemetry = createTelemetry({
    db,
    log,
    now: Date.now,
    limits: limitStore,
    snapshot,
    token: settings.METRICS_TOKEN,
    budgetShares: () => budget.listShares(),
  });
  const budget: Budget = createBudget({
    db,
    log,
    now: Date.now,
    newAccounts: newAccountsFromEnvironment(settings),
    observe: telemetry.engines,
  });
  const bankVoice = voiceFromEnvironment(settings, {
    catalogue,
    databaseUrl: settings.DATABASE_URL,
    budget,
    onProblem: (error) => log.warn({ err: error }, 'recordings'),
  });
  const { voice, recordings } = bankVoice;
  const wordIpa = createWordIpa(readIpaFile(), (text) => voice.pronounce(text));
  const { pronounce } = wordIpa;
  const recordingOf: NameRecording = (text) => recordings.nameOf(text);
  const registry = await liveSnapshotFromEnvironment(settings, {
    log,
    now: Date.now,
    memory: createSnapshotMemory(db),
    onRefused: ({ refusal }) => telemetry.countRefusal(refusal),
  });
  const overrideRules = {
    origins: settings.OVERRIDE_ORIGINS,
    snapshot,
  };
  const translateServices = {
    catalogue,
    pronounce,
    recordingOf,
    sentences,
    loadTables,
    findFavoriteId,
    voiced: voice.languages,
    outsideEngines: outsideEnginesFromEnvironment(settings, budget),
    limits: limitStore,
  };
  const translator = createTranslator(translateServices);
  const partners = createPartners({
    db,
    log,
    now: Date.now,
    translator,
    voice,
    limitStore,
    sessionKey: keys.partnerSession,
    addressPerMinute: settings.LIMIT_PARTNER_ADDRESS,
    allowedOrigins: settings.ALLOWED_ORIGINS,
  });
  const frame = frameSettingOf(settings);
  let isStopping = false;
  const app = createApp({
    db,
    log,
    keys,
    now: Date.now,
    accessTokens: createAccessTokens(keys.accessToken),
    limits,
    passwords,
    google,
    bankVersion: bank.version,
    registryState: registry && (() => registry.state()),
    isStopping: () => isStopping,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUST_PROXY,
    checkAnswers: settings.NODE_ENV !== 'production',
    routes: [
      ...wordsRoutes({ catalogue, pronounce, recordingOf }),
      ...practiceRoutes({ catalogue, recordingOf, ...wordIpa }),
      ...profileRoutes({ catalogue, limits, passwords, downloads }),
      ...translateRoutes(translateServices, translator),
      ...voiceRoutes(bankVoice),
      ...favoriteRoutes({ downloads }),
      ...telemetry.routes,
      ...developerRoutes({ keys, ...overrideRules }),
      ...consoleRoutes({
        registry:
          registry && (await releaseRegistryFromEnvironment(settings, process.env, registry)),
        figures: telemetry.remotesFigures,
      }),
      ...tutorRoutes({
        catalogue,
        embedded: createEmbeddedTutor({
          catalogue,
          pronounce,
          sentences,
          paradigms: loadTables,
        }),
        model: modelFromEnvironment(settings, budget, limitStore),
      }),
    ],
    partners,
    ...(frame && { frameHost: createFrameHost(frame.frame) }),
    telemetry,
    documents: createDocuments(),
    ...(registry && {
      embed: createEmbedPages({
        snapshot: () => registry.current().snapshot,
        registryFolder: registryFolder(settings),
        partners,
        now: Date.now,
        allowedOrigins: settings.ALLOWED_ORIGINS,
        frame,
      }),
    }),
    pages:
      registry &&
      builtPages({
        registry,
        releases: registryFolder(settings),
        stoppedCanaries: telemetry.stopped,
        overrideOf: createOverrideOfPage({ db, keys, now: Date.now, log, ...overrideRules }),
        google: google !== undefined,
        log,
      }),
  });
  await telemetry.start();
  const answer = app.callback();
  const makeServer = () => {
    const server = createServer((request, response) => void answer(request, response));
    answerMalformed(server, log);
    return server;
  };
  await listenUntilSignal(makeServer, settings, log, {
    onStopping: () => (isStopping = true),
    async close() {
      registry?.close();
      await bankVoice.close();
      await partners.close();
      await telemetry.close();
      await limitStore.close();
      await db.destroy();
    },
  });
  await recordings.prepare();
  bankVoice.recordAhead();
}

/** An embedded database is this process's own to migrate; any other is migrated on its own. */
async function prepareDatabase(db: Database, { DATABASE_URL }: Environment): Promise<void> {
  if (isEmbedded(DATABASE_URL)) await migrateDatabase(db);
  const pending = await listPendingMigrations(db);
  if (pending.length > 0) {
    exit([`DATABASE_URL: the database lacks ${pending.join(', ')}; run npm run db:migrate first`]);
  }
}

/** The secret of the settings, or of this machine: fit for one instance, and for a restart of it. */
function secretOf({ TOKEN_SECRET, DATABASE_URL }: Environment, log: Logger): string {
  if (TOKEN_SECRET !== undefined) return TOKEN_SECRET;
  const isOwn = isEmbedded(DATABASE_URL);
  if (!isOwn)
    log.warn('TOKEN_SECRET is not set: several instances would refuse each other’s tokens');
  const folder = isOwn ? dirname(embeddedFile(DATABASE_URL)) : dataFolder;
  makePrivateFolder(folder);
  return readOrMakeSecret(join(folder, 'token-secret'));
}

/** Nothing of Redis is loaded where it is not configured. */
async function limitStoreOf({ REDIS_URL }: Environment, log: Logger): Promise<LimitStore> {
  if (REDIS_URL === undefined) return createMemoryStore();
  const { openRedisStore } = await import('./limits/open-redis-store.ts');
  return openRedisStore(REDIS_URL, log);
}

function attemptLimitsOf(settings: Environment): AttemptLimitSettings {
  return {
    windowSeconds: settings.LIMIT_WINDOW_SECONDS,
    loginAddress: settings.LIMIT_LOGIN_ADDRESS,
    loginAccount: settings.LIMIT_LOGIN_ACCOUNT,
    loginPair: settings.LIMIT_LOGIN_PAIR,
    signInAddress: settings.LIMIT_SIGN_IN_ADDRESS,
    signInAccount: settings.LIMIT_SIGN_IN_ACCOUNT,
    registerAddress: settings.LIMIT_REGISTER_ADDRESS,
  };
}

/** One thread stays free for files, whatever is set. */
function hashesAtOnce({ PASSWORD_HASHES_AT_ONCE, UV_THREADPOOL_SIZE }: Environment): number {
  return Math.max(1, Math.min(PASSWORD_HASHES_AT_ONCE, UV_THREADPOOL_SIZE - 1));
}
