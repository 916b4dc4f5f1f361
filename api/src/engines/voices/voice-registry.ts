import { languageCode, type LanguageCode } from '@topwords/platform/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { publishedFingerprint } from '../fingerprint.ts';

const publishedFile = z.object({
  /** Below the address of its voice. */
  path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/),
  expected: publishedFingerprint,
});

/** In commands, on disk and in `X-Engine`: `es_MX-claude-high`. */
export const voiceName = z.string().regex(/^[a-z]{2}_[A-Z]{2}-\w+-\w+$/);

const publishedVoice = z.object({
  name: voiceName,
  language: languageCode,
  /** The BCP 47 tag of the variety that it was trained on. */
  variety: z.string(),
  quality: z.string(),
  speakers: z.number().int().positive(),
  /** The commit or the tag of its files. */
  revision: z.string().regex(/^[\w.-]+$/),
  /** Of the recordings that it was trained on, in a few words; the card says more. */
  licence: z.string(),
  /** What we add to the card: where it comes from, and what is not known. */
  notes: z.array(z.string()),
  /** Its publisher's model card, unchanged. */
  card: z.string(),
  files: z.object({ model: publishedFile, config: publishedFile }),
});

const voiceRegistry = z.object({
  publisher: z.string(),
  name: z.string(),
  page: z.url(),
  /** Ends with a slash; the revision of a voice follows. */
  address: z.url(),
  /** What the publisher says of the use of all voices. */
  terms: z.string(),
  voices: z.array(publishedVoice),
});

/** A voice that can be installed. */
export type PublishedVoice = z.infer<typeof publishedVoice>;

/** The voices that can be installed, from one publisher. */
export type VoiceRegistry = z.infer<typeof voiceRegistry>;

/** What a voice consists of. */
export const voiceParts = ['model', 'config'] as const;

export type VoicePart = (typeof voiceParts)[number];

/** The registry that comes with the product. */
export function readVoiceRegistry(): VoiceRegistry {
  const file = join(import.meta.dirname, 'piper-voices.json');
  return voiceRegistry.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The language and the variety of a voice, without what else is known of it. */
export interface VoiceVariety {
  language: LanguageCode;
  variety: string;
}
