import { z } from 'zod';

const amount = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
  .transform(Number);

/**
 * Environment variables of the tutor's language model. The built-in tutor answers unless
 * OPENAI_MODEL is set, which translation also reads.
 */
export const tutorVariables = {
  /** Time limit of one answer, including retries and repair. */
  OPENAI_TUTOR_TIMEOUT_MS: amount.default(60_000),
  /** Maximum tokens of an answer, including the model's thoughts. */
  TUTOR_OUTPUT_TOKENS: amount.default(4000),
  /** A learner's limits per UTC day. */
  TUTOR_DAILY_REQUESTS: amount.default(100),
  TUTOR_DAILY_TOKENS: amount.default(300_000),
};

/** The API's settings for the tutor. */
export type TutorEnvironment = z.infer<z.ZodObject<typeof tutorVariables>>;
