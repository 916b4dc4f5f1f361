import { z } from 'zod/mini';
import { languageCode, languageName, practicePair } from '../contracts/index.ts';

/**
 * The closed map of events that shell and remotes exchange. Each payload is checked when it is
 * emitted, so that a remote of another release cannot send what the others do not understand.
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
  /** The learner turned to another target language; null when the choice went with the learner. */
  'target-language.chosen': z.object({ language_code: z.nullable(languageCode) }),
  /** The marks of a word changed; `settled` is false while the server has not confirmed them. */
  'word.marked': z.object({
    word_id: z.int(),
    language_code: languageCode,
    is_starred: z.boolean(),
    is_learned: z.boolean(),
    settled: z.boolean(),
  }),
  /** Something of practice changed: a review, an undo, a known card, a setting. */
  'practice.changed': z.object({ language_code: z.nullable(languageCode) }),
  /** Something was saved to favourites, moved, renamed or removed. */
  'favorites.changed': z.object({}),
  /**
   * Someone hands over a pair of a learner's own, to be practised. The id is the sender's, a UUID;
   * the words remote keeps the pair and answers with `practice.pair-kept`.
   */
  'practice.pair-offered': practicePair,
  /** A pair that was offered is practised from now on, or could not be kept. */
  'practice.pair-kept': z.object({ id: z.string(), is_kept: z.boolean() }),
  /** Someone asks for the banner; `duration` in milliseconds, 3000 by default. */
  'banner.asked': z.object({
    kind: z.enum(['success', 'error']),
    message: z.string(),
    duration: z.optional(z.int().check(z.positive())),
  }),
  /** A remote could not be loaded or crashed while shown. */
  'remote.failed': z.object({ name: z.string(), reason: z.string() }),
} as const;

/** Events that tell a state: a late subscriber receives the last one. */
export const replayedEvents: ReadonlySet<EventName> = new Set([
  'session.changed',
  'target-language.chosen',
]);

/** The name of an event of the map, such as `word.marked`. */
export type EventName = keyof typeof eventSchemas;
/** What is sent with an event; it holds no time and no sender. */
export type EventPayload<Name extends EventName> = z.infer<(typeof eventSchemas)[Name]>;
