import { parseJson } from '@topwords/platform/client';
import { languageCode, review, setCardKnown, undoReview } from '@topwords/platform/contracts';
import { catch as fallback, z } from 'zod/mini';

const head = {
  /** A UUID; for a review, the review's id. */
  id: z.string(),
  /** Entries are sent in this order: milliseconds since 1970, unique within an account. */
  order: z.number(),
  /** The language of its words; null for a pair in other languages. */
  language: fallback(z.nullable(languageCode), null),
  /** Whether it may have reached the server. */
  isAttempted: fallback(z.boolean(), false),
};

const entrySchema = z.discriminatedUnion('kind', [
  z.object({ ...head, kind: z.literal('review'), content: review }),
  z.object({ ...head, kind: z.literal('undo'), content: undoReview.body }),
  z.object({ ...head, kind: z.literal('known'), content: setCardKnown.body }),
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
  return entrySchema.safeParse(parseJson(text)).data;
}
