import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueMeaning, CatalogueWord } from './catalogue.ts';

type BankSentence = CatalogueMeaning['sentences'][number];

interface Place {
  sentence: BankSentence;
  meaningId: number;
  /** Where it stands among all sentences, easy ones first. */
  position: number;
  /** Its tokens, each between spaces. */
  tokens: string;
}

/** Finds sentences in which a word stands. */
export interface SentenceIndex {
  /**
   * The sentences of one of the word's meanings that hold the word itself; all of them where each
   * holds another word of the same meaning, as with `oğlan` beside `erkek çocuk`.
   */
  findOwn(word: CatalogueWord, meaning: CatalogueMeaning): readonly BankSentence[];
  /** Sentences of other words' meanings that hold the word in any of its forms, easy ones first. */
  findFurther(word: CatalogueWord, limit: number): BankSentence[];
}

const token = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

function tokensOf(text: string, language: LanguageCode): string[] {
  return text.toLocaleLowerCase(language).match(token) ?? [];
}

/** Tokens in a text in which a phrase is found whole, and not within longer words. */
function inSpaces(tokens: readonly string[]): string {
  return ` ${tokens.join(' ')} `;
}

/** Indexes every sentence of the catalogue by its tokens. */
export function createSentenceIndex(catalogue: Catalogue): SentenceIndex {
  const places = new Map<string, Place[]>();
  let position = 0;
  for (const meaning of catalogue.meanings) {
    for (const sentence of meaning.sentences) {
      position += 1;
      for (const language of languageCodes) {
        const tokens = tokensOf(sentence.text[language], language);
        const place = {
          sentence,
          meaningId: meaning.id,
          position,
          tokens: inSpaces(tokens),
        };
        for (const found of new Set(tokens)) {
          const key = `${language} ${found}`;
          const known = places.get(key);
          if (known === undefined) places.set(key, [place]);
          else known.push(place);
        }
      }
    }
  }

  function findForm(form: string, word: CatalogueWord, own: Set<number>, limit: number): Place[] {
    const tokens = tokensOf(form, word.language);
    const phrase = inSpaces(tokens);
    const found: Place[] = [];
    for (const place of places.get(`${word.language} ${tokens[0]}`) ?? []) {
      if (found.length === limit) break;
      if (!own.has(place.meaningId) && place.tokens.includes(phrase)) found.push(place);
    }
    return found;
  }

  return {
    findOwn({ language, text, forms }, { sentences }) {
      const phrases = [text, ...forms].map((form) => inSpaces(tokensOf(form, language)));
      const own = sentences.filter((sentence) => {
        const tokens = inSpaces(tokensOf(sentence.text[language], language));
        return phrases.some((phrase) => tokens.includes(phrase));
      });
      return own.length > 0 ? own : sentences;
    },
    findFurther(word, limit) {
      const own = new Set(word.meanings.map((meaning) => meaning.id));
      const found = [word.text, ...word.forms].flatMap((form) => findForm(form, word, own, limit));
      const sentences = found
        .toSorted((a, b) => a.position - b.position)
        .map((place) => place.sentence);
      return [...new Set(sentences)].slice(0, limit);
    },
  };
}
