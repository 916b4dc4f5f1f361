import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueSense, CatalogueWord } from '../bank/catalogue.ts';
import { equivalentsIn, withoutBrackets } from '../bank/glosses.ts';
import { groupByEach } from '../bank/group-by-each.ts';

const maxSenses = 2;

/** The native-language text that asks for a word: `look (at); watch` for `mirar`. */
interface Prompt {
  text: string;
  /** The senses whose glosses the text has. */
  senses: readonly CatalogueSense[];
}

/** Prompts of the bank's words; each pair of languages is computed once. */
export interface Prompts {
  of(word: CatalogueWord, native: LanguageCode): Prompt;
  /**
   * Other words of the same part of speech that the prompt asks for as well: those with the same
   * prompt, those that have one of its glosses in a sense, then those of the same meaning with an
   * equivalent that the prompt doesn't narrow in brackets: "outside" asks for *fuera* and *afuera*.
   */
  sharing(word: CatalogueWord, native: LanguageCode): readonly CatalogueWord[];
}

interface Direction {
  prompts: ReadonlyMap<number, Prompt>;
  wordsByPrompt: ReadonlyMap<string, readonly CatalogueWord[]>;
  wordsByGloss: ReadonlyMap<string, readonly CatalogueWord[]>;
  wordsByEquivalent: ReadonlyMap<string, readonly CatalogueWord[]>;
}

/** Prompts of a catalogue's words. */
export function createPrompts(catalogue: Catalogue): Prompts {
  const directions = new Map<string, Direction>();

  function directionOf(language: LanguageCode, native: LanguageCode): Direction {
    const name = `${language} ${native}`;
    const known = directions.get(name);
    if (known !== undefined) return known;
    const words = catalogue.ofLanguage(language);
    const prompts = new Map(words.map((word) => [word.id, makePrompt(word, native)]));
    const direction = {
      prompts,
      wordsByPrompt: Map.groupBy(words, (word) => keyOfPrompt(word, prompts.get(word.id))),
      wordsByGloss: groupByEach(words, ({ senses }) => keysOfGlosses(senses, native)),
      wordsByEquivalent: groupByEach(words, ({ senses }) =>
        keysOfEquivalents(senses, native).map(withoutBrackets),
      ),
    };
    directions.set(name, direction);
    return direction;
  }

  return {
    of: (word, native) =>
      directionOf(word.language, native).prompts.get(word.id) ?? makePrompt(word, native),
    sharing(word, native) {
      const { prompts, wordsByPrompt, wordsByGloss, wordsByEquivalent } = directionOf(
        word.language,
        native,
      );
      const prompt = prompts.get(word.id);
      if (prompt === undefined || prompt.text === '') return [];
      const keys = keysOfGlosses(prompt.senses, native);
      const all = new Set([
        ...(wordsByPrompt.get(keyOfPrompt(word, prompt)) ?? []),
        ...keys.flatMap((key) => wordsByGloss.get(key) ?? []),
        ...keysOfEquivalents(prompt.senses, native).flatMap(
          (key) => wordsByEquivalent.get(key) ?? [],
        ),
      ]);
      return [...all].filter(({ id }) => id !== word.id);
    },
  };
}

function keyOfPrompt({ pos }: CatalogueWord, prompt: Prompt | undefined): string {
  return `${pos} ${prompt?.text}`;
}

function keysOfGlosses(senses: readonly CatalogueSense[], native: LanguageCode): string[] {
  return senses.flatMap(({ meaning, gloss }) => {
    const text = gloss[native];
    return text === undefined ? [] : [`${meaning.pos} ${text}`];
  });
}

/** The equivalents of each sense with its meaning; those in the prompt match if nothing narrows them. */
function keysOfEquivalents(senses: readonly CatalogueSense[], native: LanguageCode): string[] {
  return senses.flatMap(({ meaning, gloss }) =>
    equivalentsIn(gloss[native] ?? '').map((equivalent) => `${meaning.id} ${equivalent}`),
  );
}

/** The glosses of the first senses, the main one first. */
function makePrompt(word: CatalogueWord, native: LanguageCode): Prompt {
  const senses = word.senses.slice(0, maxSenses);
  const glosses = senses.flatMap(({ gloss }) => gloss[native] ?? []);
  return { text: [...new Set(glosses)].join('; '), senses };
}
