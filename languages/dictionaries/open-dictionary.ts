import { HunspellReader } from 'hunspell-reader';
import { dictionaryFiles } from './dictionary-files.ts';
import type { Inflection } from './inflect-single-words.ts';

/** The forms that a dictionary builds from a word with the given class of rules. */
export type DictionaryForms = (word: string, inflection: Inflection) => string[];

/** The word of a dictionary's line, `casa/S`. */
function wordOf(line: string): string {
  return line.split(/[/\s]/, 1)[0] ?? '';
}

/**
 * Opens a language's dictionary: about a tenth of a second. `inflecting` has its rules of
 * inflection, by their letters in the affix file; the other rules make new words: -ito, -ción,
 * every prefix.
 */
export async function openDictionary(
  language: string,
  inflecting: Record<Inflection, RegExp>,
): Promise<DictionaryForms> {
  const { aff, dic } = dictionaryFiles(language);
  const reader = await HunspellReader.createFromFiles(aff, dic);
  const lines = Map.groupBy(reader.dic, wordOf);
  return (word, inflection) => {
    const inflects = inflecting[inflection];
    return (lines.get(word) ?? []).flatMap((line) =>
      reader.aff
        .applyRulesToDicEntry(line)
        .filter(({ rulesApplied }) => rulesApplied !== '')
        .filter(({ rulesApplied }) =>
          rulesApplied
            .trim()
            .split(/\s+/)
            .every((rule) => inflects.test(rule)),
        )
        .map((built) => built.word),
    );
  };
}
