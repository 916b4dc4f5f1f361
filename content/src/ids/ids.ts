import { languageCodes } from '@topwords/languages/identity';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LocatedRow } from '../rows/read-rows.ts';
import { lexemeName } from '../lexemes/lexeme.ts';
import type { Lexemes } from '../lexemes/read-lexemes.ts';
import { wordName } from './word-name.ts';

const id = z.int().positive();

/** `ids.json`: every id ever assigned. Entries are only appended, never removed. */
export const idsSchema = z.strictObject({
  /** Over all entries, to detect manual changes. */
  checksum: z.string(),
  /** By language and text: `es:casa`. */
  words: z.record(z.string(), id),
  /** By key. */
  meanings: z.record(z.string(), id),
  /** By the meaning's key, then the English sentence: a reworded sentence gets a new id. */
  sentences: z.record(z.string(), z.record(z.string(), id)),
});

export type Ids = z.infer<typeof idsSchema>;
type Entries = Omit<Ids, 'checksum'>;

export const noIds: Ids = sealed({ words: {}, meanings: {}, sentences: {} });

function checksumOf({ words, meanings, sentences }: Entries): string {
  const content = JSON.stringify([words, meanings, sentences]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function sealed({ words, meanings, sentences }: Entries): Ids {
  return { checksum: checksumOf({ words, meanings, sentences }), words, meanings, sentences };
}

function faultsOfNumbers(kind: string, numbers: number[]): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const number of numbers) {
    if (seen.has(number)) faults.push(`${kind} id ${number} is assigned twice`);
    seen.add(number);
  }
  const last = Math.max(0, ...seen);
  for (let number = 1; number <= last; number += 1) {
    if (!seen.has(number)) faults.push(`${kind} id ${number} is missing: ids are permanent`);
  }
  return faults;
}

/** Faults of the ids themselves: assigned twice, removed, or changed by hand. */
export function faultsOfIds(ids: Ids): string[] {
  const faults = [
    ...faultsOfNumbers('word', Object.values(ids.words)),
    ...faultsOfNumbers('meaning', Object.values(ids.meanings)),
    ...faultsOfNumbers('sentence', Object.values(ids.sentences).flatMap(Object.values<number>)),
  ];
  if (faults.length === 0 && ids.checksum !== checksumOf(ids)) {
    faults.push(
      'ids were changed by hand: restore the last committed file and run npm run content:rank',
    );
  }
  return faults;
}

/**
 * Assigns an id to every headword, meaning and sentence without one. Existing ids do not change.
 * @throws when the existing ids are at fault
 */
export function appendIds(
  { rows, lexemes }: { rows: readonly LocatedRow[]; lexemes: Lexemes },
  given: Ids,
): Ids {
  const faults = faultsOfIds(given);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const { words, meanings, sentences } = structuredClone(given);
  let nextWord = Object.keys(words).length + 1;
  let nextMeaning = Object.keys(meanings).length + 1;
  let nextSentence = Object.values(sentences).flatMap(Object.values).length + 1;
  for (const language of languageCodes) {
    for (const { lexeme } of lexemes[language]) {
      words[wordName(language, lexemeName(lexeme))] ??= nextWord++;
    }
  }
  for (const { row } of rows) {
    meanings[row.key] ??= nextMeaning++;
    const ofMeaning = (sentences[row.key] ??= {});
    for (const { en } of row.sentences) ofMeaning[en] ??= nextSentence++;
  }
  return sealed({ words, meanings, sentences });
}
