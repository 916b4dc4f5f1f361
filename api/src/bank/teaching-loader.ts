import {
  loadTeaching,
  type BuiltContrast,
  type BuiltGrammarNote,
  type BuiltMistake,
  type BuiltTeaching,
  type FalseFriends,
  type TaughtLanguage,
} from '@topwords/content/teaching';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from './catalogue.ts';
import { loadBuilt } from './load-built.ts';

/** What authors wrote about a word beyond its own entry. */
export interface Teaching {
  contrasts: readonly BuiltContrast[];
  grammar: readonly BuiltGrammarNote[];
  mistakes: readonly BuiltMistake[];
  /** Pairs of look-alikes, of which one is the word. */
  falseFriends: readonly FalseFriends[];
}

/** Finds what is taught about a word. */
export type TeachingOf = (word: Pick<CatalogueWord, 'id' | 'language' | 'text'>) => Teaching;

/** Knows nothing of any word. */
export const noTeaching: TeachingOf = () => ({
  contrasts: [],
  grammar: [],
  mistakes: [],
  falseFriends: [],
});

/** All that is taught beyond the words' entries. */
export interface TeachingSource {
  ofWord: TeachingOf;
  ofLanguage: (language: LanguageCode) => TaughtLanguage;
}

/** Teaches nothing. */
export const emptyTeaching: TeachingSource = {
  ofWord: noTeaching,
  ofLanguage: () => ({ contrasts: [], grammar: [], mistakes: [] }),
};

/**
 * Finds what is taught beyond the entries of the bank's words. It is read on first use. A bank other
 * than the build's own has none.
 */
export function createTeachingSource(
  bankVersion: string,
  load: () => BuiltTeaching = loadTeaching,
): TeachingSource {
  let loaded: TeachingSource | undefined;
  function source(): TeachingSource {
    if (!loaded) {
      const built = loadBuilt(bankVersion, load);
      loaded = built
        ? { ofWord: indexTeaching(built), ofLanguage: (language) => built.languages[language] }
        : emptyTeaching;
    }
    return loaded;
  }
  return {
    ofWord: (word) => source().ofWord(word),
    ofLanguage: (language) => source().ofLanguage(language),
  };
}

function byWord<T extends { words: number[] }>(lines: readonly T[]): Map<number, T[]> {
  const index = new Map<number, T[]>();
  for (const line of lines) {
    for (const id of line.words) index.set(id, [...(index.get(id) ?? []), line]);
  }
  return index;
}

function indexTeaching({ languages, falseFriends }: BuiltTeaching): TeachingOf {
  const each = Object.values(languages);
  const contrasts = byWord(each.flatMap((one) => one.contrasts));
  const grammar = byWord(each.flatMap((one) => one.grammar));
  const mistakes = byWord(each.flatMap((one) => one.mistakes));
  const friends = Object.values(falseFriends).flat();
  const lookAlikes = Map.groupBy(
    friends.flatMap((pair) =>
      languageCodes.flatMap((code) => {
        const word = pair.words[code]?.word;
        return word === undefined ? [] : [{ name: `${code} ${word}`, pair }];
      }),
    ),
    ({ name }) => name,
  );
  return ({ id, language, text }) => ({
    contrasts: contrasts.get(id) ?? [],
    grammar: grammar.get(id) ?? [],
    mistakes: mistakes.get(id) ?? [],
    falseFriends: (lookAlikes.get(`${language} ${text}`) ?? []).map(({ pair }) => pair),
  });
}
