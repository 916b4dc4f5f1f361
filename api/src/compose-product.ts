import type { RegistrySnapshot } from '@topwords/platform/contracts';
import type Koa from 'koa';
import type { Logger } from 'pino';
import { accountServices } from './account-services.ts';
import { createApp } from './app.ts';
import { createPrepareMail } from './prepare-mail.ts';
import type { Catalogue } from './bank/catalogue.ts';
import type { NameRecording } from './bank/presenter.ts';
import { createSentenceIndex } from './bank/sentence-index.ts';
import { createTeachingSource } from './bank/teaching-loader.ts';
import { createUsageLoader } from './bank/usage-loader.ts';
import { createBudget, type Budget } from './budget/budget.ts';
import { newAccountsFromEnvironment } from './budget/new-accounts.ts';
import { releaseRegistryFromEnvironment } from './console/release-registry-from-environment.ts';
import { consoleRoutes } from './console/routes.ts';
import type { Database } from './db/open-database.ts';
import { createOverrideOfPage } from './developer/override-of-page.ts';
import { developerRoutes } from './developer/routes.ts';
import { createDocuments } from './docs/documents.ts';
import type { Environment } from './environment/read-environment.ts';
import { createSecurityHistory } from './history/security-history.ts';
import { createLadderLoader } from './first-words/ladder-loader.ts';
import { ladderTexts } from './first-words/ladder-texts.ts';
import { firstWordsRoutes } from './first-words/routes.ts';
import { findFavoriteId } from './favorites/find-favorite-id.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { createMemoryStore, type LimitStore } from './limits/limit-store.ts';
import { createFirstWordsList } from './words/create-first-words-list.ts';
import { builtPages } from './pages/built-pages.ts';
import { createEmbedPages } from './partners/embed/embed-pages.ts';
import { createFrameHost } from './partners/embed/frame-host.ts';
import { createPartners } from './partners/partners.ts';
import { frameSettingOf } from './partners/variables.ts';
import { mailFromEnvironment } from './mail/mail-from-environment.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutboxPage } from './mail/outbox-page.ts';
import { practiceRoutes } from './practice/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { pushFromEnvironment } from './push/push-from-environment.ts';
import { createReminderWorker } from './reminders/reminder-worker.ts';
import { reminderRoutes } from './reminders/routes.ts';
import {
  liveSnapshotFromEnvironment,
  registryFolder,
} from './live-snapshot/live-snapshot-from-environment.ts';
import { createSnapshotMemory } from './live-snapshot/snapshot-memory.ts';
import { createDownloads } from './routing/downloads.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { createTableLoader } from './bank/table-loader.ts';
import { enginesFolder } from './engines/engines-folder.ts';
import { bergamotFromEnvironment } from './translate/bergamot/bergamot-from-environment.ts';
import { outsideEnginesFromEnvironment } from './translate/outside/engines-from-environment.ts';
import { createTranslator, translateRoutes } from './translate/routes.ts';
import { loadEmbeddedTutor } from './tutor/embedded/load-embedded-tutor.ts';
import { createFactSources } from './tutor/embedded/facts/fact-sources.ts';
import { modelFromEnvironment } from './tutor/model-from-environment.ts';
import { tutorRoutes } from './tutor/routes.ts';
import { understandingRoutes } from './understanding/routes.ts';
import { weekRoutes } from './week/routes.ts';
import { voiceRoutes } from './voice/routes.ts';
import { voiceFromEnvironment } from './voice/voice-from-environment.ts';
import { wordsRoutes } from './words/routes.ts';

/** What the process runs: the application, and its start and end. */
interface Product {
  app: Koa;
  /** From now on balancers should send their requests elsewhere. */
  stopServing: () => void;
  start: () => Promise<void>;
  /** Makes recordings while the process is idle. */
  recordAhead: () => Promise<void>;
  close: () => Promise<void>;
}

/** Composes all domains from the settings, on a database that is ready. */
export async function composeProduct(
  settings: Environment,
  { log, db, catalogue }: { log: Logger; db: Database; catalogue: Catalogue },
): Promise<Product> {
  const sentences = createSentenceIndex(catalogue);
  const loadTables = createTableLoader(catalogue.version);
  const usageOf = createUsageLoader(catalogue.version);
  const teaching = createTeachingSource(catalogue.version);
  const facts = createFactSources({
    catalogue,
    usageOf,
    teaching,
    sentences,
    paradigms: loadTables,
  });
  const listLadders = createLadderLoader(catalogue.version);
  const base = { db, log, now: Date.now };
  const limitStore = await limitStoreOf(settings, log);
  const accounts = accountServices(settings, log, limitStore);
  const { keys, limits, passwords } = accounts;
  const downloads = createDownloads();
  const { transport, outbox } = await mailFromEnvironment(settings, settings.DATABASE_URL);
  const origin = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const history = createSecurityHistory({
    ...base,
    count: (kind) => telemetry.countSecurityEvent(kind),
  });
  const mailer = createMailer({
    ...base,
    transport,
    prepare: createPrepareMail({ ...base, keys }, origin),
  });
  const push = await pushFromEnvironment(settings, { db, keys, now: Date.now() });
  const reminders = createReminderWorker({ ...base, keys, mailer, push });
  const snapshot = (): RegistrySnapshot | undefined => registry?.current().snapshot;
  const telemetry = createTelemetry({
    ...base,
    limits: limitStore,
    snapshot,
    token: settings.METRICS_TOKEN,
    budgetShares: () => budget.listShares(),
  });
  const budget: Budget = createBudget({
    ...base,
    newAccounts: newAccountsFromEnvironment(settings),
    observe: telemetry.engines,
  });
  const bankVoice = voiceFromEnvironment(settings, {
    catalogue,
    loadTables,
    visitorTexts: () => ladderTexts(listLadders, catalogue),
    databaseUrl: settings.DATABASE_URL,
    budget,
    onProblem: (error) => log.warn({ err: error }, 'recordings'),
    enginesFolder: enginesFolder(settings),
    onVoiceProblem: (problem) => log.warn(problem, 'installed voice'),
  });
  const { voice, recordings } = bankVoice;
  const closing = new AbortController();
  const nameOf: NameRecording = (text, variety) => recordings.nameOf(text, variety);
  const recordingOf = Object.assign(nameOf, { edition: () => recordings.edition() });
  const registry = await liveSnapshotFromEnvironment(settings, {
    log,
    now: Date.now,
    memory: createSnapshotMemory(db),
    onRefused: ({ refusal }) => telemetry.countRefusal(refusal),
  });
  const overrideRules = { origins: settings.OVERRIDE_ORIGINS, snapshot };
  const installedEngine = bergamotFromEnvironment(settings, (problem) =>
    log.warn(problem, 'translation engine'),
  );
  const translateServices = {
    catalogue,
    recordingOf,
    sentences,
    usageOf,
    loadTables,
    findFavoriteId,
    voiced: voice.languages,
    installedEngine,
    outsideEngines: outsideEnginesFromEnvironment(settings, budget),
    limits: limitStore,
  };
  const translator = createTranslator(translateServices);
  const partners = createPartners({
    ...base,
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
    ...base,
    ...accounts,
    origin: settings.PUBLIC_URL,
    securityContact: settings.SECURITY_CONTACT,
    mailer,
    history,
    outboxPage: createOutboxPage(outbox),
    bankVersion: catalogue.version,
    registryState: registry && (() => registry.state()),
    isStopping: () => isStopping,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUST_PROXY,
    checkAnswers: settings.NODE_ENV !== 'production',
    routes: [
      ...wordsRoutes({
        catalogue,
        sentences,
        usageOf,
        teachingOf: teaching.ofWord,
        loadTables,
        recordingOf,
      }),
      ...understandingRoutes({ catalogue, recordingOf }),
      ...weekRoutes(catalogue),
      ...firstWordsRoutes({ catalogue, listLadders, recordingOf }),
      ...practiceRoutes({
        catalogue,
        usageOf,
        teachingOf: teaching.ofWord,
        loadTables,
        recordingOf,
      }),
      ...profileRoutes({ catalogue, limits, passwords, history, downloads }),
      ...reminderRoutes({ keys, mailer, push, origin }),
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
        facts,
        embedded: loadEmbeddedTutor(facts),
        model: modelFromEnvironment(settings, budget, limitStore),
        onLeftOut(answer) {
          telemetry.countLeftOut(answer);
          log.warn(
            answer,
            'sentences of the tutor’s model contradict the tables and were left out',
          );
        },
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
        overrideOf: createOverrideOfPage({ ...base, keys, ...overrideRules }),
        firstWordsOf: createFirstWordsList(catalogue, recordingOf),
        google: accounts.google !== undefined,
        isWorkerOn: settings.SERVICE_WORKER === 'on',
        log,
      }),
  });
  return {
    app,
    stopServing: () => (isStopping = true),
    async start() {
      await telemetry.start();
      mailer.start();
      reminders.start();
      history.start();
    },
    async recordAhead() {
      await recordings.prepare(closing.signal);
      if (!closing.signal.aborted) bankVoice.recordAhead();
    },
    async close() {
      closing.abort();
      registry?.close();
      await reminders.close();
      await mailer.close();
      await history.close();
      await bankVoice.close();
      await installedEngine.close();
      await partners.close();
      await telemetry.close();
      await limitStore.close();
      await db.destroy();
    },
  };
}

/** Redis's client is loaded only where Redis is configured. */
async function limitStoreOf({ REDIS_URL }: Environment, log: Logger): Promise<LimitStore> {
  if (REDIS_URL === undefined) return createMemoryStore();
  const { openRedisStore } = await import('./limits/open-redis-store.ts');
  return openRedisStore(REDIS_URL, log);
}
