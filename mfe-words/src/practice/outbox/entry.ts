import {
  isLanguageCode,
  review as reviewSchema,
  setCardKnown,
  undoReview,
  type CallInput,
  type LanguageCode,
  type Review,
} from '@topwords/platform/contracts';

interface EntryHead {
  /** A UUID; for a review, the review's id. */
  id: string;
  /** Entries are sent in this order: milliseconds since 1970, unique within an account. */
  order: number;
  /** The language of its words; null for a pair in other languages. */
  language: LanguageCode | null;
  /** Whether it may have reached the server. */
  isAttempted: boolean;
}

/** What an entry asks of the server. */
export type EntryContent =
  | { kind: 'review'; content: Review }
  | { kind: 'undo'; content: CallInput<typeof undoReview>['body'] }
  | { kind: 'known'; content: CallInput<typeof setCardKnown>['body'] };

/** A learner's action that the server has not confirmed. */
export type Entry = EntryHead & EntryContent;

/** One kind of entry. */
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

const contents = { review: reviewSchema, undo: undoReview.body, known: setCardKnown.body };

function isRecord(value: unknown): value is Record<string, unknown> {
  return value instanceof Object;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an entry that the browser kept; undefined if it is not a valid one. */
export function parseEntry(text: string): Entry | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const { id, order, language, kind, content, isAttempted } = value;
  if (typeof id !== 'string' || typeof order !== 'number') return undefined;
  if (kind !== 'review' && kind !== 'undo' && kind !== 'known') return undefined;
  const parsed = contents[kind].safeParse(content);
  if (!parsed.success) return undefined;
  return {
    id,
    order,
    language: isLanguageCode(language) ? language : null,
    isAttempted: isAttempted === true,
    kind,
    content: parsed.data,
  } as Entry;
}
