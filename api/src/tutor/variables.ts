import { z } from 'zod';

const amount = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
  .transform(Number);

/**
 * Environment variables of the tutor's language model. The built-in tutor answers unless OPENAI_MODEL,
 * which translation reads as well, names one.
 */
export const tutorVariables = {
  /** Longest one answer may take, attempts and repair included. */
  OPENAI_TUTOR_TIMEOUT_MS: amount.default(60_000),
  /** Longest an answer may be, in tokens, those of a model's own thoughts included. */
  TUTOR_OUTPUT_TOKENS: amount.default(4000),
  /** What one learner may use of the model in a day (UTC). */
  TUTOR_DAILY_REQUESTS: amount.default(100),
  TUTOR_DAILY_TOKENS: amount.default(300_000),
};

/** The tutor's part of the API's settings. */
export type TutorEnvironment = z.infer<z.ZodObject<typeof tutorVariables>>;
