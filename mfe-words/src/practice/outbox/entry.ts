import { parseJson } from '@topwords/platform/client';
import {
  answerMistake,
  isLanguageCode,
  languageCode,
  review,
  setCardKnown,
  undoReview,
} from '@topwords/platform/contracts';
import { z } from '@topwords/platform/schema';

const head = {
  /** A UUID; for a review, the review's id. */
  id: z.string(),
  /** Entries are sent in this order: milliseconds since 1970, unique within an account. */
  order: z.number(),
  /** The language of its words; null for a pair in other languages. */
  language: z.nullable(languageCode),
  /** Whether it may have reached the server. */
  isAttempted: z.boolean(),
};

const entrySchema = z.union([
  z.object({ ...head, kind: z.literal('review'), content: review }),
  z.object({ ...head, kind: z.literal('undo'), content: undoReview.body }),
  z.object({ ...head, kind: z.literal('known'), content: setCardKnown.body }),
  z.object({ ...head, kind: z.literal('mistake'), content: answerMistake.body }),
]);

/** A learner's action that the server has not confirmed. */
export type Entry = z.infer<typeof entrySchema>;

/** One kind of entry. */
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

/** What an entry asks of the server. */
export type EntryContent = {
  [Kind in Entry['kind']]: Pick<EntryOf<Kind>, 'kind' | 'content'>;
}[Entry['kind']];

/** Parses an entry that the browser kept; undefined if it is not a valid one. */
export function parseEntry(text: string): Entry | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const language = 'language' in value && isLanguageCode(value.language) ? value.language : null;
  const isAttempted = 'isAttempted' in value && value.isAttempted === true;
  return entrySchema.safeParse({ ...value, language, isAttempted }).data;
}
