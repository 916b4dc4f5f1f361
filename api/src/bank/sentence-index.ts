import type { BankSentence } from '@topwords/content/bank';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueMeaning, CatalogueWord } from './catalogue.ts';
import { groupByEach } from './group-by-each.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';

interface Place {
  sentence: BankSentence;
  meaningId: number;
  /** Its index among all sentences, easy ones first. */
  position: number;
  /** Its tokens, with a space before and after each. */
  tokens: string;
}

/** Finds sentences that contain a word. */
export interface SentenceIndex {
  /**
   * The sentences of one of the word's meanings that contain the word itself; all of them if each
   * contains another word of that meaning instead, like `oğlan` and `erkek çocuk`.
   */
  findOwn(word: CatalogueWord, meaning: CatalogueMeaning): readonly BankSentence[];
  /** The word's forms that appear in any of the sentences. */
  formsIn(word: CatalogueWord, sentences: readonly BankSentence[]): string[];
  /**
   * Sentences of other words' meanings, easy ones first, that contain the word, unless it has a
   * homograph, or a form that belongs to no other word: "fue" does not show whether a sentence uses
   * ser or ir.
   */
  findFurther(word: CatalogueWord, limit: number): BankSentence[];
}

const token = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

function tokensOf(text: string, language: LanguageCode): string[] {
  return text.toLocaleLowerCase(language).match(token) ?? [];
}

/** Joins tokens so that a substring search finds whole phrases, not parts of words. */
function inSpaces(tokens: readonly string[]): string {
  return ` ${tokens.join(' ')} `;
}

/** The sentences of a language by each of their tokens, easy ones first. */
function indexSentences({ meanings }: Catalogue, language: LanguageCode): Map<string, Place[]> {
  const all = meanings.flatMap(({ id, sentences }) =>
    sentences.map((sentence) => ({ sentence, meaningId: id })),
  );
  const places = all.map((one, position): Place => {
    const tokens = tokensOf(one.sentence.text[language], language);
    return { ...one, position, tokens: inSpaces(tokens) };
  });
  return groupByEach(places, ({ tokens }) => tokens.trim().split(' '));
}

/** Folded headwords of a language, and the single words of those that are phrases. */
function wordsOfHeadwords(catalogue: Catalogue, language: LanguageCode): Set<string> {
  const texts = catalogue.ofLanguage(language).map((word) => foldText(word.text));
  return new Set(texts.flatMap((text) => [text, ...text.split(' ')]));
}

/** Indexes the catalogue's sentences, each language on first use. */
export function createSentenceIndex(catalogue: Catalogue): SentenceIndex {
  const placesOf = memoizeByLanguage((language) => indexSentences(catalogue, language));

  const headwordsOf = memoizeByLanguage((language) => wordsOfHeadwords(catalogue, language));

  function isOnlyOf({ language, id }: CatalogueWord, form: string): boolean {
    const folded = foldText(form);
    if (headwordsOf(language).has(folded)) return false;
    return catalogue.ofForm(language, folded).every((word) => word.id === id);
  }

  function hasHomograph({ language, text, id }: CatalogueWord): boolean {
    const alike = catalogue.ofText(language, foldText(text));
    return alike.some((word) => word.text === text && word.id !== id);
  }

  function findForm(form: string, word: CatalogueWord, own: Set<number>, limit: number): Place[] {
    const tokens = tokensOf(form, word.language);
    const phrase = inSpaces(tokens);
    const found: Place[] = [];
    for (const place of placesOf(word.language).get(tokens[0] ?? '') ?? []) {
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
    formsIn({ language, forms }, sentences) {
      const texts = sentences.map(({ text }) => inSpaces(tokensOf(text[language], language)));
      const all = texts.join();
      return forms.filter((form) => all.includes(inSpaces(tokensOf(form, language))));
    },
    findFurther(word, limit) {
      const own = new Set(word.meanings.map((meaning) => meaning.id));
      const clear = word.forms.filter((form) => isOnlyOf(word, form));
      const texts = hasHomograph(word) ? clear : [word.text, ...clear];
      const found = texts.flatMap((form) => findForm(form, word, own, limit));
      const sentences = found
        .toSorted((a, b) => a.position - b.position)
        .map((place) => place.sentence);
      return [...new Set(sentences)].slice(0, limit);
    },
  };
}
