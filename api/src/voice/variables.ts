import { z } from 'zod';
import { voiceLanguagesSetting } from './voice-languages-setting.ts';

const httpUrl = z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), {
  error: 'must be an http or https address',
});
/** Names are used in headers and cache keys. */
const asciiName = z.string().regex(/^[\w./:@-]{1,100}$/, 'must be a name without spaces');
const positiveNumber = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'must be a whole number above 0')
  .transform(Number);

/**
 * Environment variables of the voice. The embedded engine speaks unless OPENAI_VOICE_MODEL or
 * OPENAI_VOICE_BASE_URL chooses an outside one.
 */
export const voiceVariables = {
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_API_KEY: z.string().optional(),
  /** The base address of `/audio/speech`, if not OPENAI_BASE_URL; OPENAI_API_KEY is not sent there. */
  OPENAI_VOICE_BASE_URL: httpUrl.optional(),
  OPENAI_VOICE_API_KEY: z.string().optional(),
  OPENAI_VOICE_MODEL: asciiName.optional(),
  /** The default voice, and voices for single languages: many engines have one per language. */
  OPENAI_VOICE_NAME: asciiName.default('alloy'),
  OPENAI_VOICE_NAME_EN: asciiName.optional(),
  OPENAI_VOICE_NAME_ES: asciiName.optional(),
  OPENAI_VOICE_NAME_RU: asciiName.optional(),
  OPENAI_VOICE_NAME_TR: asciiName.optional(),
  /** The languages that the outside model can read aloud. */
  OPENAI_VOICE_LANGUAGES: voiceLanguagesSetting,
  OPENAI_VOICE_TIMEOUT_MS: positiveNumber.default(15_000),
  /** Concurrent requests to the outside voice; further ones wait their turn. */
  OPENAI_VOICE_AT_ONCE: positiveNumber.pipe(z.number().max(256)).default(16),
  /** Processes of the embedded voice that speak; by default one per core, but at least two. */
  VOICE_PROCESSES: positiveNumber.pipe(z.number().max(256)).optional(),
  /** Recordings kept in memory, in bytes. */
  VOICE_MEMORY_BYTES: positiveNumber.default(64_000_000),
  /** Folder for recordings of the bank's texts; by default next to the embedded database. */
  VOICE_RECORDINGS_FOLDER: z.string().optional(),
  VOICE_RECORDINGS_BYTES: positiveNumber.default(2_000_000_000),
  /** What the embedded voice records ahead while it is idle. */
  VOICE_RECORD_AHEAD: z
    .enum(['words', 'all', 'off'], { error: 'must be words, all or off' })
    .default('words'),
  /** Folder for recordings of other texts; without it they are not stored. */
  VOICE_CACHE_FOLDER: z.string().optional(),
  VOICE_CACHE_BYTES: positiveNumber.default(1_000_000_000),
};

const voiceEnvironment = z.object(voiceVariables);

/** The voice's part of the API's settings. */
export type VoiceEnvironment = z.infer<typeof voiceEnvironment>;
