import { fold } from '@topwords/languages/text';
import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How often each word form occurs in a corpus, the most frequent first. */
export type Counts = Map<string, number>;
export type Frequencies = Record<LanguageCode, Counts>;

/** Parses a list of `form count` lines. Sums spellings that differ only in case. */
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

/** Folders of frequency lists: film subtitles, and everyday and classroom sentences. */
const corpora = ['frequency/', 'frequency-everyday/'] as const;

/**
 * Reads the lists of both corpora in a folder: of subtitles first, then of everyday sentences.
 * @throws when a list is missing
 */
export function readCorpora(folder: URL): [subtitles: Frequencies, everyday: Frequencies] {
  const [subtitles, everyday] = corpora;
  return [readFrequencies(new URL(subtitles, folder)), readFrequencies(new URL(everyday, folder))];
}

/**
 * Reads the list of each language, such as `en.txt`.
 * @throws when one is missing; the message says which, and how to use another folder
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
        `no frequency list ${fileURLToPath(file)}: pass the folder with ${files} as an argument`,
      );
    }
    return parseFrequencyList(readFileSync(file, 'utf8'), language);
  });
}
