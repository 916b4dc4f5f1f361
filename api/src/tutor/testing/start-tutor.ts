import type { WordAnalysis } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import { knownError } from '../../errors/known-error.ts';
import { buildBank } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { Bank } from '@topwords/content/bank';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { emptyTeaching } from '../../bank/teaching-loader.ts';
import { createTutorOf } from '../embedded/create-embedded-tutor.ts';
import {
  createFactSources,
  type FactParts,
  type FactSources,
} from '../embedded/facts/fact-sources.ts';
import type { TutorServices } from '../tutor-services.ts';
import { languageUntaught, type EmbeddedTutor } from '../engine/engine.ts';
import { createMeter, type MeterSettings } from '../meter.ts';
import { tutorRoutes } from '../routes.ts';
import { engineAt } from './asked.ts';
import { startModelServer, type ModelServer, type Reply } from './model-server.ts';
import { buildDraft } from './drafts.ts';
import { untaught } from '../untaught.ts';
import { presentDraft } from '../model/analysis-draft.ts';

/** The small engine's analysis of `casa`. */
const factsOfCasa: WordAnalysis = {
  ...presentDraft(buildDraft({ definition: 'house; home' })),
  pronunciation: 'ˈkasa',
  part_of_speech: 'noun (feminine)',
  word: 'casa',
  word_id: 21,
  target_language: 'es',
  native_language: 'English',
  tables: [
    {
      title: 'Forms',
      columns: ['singular', 'plural'],
      rows: [{ label: '', cells: ['casa', 'casas'] }],
      irregular: [],
    },
  ],
  teaching: untaught,
  related_words: [{ word_id: 22, text: 'árbol', translation: 'tree', relation: 'near a house' }],
  engine: 'small',
};

/** A tutor engine without a model that knows one word, which is enough for the routes. */
export const smallEngine: EmbeddedTutor = {
  name: 'small',
  async analyse({ text, language }) {
    if (language === 'fr') throw languageUntaught(language);
    if (!['casa', 'CASA', 'casas'].includes(text))
      throw knownError('text_unknown', 'This text is unknown');
    return factsOfCasa;
  },
  async chat({ text, language, message }) {
    if (language === 'fr') throw languageUntaught(language);
    return `You ask of *${text}*: ${message}`;
  },
};

interface TutorSettings {
  /** The replies of the model's server, in order; without any, there is no model. */
  replies?: Reply[];
  meter?: Partial<MeterSettings>;
  timeLimitMilliseconds?: number;
  /** A database that outlives the API. */
  database?: TestDatabase;
  /** Another tutor whose database and model server this one shares. */
  beside?: StartedTutor;
  model?: string;
  log?: Logger;
  /** The facts that the model is held to, which the real built-in tutor speaks from, too. */
  facts?: FactSources;
  onLeftOut?: TutorServices['onLeftOut'];
}

/** An API with the tutor's calls, and its model's server. */
export interface StartedTutor {
  api: TestApi;
  server: ModelServer;
}

/** The facts of a bank without tables, usages and lessons. */
export function factsOf(bank: Bank, parts: Partial<FactParts> = {}): FactSources {
  const catalogue = createCatalogue(bank);
  return createFactSources({
    catalogue,
    sentences: createSentenceIndex(catalogue),
    usageOf: () => ({}),
    teaching: emptyTeaching,
    paradigms: () => ({ version: '', words: {}, facts: {} }),
    ...parts,
  });
}

const noLimit = 1_000_000;

/** Starts an API whose tutor is a model, or the small engine if there are no replies. */
export async function startTutor(settings: TutorSettings = {}): Promise<StartedTutor> {
  const { replies = [], timeLimitMilliseconds = 10_000, beside, model = 'tutor-model' } = settings;
  const server = beside?.server ?? (await startModelServer(...replies));
  const hasModel = replies.length > 0 || beside !== undefined;
  const routes = tutorRoutes({
    facts: settings.facts ?? factsOf(buildBank()),
    embedded: settings.facts ? createTutorOf(settings.facts) : smallEngine,
    onLeftOut: settings.onLeftOut,
    model: hasModel
      ? {
          engine: engineAt(server.baseUrl, { timeLimitMilliseconds, model }),
          meter: createMeter({
            daily: { requests: noLimit, tokens: noLimit },
            maxConcurrent: 4,
            reservedTokens: 100,
            ...settings.meter,
          }),
        }
      : undefined,
  });
  const database =
    settings.database ?? (beside && { db: beside.api.db, url: '', remove: async () => {} });
  const api = await startApi({
    routes,
    ...(database && { database }),
    ...(settings.log && { log: settings.log }),
  });
  return { api, server };
}
