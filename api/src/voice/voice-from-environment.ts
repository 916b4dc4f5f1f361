import type { Paradigms } from '@topwords/content/paradigms';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Budget } from '../budget/budget.ts';
import type { BudgetEnvironment } from '../budget/variables.ts';
import { dirname, join } from 'node:path';
import { embeddedFile, isEmbedded } from '../db/open-database.ts';
import { findVoiceRuntime } from '../engines/voices/voice-runtime.ts';
import type { Catalogue } from '../bank/catalogue.ts';
import type { BankText } from '../bank/presenter.ts';
import { createBankReader, type BankReader } from './bank-reader.ts';
import { createBankRecordings, type BankRecordings } from './bank-recordings.ts';
import type { DirectEngine } from './engine.ts';
import { createEspeakEngine, type EspeakEngine } from './espeak-engine.ts';
import { createHumanRecordings } from './human-recordings.ts';
import { humanFolder } from './human/human-set.ts';
import { inTurns } from './in-turns.ts';
import { createLocalEngine, type LocalEngine } from './local-engine.ts';
import { createOpenAiEngine } from './openai-engine.ts';
import { createPiperEngine, type PiperSettings } from './piper-engine.ts';
import { recordAhead } from './record-ahead.ts';
import { createVoice, type Voice } from './voice.ts';
import { createVoiceFiles, type VoiceFiles } from './voice-files.ts';
import type { VoiceEnvironment } from './variables.ts';

/** The voice and the recordings of the bank. */
export interface BankVoice {
  voice: Voice;
  recordings: BankRecordings;
  /** Whether the voice costs money. */
  isPaid: boolean;
  /** Starts recording the bank's texts while the engine is idle. */
  recordAhead: () => void;
  close: () => Promise<void>;
}

interface VoiceContext {
  catalogue: Catalogue;
  /** Loads the tables of the bank's words on first use. */
  loadTables: () => Paradigms;
  /** Texts that visitors hear, besides those of the catalogue. */
  visitorTexts?: () => Iterable<BankText>;
  databaseUrl: string;
  /** Where voices are installed. */
  enginesFolder: string;
  budget: Budget;
  /** Called when a folder cannot be used, and when recording ahead fails. */
  onProblem: (error: unknown) => void;
  /** Called when an installed voice fails. */
  onVoiceProblem: PiperSettings['onProblem'];
}

interface LocalContext {
  enginesFolder: string;
  catalogue: Catalogue;
  reader: BankReader;
  /** Called when an installed voice fails, or the folder of recordings by people. */
  onProblem: PiperSettings['onProblem'];
}

/**
 * The engines of this machine: the embedded one, and with it the neural voices that are installed
 * and what people have recorded, now or later.
 */
export function localEnginesFrom(
  environment: VoiceEnvironment,
  { enginesFolder, catalogue, reader, onProblem }: LocalContext,
): { embedded: EspeakEngine; local: LocalEngine } {
  const embedded = createEspeakEngine({ processes: environment.VOICE_PROCESSES });
  const piper = createPiperEngine({
    enginesFolder,
    runtime: findVoiceRuntime(),
    trace: (utterance, listener) => embedded.trace(utterance, listener),
    onProblem,
  });
  const human = createHumanRecordings({
    folder: humanFolder(enginesFolder),
    catalogue,
    reader,
    onProblem: (detail) => onProblem({ detail }),
  });
  return { embedded, local: createLocalEngine({ human, piper, embedded }) };
}

/** The folder for recordings of the bank; undefined when none is configured. */
export function recordingsFolder(
  environment: VoiceEnvironment,
  databaseUrl: string,
): string | undefined {
  if (environment.VOICE_RECORDINGS_FOLDER !== undefined) return environment.VOICE_RECORDINGS_FOLDER;
  return isEmbedded(databaseUrl)
    ? join(dirname(embeddedFile(databaseUrl)), 'recordings')
    : undefined;
}

/**
 * The voice configured by the environment. The engines of this machine speak when the budget of an
 * outside one is spent, and the embedded one when an installed voice fails.
 */
export function voiceFromEnvironment(
  environment: VoiceEnvironment & BudgetEnvironment,
  context: VoiceContext,
): BankVoice {
  const { catalogue, loadTables, visitorTexts = () => [], databaseUrl, budget } = context;
  const { onProblem, onVoiceProblem, enginesFolder } = context;
  const reader = createBankReader(catalogue, loadTables);
  const { embedded, local } = localEnginesFrom(environment, {
    enginesFolder,
    catalogue,
    reader,
    onProblem: onVoiceProblem,
  });
  const speaker = isOutside(environment)
    ? inTurns(createPaidEngine(environment, budget), environment.OPENAI_VOICE_AT_ONCE)
    : local;
  const recordings = createBankRecordings(catalogue, speaker, { reader, visitorTexts });
  const filesIn = (folder: string | undefined, maximumBytes: number): VoiceFiles | undefined =>
    folder === undefined ? undefined : createVoiceFiles({ folder, maximumBytes, onProblem });
  const maximumBytes = environment.VOICE_RECORDINGS_BYTES;
  const files = filesIn(recordingsFolder(environment, databaseUrl), maximumBytes);
  const voice = createVoice({
    speaker,
    fallbacks: isOutside(environment) ? [local, embedded] : [embedded],
    memoryBytes: environment.VOICE_MEMORY_BYTES,
    resolve: (utterance) => reader.resolve(utterance),
    isOfBank: (name) => recordings.find(name) !== undefined,
    recordings: files,
    cache: filesIn(environment.VOICE_CACHE_FOLDER, environment.VOICE_CACHE_BYTES),
  });
  let stopRecording: (() => Promise<void>) | undefined;

  return {
    voice,
    recordings,
    isPaid: isOutside(environment),
    recordAhead() {
      const { VOICE_RECORD_AHEAD: ahead } = environment;
      // An outside voice costs money, so it records only on request.
      if (ahead === 'off' || files === undefined || isOutside(environment)) return;
      stopRecording ??= recordAhead({
        recordings,
        files,
        maximumBytes,
        includesSentences: ahead === 'all',
        engine: local,
        onProblem,
      });
    },
    async close() {
      await stopRecording?.();
      await voice.close();
    },
  };
}

function createPaidEngine(
  environment: VoiceEnvironment & BudgetEnvironment,
  budget: Budget,
): DirectEngine {
  const paid = budget.of({
    engine: 'voice',
    service: 'The voice',
    daily: {
      requests: environment.VOICE_BUDGET_REQUESTS,
      amount: environment.VOICE_BUDGET_CHARACTERS,
    },
    learnerRequests: environment.VOICE_DAILY_REQUESTS,
  });
  return createOpenAiEngine({ ...outsideSettings(environment), paid });
}

/** Whether an outside voice replaces the embedded one. */
export function isOutside(environment: VoiceEnvironment): boolean {
  const { OPENAI_VOICE_MODEL, OPENAI_VOICE_BASE_URL } = environment;
  return OPENAI_VOICE_MODEL !== undefined || OPENAI_VOICE_BASE_URL !== undefined;
}
/** Settings of the outside engine; the tutor's key goes only to the tutor's own address. */
export function outsideSettings(environment: VoiceEnvironment) {
  const ownAddress = environment.OPENAI_VOICE_BASE_URL;
  const sharedKey = ownAddress === undefined ? environment.OPENAI_API_KEY : undefined;
  return {
    baseUrl: ownAddress ?? environment.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    apiKey: environment.OPENAI_VOICE_API_KEY ?? sharedKey,
    model: environment.OPENAI_VOICE_MODEL ?? 'gpt-4o-mini-tts',
    languages: new Set(environment.OPENAI_VOICE_LANGUAGES),
    voice: environment.OPENAI_VOICE_NAME,
    voices: voicesByLanguage(environment),
    timeLimitMilliseconds: environment.OPENAI_VOICE_TIMEOUT_MS,
  };
}

function voicesByLanguage(environment: VoiceEnvironment): Partial<Record<LanguageCode, string>> {
  const voices = {
    en: environment.OPENAI_VOICE_NAME_EN,
    es: environment.OPENAI_VOICE_NAME_ES,
    ru: environment.OPENAI_VOICE_NAME_RU,
    tr: environment.OPENAI_VOICE_NAME_TR,
  };
  return Object.fromEntries(Object.entries(voices).filter(([, voice]) => voice !== undefined));
}
