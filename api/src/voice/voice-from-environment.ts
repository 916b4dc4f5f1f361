import type { LanguageCode } from '@topwords/platform/contracts';
import type { Budget } from '../budget/budget.ts';
import type { BudgetEnvironment } from '../budget/variables.ts';
import type { VoiceEngine } from './engine.ts';
import { createEspeakEngine } from './espeak-engine.ts';
import { createOpenAiEngine } from './openai-engine.ts';
import { createVoice, type Voice } from './voice.ts';
import { createVoiceFiles } from './voice-files.ts';
import type { VoiceEnvironment } from './variables.ts';

/**
 * The voice as the environment asks for it. `onProblem` is told of a cache folder that cannot be
 * used. IPA always comes from the embedded engine, which also speaks when the budget of an outside
 * one is spent.
 */
export function voiceFromEnvironment(
  environment: VoiceEnvironment & BudgetEnvironment,
  budget: Budget,
  onProblem: (error: unknown) => void,
): Voice {
  const embedded = createEspeakEngine();
  const folder = environment.VOICE_CACHE_FOLDER;
  return createVoice({
    speaker: isOutside(environment) ? createPaidEngine(environment, budget) : embedded,
    pronouncer: embedded,
    fallback: embedded,
    memoryBytes: environment.VOICE_MEMORY_BYTES,
    ...(folder === undefined
      ? {}
      : {
          files: createVoiceFiles({
            folder,
            maximumBytes: environment.VOICE_CACHE_BYTES,
            onProblem,
          }),
        }),
  });
}

function createPaidEngine(
  environment: VoiceEnvironment & BudgetEnvironment,
  budget: Budget,
): VoiceEngine {
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

function isOutside(environment: VoiceEnvironment): boolean {
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
  const { OPENAI_VOICE_NAME_EN: en, OPENAI_VOICE_NAME_ES: es } = environment;
  const { OPENAI_VOICE_NAME_RU: ru, OPENAI_VOICE_NAME_TR: tr } = environment;
  return {
    ...(en !== undefined && { en }),
    ...(es !== undefined && { es }),
    ...(ru !== undefined && { ru }),
    ...(tr !== undefined && { tr }),
  };
}
