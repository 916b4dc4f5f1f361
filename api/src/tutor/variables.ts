import { z } from 'zod';

const amount = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
  .transform(Number);

/**
 * Environment variables of the tutor. The built-in one answers unless OPENAI_MODEL names a language
 * model, at OPENAI_BASE_URL.
 */
export const tutorVariables = {
  OPENAI_MODEL: z
    .string()
    .regex(/^[\w./:@+-]{1,100}$/, 'must be a name without spaces')
    .optional(),
  /** Longest one answer may take, attempts and repair included. */
  OPENAI_TUTOR_TIMEOUT_MS: amount.default(60_000),
  /** Longest an answer may be, in tokens, those of a model's own thoughts included. */
  TUTOR_OUTPUT_TOKENS: amount.default(4000),
  /** What one learner may use of the model in a day (UTC). */
  TUTOR_DAILY_REQUESTS: amount.default(100),
  TUTOR_DAILY_TOKENS: amount.default(300_000),
};
