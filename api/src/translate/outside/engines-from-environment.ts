import type { Budget } from '../../budget/budget.ts';
import type { BudgetEnvironment } from '../../budget/variables.ts';
import type { VoiceEnvironment } from '../../voice/variables.ts';
import type { TranslationEngine } from '../engine.ts';
import { createLibreTranslateEngine } from './libretranslate-engine.ts';
import { createOpenAiTranslationEngine } from './openai-translation-engine.ts';
import type { TranslateEnvironment } from './translate-variables.ts';

type Settings = TranslateEnvironment &
  Pick<VoiceEnvironment, 'OPENAI_BASE_URL' | 'OPENAI_API_KEY'> &
  BudgetEnvironment;

/** The name that people see for all of these engines. */
/** The outside engines configured in the environment, in the order they are asked. */
export function outsideEnginesFromEnvironment(
  environment: Settings,
  budget: Budget,
): TranslationEngine[] {
  const engines: TranslationEngine[] = [];
  const { LIBRETRANSLATE_URL, OPENAI_BASE_URL } = environment;
  const { TRANSLATE_DAILY_REQUESTS: learnerRequests } = environment;
  const paid = (engine: string, daily: { requests: number; amount: number }) =>
    budget.of({ engine, service: 'Translation', daily, learnerRequests });
  const model = environment.OPENAI_TRANSLATE_MODEL ?? environment.OPENAI_MODEL;
  if (LIBRETRANSLATE_URL !== undefined) {
    engines.push(
      createLibreTranslateEngine({
        url: LIBRETRANSLATE_URL,
        apiKey: environment.LIBRETRANSLATE_API_KEY,
        timeLimitMilliseconds: environment.LIBRETRANSLATE_TIMEOUT_MS,
        paid: paid('libretranslate', {
          requests: environment.LIBRETRANSLATE_BUDGET_REQUESTS,
          amount: environment.LIBRETRANSLATE_BUDGET_CHARACTERS,
        }),
      }),
    );
  }
  if (model !== undefined) {
    engines.push(
      createOpenAiTranslationEngine({
        baseUrl: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
        apiKey: environment.OPENAI_API_KEY,
        model,
        timeLimitMilliseconds: environment.OPENAI_TRANSLATE_TIMEOUT_MS,
        paid: paid('translation-model', {
          requests: environment.TRANSLATE_BUDGET_REQUESTS,
          amount: environment.TRANSLATE_BUDGET_CHARACTERS,
        }),
      }),
    );
  }
  return engines;
}
