import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { deriveKeys } from '../auth/keys.ts';
import { developerRoutes } from '../developer/routes.ts';
import { findFavoriteId } from '../favorites/find-favorite-id.ts';
import { favoriteRoutes } from '../favorites/routes.ts';
import { createDownloads } from '../routing/downloads.ts';
import { createMemoryStore } from '../limits/limit-store.ts';
import type { Logger } from 'pino';
import { createPartners } from '../partners/partners.ts';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { buildSnapshot } from '@topwords/release/testing';
import { createTranslator, translateRoutes } from '../translate/routes.ts';
import { createEmbeddedTutor } from '../tutor/embedded/create-embedded-tutor.ts';
import { tutorRoutes } from '../tutor/routes.ts';
import { createBankRecordings } from '../voice/bank-recordings.ts';
import { createEspeakEngine } from '../voice/espeak-engine.ts';
import { voiceRoutes } from '../voice/routes.ts';
import { createVoice } from '../voice/voice.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import type { Pronounce } from '../bank/word-ipa.ts';
import { createSentenceIndex } from '../bank/sentence-index.ts';
import { startApi, type TestApi } from './start-api.ts';

const unlimited = 1_000_000_000;

/** Starts an API with every call, the real word bank and the engines that need no setting. */
export async function startWholeApi(log?: Logger): Promise<TestApi> {
  const bank = loadBank();
  const catalogue = createCatalogue(bank);
  const sentences = createSentenceIndex(catalogue);
  const paradigms = loadParadigms();
  const voice = createVoice({ speaker: createEspeakEngine(), memoryBytes: 1_000_000 });
  const pronounce: Pronounce = (utterance) => voice.pronounce(utterance);
  const limitStore = createMemoryStore();
  const translateServices = {
    catalogue,
    sentences,
    pronounce,
    findFavoriteId,
    loadTables: () => paradigms,
    voiced: voice.languages,
  };
  const translator = createTranslator(translateServices);
  let telemetry: Telemetry | undefined;
  const api = await startApi({
    bank,
    pronounce,
    ...(log && { log }),
    limits: { loginAddress: unlimited, registerAddress: unlimited },
    routes: [
      ...translateRoutes(translateServices, translator),
      ...voiceRoutes({ voice, recordings: createBankRecordings(catalogue, voice) }),
      ...favoriteRoutes({ downloads: createDownloads() }),
      ...developerRoutes({
        keys: deriveKeys('a secret for overrides that is long enough'),
        origins: ['http://localhost:3001'],
        snapshot: () => buildSnapshot(),
      }),
      ...tutorRoutes({
        catalogue,
        embedded: createEmbeddedTutor({
          catalogue,
          pronounce,
          sentences,
          paradigms: () => paradigms,
        }),
      }),
    ],
    partners: (services) =>
      createPartners({
        ...services,
        translator,
        voice,
        limitStore,
        addressPerMinute: unlimited,
        allowedOrigins: [],
      }),
    telemetry: (services) =>
      (telemetry = createTelemetry({
        ...services,
        limits: limitStore,
        snapshot: () => buildSnapshot(),
      })),
  });
  return {
    ...api,
    async stop() {
      await telemetry?.close();
      await voice.close();
      await api.stop();
    },
  };
}
