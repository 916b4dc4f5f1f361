import { z } from 'zod/mini';
import { languageCode, languageName, practicePair } from '../contracts/index.ts';

/**
 * The closed map of events that shell and remotes exchange. Each payload is validated when it is
 * emitted, so that a remote of another release cannot send something that other parts do not
 * understand.
 */
export const eventSchemas = {
  /** Someone signed in or out, or the account's languages changed. */
  'session.changed': z.object({
    is_auth: z.boolean(),
    sub: z.string(),
    username: z.string(),
    native: z.nullable(languageName),
    target_langs: z.array(languageCode),
  }),
  /** The learner chose another target language; null when the choice was cleared. */
  'target-language.chosen': z.object({ language_code: z.nullable(languageCode) }),
  /** The marks of a word changed; `settled` is false while the server has not confirmed them. */
  'word.marked': z.object({
    word_id: z.int(),
    language_code: languageCode,
    is_starred: z.boolean(),
    is_learned: z.boolean(),
    settled: z.boolean(),
  }),
  /** Practice changed: a review, an undo, a known card, a setting. */
  'practice.changed': z.object({ language_code: z.nullable(languageCode) }),
  /** A favourite or category was saved, moved, renamed or removed. */
  'favorites.changed': z.object({}),
  /**
   * A remote offers a learner's own pair for practice. The id is the sender's, a UUID; the words
   * remote stores the pair and replies with `practice.pair-kept`.
   */
  'practice.pair-offered': practicePair,
  /** An offered pair was added to practice, or could not be stored. */
  'practice.pair-kept': z.object({ id: z.string(), is_kept: z.boolean() }),
  /** Requests the banner; `duration` in milliseconds, 3000 by default. */
  'banner.asked': z.object({
    kind: z.enum(['success', 'error']),
    message: z.string(),
    duration: z.optional(z.int().check(z.positive())),
  }),
  /** A remote could not be loaded, or crashed while shown. */
  'remote.failed': z.object({ name: z.string(), reason: z.string() }),
} as const;

/** Events that carry a state: a late subscriber receives the last one. */
export const replayedEvents: ReadonlySet<EventName> = new Set([
  'session.changed',
  'target-language.chosen',
]);

/** The name of an event of the map, such as `word.marked`. */
export type EventName = keyof typeof eventSchemas;
/** The data of an event; without time or sender. */
export type EventPayload<Name extends EventName> = z.infer<(typeof eventSchemas)[Name]>;
