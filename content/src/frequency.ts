import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LanguageCode } from '@topwords/platform/contracts';
import { fold } from './tokens.ts';

/** How often each word form stands in a corpus, the most frequent first. */
export type Counts = Map<string, number>;
export type Frequencies = Record<LanguageCode, Counts>;

/** Parses a list of `form count` lines. Spellings that differ by case alone are summed. */
export function parseFrequencyList(content: string, language: LanguageCode): Counts {
  const counts: Counts = new Map();
  for (const line of content.split('\n')) {
    const [form, count] = line.trim().split(' ');
    if (!form || !count) continue;
    const folded = fold(form, language);
    counts.set(folded, (counts.get(folded) ?? 0) + Number(count));
  }
  return counts;
}

/**
 * Reads `en.txt`, `es.txt`, `ru.txt` and `tr.txt`.
 * @throws when one is missing, saying which and how to name another folder.
 */
export function readFrequencies(folder: URL): Frequencies {
  const read = (language: LanguageCode) => {
    const file = new URL(`${language}.txt`, folder);
    if (!existsSync(file)) {
      throw new Error(
        `no frequency list ${fileURLToPath(file)}: give the folder that holds en.txt, es.txt, ru.txt and tr.txt as the argument`,
      );
    }
    return parseFrequencyList(readFileSync(file, 'utf8'), language);
  };
  return { en: read('en'), es: read('es'), ru: read('ru'), tr: read('tr') };
}
