import { fold } from '@topwords/languages/text';
import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
 * Reads the list of each language: `en.txt` and the like.
 * @throws when one is missing, saying which and how to name another folder.
 */
export function readFrequencies(folder: URL): Frequencies {
  const files = languageCodes
    .map((code) => `${code}.txt`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
  return ofEachLanguage((language) => {
    const file = new URL(`${language}.txt`, folder);
    if (!existsSync(file)) {
      throw new Error(
        `no frequency list ${fileURLToPath(file)}: give the folder that holds ${files} as the argument`,
      );
    }
    return parseFrequencyList(readFileSync(file, 'utf8'), language);
  });
}
