import type { LanguageCode } from '@topwords/platform/contracts';
import {
  namesOf,
  type Catalogue,
  type CatalogueMeaning,
  type CatalogueWord,
} from '../bank/catalogue.ts';

const maxNames = 3;

/** The native-language text that asks for a word: `look, watch` for `mirar`. */
interface Prompt {
  text: string;
  /** The meanings that the text names. */
  meanings: readonly CatalogueMeaning[];
}

/** Prompts of the bank's words; each pair of languages is computed once. */
export interface Prompts {
  of(word: CatalogueWord, native: LanguageCode): Prompt;
  /** Other words of the same part of speech with the same prompt, like `ser` and `estar`. */
  sharing(word: CatalogueWord, native: LanguageCode): readonly CatalogueWord[];
}

interface Direction {
  prompts: ReadonlyMap<number, Prompt>;
  wordsByPrompt: ReadonlyMap<string, readonly CatalogueWord[]>;
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
    const wordsByPrompt = Map.groupBy(words, (word) => keyOf(word, prompts.get(word.id)));
    const direction = { prompts, wordsByPrompt };
    directions.set(name, direction);
    return direction;
  }

  return {
    of: (word, native) =>
      directionOf(word.language, native).prompts.get(word.id) ?? makePrompt(word, native),
    sharing(word, native) {
      const { prompts, wordsByPrompt } = directionOf(word.language, native);
      const all = wordsByPrompt.get(keyOf(word, prompts.get(word.id))) ?? [];
      return all.filter(({ id }) => id !== word.id);
    },
  };
}

function keyOf({ pos }: CatalogueWord, prompt: Prompt | undefined): string {
  return `${pos} ${prompt?.text}`;
}

/** The first name of each meaning, most common meaning first, as the word's page shows them. */
function makePrompt(word: CatalogueWord, native: LanguageCode): Prompt {
  const nameOf = (meaning: CatalogueMeaning) => namesOf(meaning, native)[0];
  const all = word.meanings.flatMap((meaning) => nameOf(meaning) ?? []);
  const names = [...new Set(all)].slice(0, maxNames);
  const meanings = word.meanings.filter((meaning) => names.includes(nameOf(meaning) ?? ''));
  return { text: names.join(', '), meanings };
}
