import { z } from 'zod';
import { buildBudget } from '../budget/testing/build-budget.ts';
import { budgetVariables } from '../budget/variables.ts';
import { openDatabase } from '../db/open-database.ts';
import { voiceVariables } from './variables.ts';
import { buildBank } from '../testing/factories.ts';
import { noTables } from '../bank/table-loader.ts';
import { createCatalogue } from '../bank/catalogue.ts';
import { buildListener } from './testing/build-listener.ts';
import {
  outsideSettings,
  recordingsFolder,
  voiceFromEnvironment,
} from './voice-from-environment.ts';

const read = (variables: Record<string, string>) =>
  z.object({ ...voiceVariables, ...budgetVariables }).parse(variables);

test('the tutor’s key is not sent to another address', () => {
  const shared = { OPENAI_BASE_URL: 'https://models.example/v1', OPENAI_API_KEY: 'shared' };
  expect(outsideSettings(read({ ...shared, OPENAI_VOICE_MODEL: 'tts-1' }))).toMatchObject({
    baseUrl: 'https://models.example/v1',
    apiKey: 'shared',
    model: 'tts-1',
  });
  const elsewhere = { ...shared, OPENAI_VOICE_BASE_URL: 'http://voice.example/v1' };
  expect(outsideSettings(read(elsewhere))).toMatchObject({
    baseUrl: 'http://voice.example/v1',
    apiKey: undefined,
  });
  expect(outsideSettings(read({ ...elsewhere, OPENAI_VOICE_API_KEY: 'own' })).apiKey).toBe('own');
});

test('a voice can be set for all languages and for a single one', () => {
  const { voice, voices } = outsideSettings(
    read({ OPENAI_VOICE_NAME: 'heart', OPENAI_VOICE_NAME_ES: 'dora' }),
  );
  expect({ voice, voices }).toEqual({ voice: 'heart', voices: { es: 'dora' } });
});

test('an outside voice has OpenAI’s languages, or the configured ones', () => {
  expect(outsideSettings(read({})).languages).toContain('ja');
  const { languages } = outsideSettings(read({ OPENAI_VOICE_LANGUAGES: 'en, zh-Hans' }));
  expect([...languages]).toEqual(['en', 'zh-Hans']);
});

test.each([
  ['OPENAI_VOICE_BASE_URL', 'voice.example'],
  ['OPENAI_VOICE_MODEL', 'tts 1\r\nX-Other: 1'],
  ['OPENAI_VOICE_TIMEOUT_MS', 'soon'],
  ['OPENAI_VOICE_LANGUAGES', 'en,klingon'],
  ['VOICE_MEMORY_BYTES', '0'],
  ['VOICE_PROCESSES', '0'],
  ['VOICE_RECORD_AHEAD', 'yes'],
])('%s=%j is invalid', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});

const context = {
  catalogue: createCatalogue(buildBank()),
  loadTables: () => noTables,
  databaseUrl: 'mysql://elsewhere/topwords',
  // Never connected to, since nothing here costs money.
  budget: buildBudget(openDatabase('sqlite:./data/unused.db')),
  enginesFolder: '/nowhere',
  onProblem: jest.fn(),
  onVoiceProblem: jest.fn(),
};

test('the embedded engine speaks by default', async () => {
  const { voice, close } = voiceFromEnvironment(read({}), context);
  try {
    const speech = await voice.speak({ text: 'дом', language: 'ru' }, buildListener());
    expect(speech?.engine).toBe('espeak-ng');
  } finally {
    await close();
  }
});

test('another engine’s recordings have other names', async () => {
  const casa = { text: 'casa', language: 'es' } as const;
  const embedded = voiceFromEnvironment(read({}), context);
  const outside = voiceFromEnvironment(
    read({ OPENAI_VOICE_MODEL: 'tts-1', OPENAI_VOICE_LANGUAGES: 'es' }),
    context,
  );
  const nameIn = ({ recordings }: typeof outside) => recordings.nameOf(casa, 'es-MX');
  expect(nameIn(outside)).not.toBe(nameIn(embedded));
  expect(outside.recordings.nameOf({ text: 'house', language: 'en' }, 'en-US')).toBeUndefined();
  await Promise.all([embedded.close(), outside.close()]);
});

test('recordings are stored next to an embedded database, or in the configured folder', () => {
  const elsewhere = 'mysql://db/topwords';
  expect(recordingsFolder(read({}), 'sqlite:/srv/data/topwords.db')).toBe('/srv/data/recordings');
  expect(recordingsFolder(read({}), elsewhere)).toBeUndefined();
  expect(recordingsFolder(read({ VOICE_RECORDINGS_FOLDER: '/srv/mp3' }), elsewhere)).toBe(
    '/srv/mp3',
  );
});
