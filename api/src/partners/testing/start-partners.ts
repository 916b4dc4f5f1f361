import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../../db/open-database.ts';
import { createMemoryStore, type LimitStore } from '../../limits/limit-store.ts';
import { buildBank } from '../../testing/factories.ts';
import { startApi, type TestAnswer, type TestApi } from '../../testing/start-api.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTranslator } from '../../translate/routes.ts';
import type { TranslationEngine } from '../../translate/engine.ts';
import type { Utterance } from '../../voice/engine.ts';
import type { Voice } from '../../voice/voice.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createEmbedPages, type EmbedPagesSettings } from '../embed/embed-pages.ts';
import { insertKey } from '../key-repository.ts';
import type { PartnerKey } from '../partner-key.ts';
import { createPartners, type Partners } from '../partners.ts';

/** The origin of the partner whose key {@link buildKey} makes. */
export const acme = 'https://acme.example';

/** An API with the calls of partners' pages. */
export interface PartnersApi extends TestApi {
  partners: Partners;
  /** Utterances that the voice received. */
  spoken: Utterance[];
}

interface PartnersSettings {
  /** One that outlives this API, so that another instance can use it too. */
  database?: TestDatabase;
  limitStore?: LimitStore;
  addressPerMinute?: number;
  outsideEngines?: readonly TranslationEngine[];
  allowedOrigins?: readonly string[];
  trustedProxies?: number;
  /** Instead of one that echoes the text. */
  voice?: Voice;
  /** Source of the embedded translator's files; if omitted, none are served. */
  embed?: Pick<EmbedPagesSettings, 'snapshot' | 'registryFolder' | 'frame'>;
}

const unlimited = 10_000;

/** Starts an API whose voice echoes the text. */
export async function startPartners(settings: PartnersSettings = {}): Promise<PartnersApi> {
  const { allowedOrigins = [], trustedProxies = 0, outsideEngines = [], database } = settings;
  const spoken: Utterance[] = [];
  let partners: Partners | undefined;
  const api = await startApi({
    allowedOrigins,
    trustedProxies,
    ...(database && { database }),
    ...(settings.embed && { embed: serveEmbed(settings.embed, allowedOrigins) }),
    partners: (services) =>
      (partners = createPartners({
        ...services,
        translator: createTranslator({
          catalogue: createCatalogue(buildBank()),
          voiced: ['en', 'es'],
          outsideEngines,
        }),
        voice: settings.voice ?? createEcho(spoken),
        limitStore: settings.limitStore ?? createMemoryStore(),
        addressPerMinute: settings.addressPerMinute ?? unlimited,
        allowedOrigins,
      })),
  });
  if (partners === undefined) throw new Error('The API was made without partners');
  return { ...api, partners, spoken };
}

function serveEmbed(
  files: Pick<EmbedPagesSettings, 'snapshot' | 'registryFolder' | 'frame'>,
  allowedOrigins: readonly string[],
) {
  return (services: Pick<EmbedPagesSettings, 'partners' | 'now'>) =>
    createEmbedPages({ ...files, ...services, allowedOrigins });
}

function createEcho(spoken: Utterance[]): Voice {
  return {
    name: 'echo',
    languages: new Set(['en', 'es'] as const),
    hasInstalledVoice: () => false,
    speak(utterance) {
      spoken.push(utterance);
      return Promise.resolve({
        name: 'echo',
        mp3: Buffer.from(utterance.text),
        hash: '0'.repeat(64),
        engine: 'echo',
      });
    },
    recall: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
}

let keysMade = 0;

/** A key of a partner at {@link acme}, by default with large quotas. */
export async function buildKey(
  db: Database,
  overrides: Partial<PartnerKey> = {},
): Promise<PartnerKey> {
  keysMade += 1;
  const key: PartnerKey = {
    id: randomUUIDv7(),
    key: `pk_test${keysMade}x${process.pid}`,
    secretHash: null,
    name: 'Acme',
    origins: [acme],
    languages: null,
    requestsPerDay: unlimited,
    requestsPerMinute: unlimited,
    addressShare: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: Date.parse('2026-11-01T12:00:00Z'),
    ...overrides,
  };
  await insertKey(db, key);
  return key;
}

interface PageRequest {
  key: string;
  /** Of the calling page; undefined outside browsers. */
  origin?: string | undefined;
  headers?: Record<string, string>;
}

function callWith(
  api: TestApi,
  path: string,
  { key, origin, headers }: PageRequest,
  json?: object,
): Promise<TestAnswer> {
  return api.call(`/api/embed/${path}?key=${key}`, {
    ...(json && { json }),
    headers: { ...(origin !== undefined && { Origin: origin }), ...headers },
  });
}

/** Asks for `casa` in English, as a widget does. */
export const translateCasa = (api: TestApi, request: PageRequest, body: object = {}) =>
  callWith(api, 'translate', request, { text: 'casa', from_lang: 'es', to_lang: 'en', ...body });

/** Asks what a widget can do. */
export const askSettings = (api: TestApi, request: PageRequest) =>
  callWith(api, 'settings', request);

/** Asks why a key does not work. */
export const diagnose = (api: TestApi, request: PageRequest) => callWith(api, 'diagnosis', request);
