import { HunspellReader } from 'hunspell-reader';
import { dictionaryFiles } from '../dictionary-files.ts';

/**
 * The others' dictionaries build too little: the English one makes many words by a prefix from
 * another's, the Turkish one lists the forms of a corpus, with many gaps.
 */
type DictionaryLanguage = 'es' | 'ru';

/** The forms that a dictionary builds from a word by the given class of rules. */
export type DictionaryForms = (word: string, inflection: Inflection) => string[];

export type Inflection = 'noun' | 'verb' | 'adjective' | 'adverb';

/**
 * The rules of each dictionary that inflect, by the letters its affix file names them with. The
 * others make new words: -ito, -ción, every prefix.
 */
const inflecting: Record<DictionaryLanguage, Record<Inflection, RegExp>> = {
  es: { noun: /^S$/, verb: /^([REIXD]|[À-ú])$/, adjective: /^[SG]$/, adverb: /^$/ },
  ru: {
    noun: /^[FHIJKNOG]$/,
    verb: /^[BDLMPQRTUVWY]$/,
    adjective: /^[AESXZG]$/,
    adverb: /^E$/,
  },
};

/** The word of a dictionary's line, `casa/S`. */
function wordOf(line: string): string {
  return line.split(/[/\s]/, 1)[0] ?? '';
}

/** Opens a language's dictionary: about a tenth of a second. */
export async function openDictionary(language: DictionaryLanguage): Promise<DictionaryForms> {
  const { aff, dic } = dictionaryFiles(language);
  const reader = await HunspellReader.createFromFiles(aff, dic);
  const lines = Map.groupBy(reader.dic, wordOf);
  return (word, inflection) => {
    const inflects = inflecting[language][inflection];
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
