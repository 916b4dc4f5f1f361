import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Ids } from './ids.ts';

const count = z.int().positive();

/** A bank that learners have used: their marks refer to its ids. */
const releaseSchema = z.strictObject({
  date: z.iso.date(),
  /** Numbers of words, meanings and sentences with an id. */
  words: count,
  meanings: count,
  sentences: count,
  /** Over those ids and their names. */
  checksum: z.string(),
});

/** `releases.json`: every released bank, the earliest first. */
export const releasesSchema = z.array(releaseSchema).min(1);
export type Release = z.infer<typeof releaseSchema>;
type Size = Pick<Release, 'words' | 'meanings' | 'sentences'>;

function upTo(entries: Record<string, number>, last: number): [string, number][] {
  return Object.entries(entries)
    .filter(([, id]) => id <= last)
    .toSorted(([, one], [, other]) => one - other);
}

/** The names of a release's words, `es:casa`, in the order of their ids. */
export function releasedWords(ids: Ids, { words }: Size): string[] {
  return upTo(ids.words, words).map(([name]) => name);
}

/** The checksum of the ids up to a release, to compare with the recorded one. */
export function checksumOfRelease(ids: Ids, size: Size): string {
  const sentences = Object.fromEntries(
    Object.entries(ids.sentences).flatMap(([key, ofMeaning]) =>
      Object.entries(ofMeaning).map(([text, id]) => [`${key} ${text}`, id] as const),
    ),
  );
  const content = JSON.stringify([
    upTo(ids.words, size.words),
    upTo(ids.meanings, size.meanings),
    upTo(sentences, size.sentences),
  ]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** A release of all ids assigned so far. */
export function releaseOf(ids: Ids, date: string): Release {
  const size = {
    words: Object.keys(ids.words).length,
    meanings: Object.keys(ids.meanings).length,
    sentences: Object.values(ids.sentences).flatMap(Object.values).length,
  };
  return { date, ...size, checksum: checksumOfRelease(ids, size) };
}
