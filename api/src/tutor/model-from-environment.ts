import type { Budget } from '../budget/budget.ts';
import { newAccountsFromEnvironment } from '../budget/new-accounts.ts';
import type { BudgetEnvironment } from '../budget/variables.ts';
import type { LimitStore } from '../limits/limit-store.ts';
import type { TranslateEnvironment } from '../translate/outside/translate-variables.ts';
import type { VoiceEnvironment } from '../voice/variables.ts';
import { createMeter } from './meter.ts';
import { entryTokens } from './model/word-entry.ts';
import { createModelEngine } from './model/model-engine.ts';
import type { TutorServices } from './tutor-services.ts';
import type { TutorEnvironment } from './variables.ts';

type Settings = TutorEnvironment &
  Pick<TranslateEnvironment, 'OPENAI_MODEL'> &
  Pick<VoiceEnvironment, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY'> &
  BudgetEnvironment;

/** Our instructions and some history, estimated. */
const otherPromptTokens = 2000;

/** Concurrent answers per learner: an analysis and a chat, in two tabs. */
const maxConcurrent = 4;

/**
 * The language model configured in the environment, with its limits; undefined if there is none.
 */
export function modelFromEnvironment(
  environment: Settings,
  budget: Budget,
  store?: Pick<LimitStore, 'seats'>,
): TutorServices['model'] {
  const { OPENAI_MODEL: model, TUTOR_OUTPUT_TOKENS: outputTokens } = environment;
  if (model === undefined) return undefined;
  return {
    engine: createModelEngine({
      baseUrl: environment.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
      apiKey: environment.OPENAI_API_KEY,
      model,
      timeLimitMilliseconds: environment.OPENAI_TUTOR_TIMEOUT_MS,
      outputTokens,
    }),
    meter: createMeter({
      daily: {
        requests: environment.TUTOR_DAILY_REQUESTS,
        tokens: environment.TUTOR_DAILY_TOKENS,
      },
      maxConcurrent,
      reservedTokens: entryTokens + otherPromptTokens + outputTokens,
      ...(store && { store }),
      newAccounts: newAccountsFromEnvironment(environment),
      paid: budget.of({
        engine: 'tutor',
        service: 'The tutor',
        daily: {
          requests: environment.TUTOR_BUDGET_REQUESTS,
          amount: environment.TUTOR_BUDGET_TOKENS,
        },
      }),
    }),
  };
}
