import { ofEachLanguage } from '@topwords/languages/identity';
import { calls } from '@topwords/platform/contracts';
import { accountRoutes } from '../account-routes.ts';
import { createAccessTokens } from '../routing/access-tokens.ts';
import { createAttemptLimits } from '../auth/attempt-limits.ts';
import { deriveKeys } from '../auth/keys.ts';
import { createPasswords } from '../auth/passwords.ts';
import { consoleRoutes } from '../console/routes.ts';
import { developerRoutes } from '../developer/routes.ts';
import { favoriteRoutes } from '../favorites/routes.ts';
import { firstWordsRoutes } from '../first-words/routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { createMemoryStore } from '../limits/limit-store.ts';
import { createPartnerLimits } from '../partners/partner-limits.ts';
import { createPartnerSessions } from '../partners/partner-sessions.ts';
import { partnerRoutes } from '../partners/routes.ts';
import { practiceRoutes } from '../practice/routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { reminderRoutes } from '../reminders/routes.ts';
import { createAccountWeights } from '../telemetry/account-weights.ts';
import { createLedger } from '../telemetry/ledger.ts';
import { createKnownReleases } from '../telemetry/live-releases.ts';
import { telemetryRoutes } from '../telemetry/routes.ts';
import { createTranslator, translateRoutes } from '../translate/routes.ts';
import { tutorRoutes } from '../tutor/routes.ts';
import { factsOf, smallEngine } from '../tutor/testing/start-tutor.ts';
import { createBankRecordings } from '../voice/bank-recordings.ts';
import { createEspeakEngine } from '../voice/espeak-engine.ts';
import { understandingRoutes } from '../understanding/routes.ts';
import { weekRoutes } from '../week/routes.ts';
import { voiceRoutes } from '../voice/routes.ts';
import { createVoice } from '../voice/voice.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { wordsRoutes } from '../words/routes.ts';
import { createApiDocument } from './api-document.ts';

const nothing = () => Promise.resolve();

/** The routes of every domain, with stubs for their services. */
function routesOfAllDomains() {
  const keys = deriveKeys('a secret for tests that is long enough');
  const limits = createAttemptLimits({
    windowSeconds: 1,
    loginAddress: 1,
    loginAccount: 1,
    loginPair: 1,
    signInAddress: 1,
    signInAccount: 1,
    registerAddress: 1,
    resetAddress: 1,
    resetAccount: 1,
  });
  const noForms = ofEachLanguage(() => Buffer.alloc(0));
  const emptyBank = { version: '', words: [], meanings: [], forms: noForms };
  const catalogue = createCatalogue(emptyBank);
  const accessTokens = createAccessTokens(keys.accessToken);
  const passwords = createPasswords(1);
  const mailer = { delivery: 'mail' as const, add: () => Promise.resolve() };
  const history = { record: nothing, recordLater() {}, start() {}, close: nothing };
  const voice = createVoice({ speaker: createEspeakEngine(), memoryBytes: 1 });
  return [
    ...accountRoutes({ accessTokens, keys, limits, passwords, mailer, history }),
    ...wordsRoutes({ catalogue }),
    ...understandingRoutes({ catalogue }),
    ...weekRoutes(catalogue),
    ...firstWordsRoutes({ catalogue }),
    ...practiceRoutes({ catalogue }),
    ...profileRoutes({ catalogue, limits, passwords, history, downloads: createDownloads() }),
    ...reminderRoutes({ keys, mailer, origin: '' }),
    ...translateRoutes({ catalogue, findFavoriteId: () => Promise.resolve(null) }),
    ...voiceRoutes({ voice, recordings: createBankRecordings(catalogue, voice) }),
    ...partnerRoutes({
      limits: createPartnerLimits(createMemoryStore(), 1),
      sessions: createPartnerSessions(keys.partnerSession),
      usage: { count() {}, flush: nothing, close: nothing },
      translator: createTranslator({ catalogue }),
      voice,
    }),
    ...favoriteRoutes({ downloads: createDownloads() }),
    ...telemetryRoutes({
      countReports: nothing,
      releases: createKnownReleases(() => undefined),
      ledger: createLedger(),
      weights: createAccountWeights(() => undefined),
      metrics: { observeReport() {} },
    }),
    ...developerRoutes({ keys, origins: [], snapshot: () => undefined }),
    ...consoleRoutes({ registry: undefined, figures: () => Promise.reject(new Error('none')) }),
    ...tutorRoutes({ facts: factsOf(emptyBank), embedded: smallEngine }),
  ];
}

// @spec D4 C31
test('every served route is documented', () => {
  const served = routesOfAllDomains().map(
    ({ call }) => `${call.method.toLowerCase()} /api${call.path}`,
  );
  const documented = Object.entries(createApiDocument(calls).paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(served.toSorted()).toEqual(documented.toSorted());
});
