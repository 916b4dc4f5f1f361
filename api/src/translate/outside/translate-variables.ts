import { z } from 'zod';

const httpUrl = z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
  error: 'must be an http or https address',
});
const modelName = z.string().regex(/^[\w./:@-]{1,100}$/, 'must be a name without spaces');
const milliseconds = z
  .string()
  .regex(/^[1-9]\d{2,5}$/, 'must be a whole number from 100 to 999999')
  .transform(Number);

/**
 * Environment variables of outside translation. LibreTranslate is used if its address is set,
 * a language model if OPENAI_MODEL or OPENAI_TRANSLATE_MODEL is; LibreTranslate comes first.
 */
export const translateVariables = {
  LIBRETRANSLATE_URL: httpUrl.optional(),
  LIBRETRANSLATE_API_KEY: z.string().optional(),
  LIBRETRANSLATE_TIMEOUT_MS: milliseconds.default(10_000),
  /** Shared with the tutor. */
  OPENAI_MODEL: modelName.optional(),
  /** Used instead of OPENAI_MODEL, for translation only. */
  OPENAI_TRANSLATE_MODEL: modelName.optional(),
  OPENAI_TRANSLATE_TIMEOUT_MS: milliseconds.default(15_000),
};

/** The API's settings for outside translation. */
export type TranslateEnvironment = z.infer<z.ZodObject<typeof translateVariables>>;
