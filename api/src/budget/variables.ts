import { z } from 'zod';

const amount = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'must be a whole number above 0')
  .transform(Number);
const percent = z
  .string()
  .regex(/^([1-9]\d?|100)$/, 'must be a whole number from 1 to 100')
  .transform(Number);

/** Environment variables: daily (UTC) limits for paid engines. */
export const budgetVariables = {
  /** For the whole installation, by engine. */
  TUTOR_BUDGET_REQUESTS: amount.default(5000),
  TUTOR_BUDGET_TOKENS: amount.default(10_000_000),
  TRANSLATE_BUDGET_REQUESTS: amount.default(20_000),
  TRANSLATE_BUDGET_CHARACTERS: amount.default(4_000_000),
  LIBRETRANSLATE_BUDGET_REQUESTS: amount.default(200_000),
  LIBRETRANSLATE_BUDGET_CHARACTERS: amount.default(40_000_000),
  VOICE_BUDGET_REQUESTS: amount.default(20_000),
  VOICE_BUDGET_CHARACTERS: amount.default(1_000_000),
  /** For one learner. */
  TRANSLATE_DAILY_REQUESTS: amount.default(500),
  VOICE_DAILY_REQUESTS: amount.default(500),
  /** How long an account is new; 0 turns this off. */
  NEW_ACCOUNT_HOURS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .default(24),
  /**
   * A new account's share of a learner's day, and the share of a budget for all of them together.
   */
  NEW_ACCOUNT_PERCENT: percent.default(25),
  NEW_ACCOUNTS_BUDGET_PERCENT: percent.default(50),
};

const budgetEnvironment = z.object(budgetVariables);

/** The budgets' part of the API's settings. */
export type BudgetEnvironment = z.infer<typeof budgetEnvironment>;
