import type { BankSentence } from '@topwords/content/bank';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueMeaning, CatalogueWord } from './catalogue.ts';
import { groupByEach } from './group-by-each.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';

/** A sentence of the bank, and the meaning that it shows. */
interface Shown {
  sentence: BankSentence;
  meaningId: number;
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

/** Where each token of a language stands: the indexes of its sentences. */
function indexTokens(
  all: readonly Shown[],
  language: LanguageCode,
): ReadonlyMap<string, readonly number[]> {
  return groupByEach(all.keys(), (place) =>
    tokensOf(all[place]?.sentence.text[language] ?? '', language),
  );
}

function hasPhrase(text: string, tokens: readonly string[], language: LanguageCode): boolean {
  return inSpaces(tokensOf(text, language)).includes(inSpaces(tokens));
}

/** Folded headwords of a language, and the single words of those that are phrases. */
function wordsOfHeadwords(catalogue: Catalogue, language: LanguageCode): Set<string> {
  const texts = catalogue.ofLanguage(language).map((word) => foldText(word.text));
  return new Set(texts.flatMap((text) => [text, ...text.split(' ')]));
}

/** Indexes the catalogue's sentences, each language on first use. */
export function createSentenceIndex(catalogue: Catalogue): SentenceIndex {
  /** Easy ones first. */
  const all = catalogue.meanings.flatMap(({ id, sentences }) =>
    sentences.map((sentence): Shown => ({ sentence, meaningId: id })),
  );
  const placesOf = memoizeByLanguage((language) => indexTokens(all, language));

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

  /** The places of sentences with all tokens of a phrase, or few more: those of its rarest token. */
  function placesOfRarest(tokens: readonly string[], language: LanguageCode): readonly number[] {
    const places = tokens.map((one) => placesOf(language).get(one) ?? []);
    return places.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }

  /** The places of sentences with a form, of other meanings than the word's own. */
  function findForm(
    form: string,
    { language }: CatalogueWord,
    own: ReadonlySet<number>,
    limit: number,
  ): number[] {
    const tokens = tokensOf(form, language);
    const found: number[] = [];
    for (const place of placesOfRarest(tokens, language)) {
      if (found.length === limit) break;
      const shown = all[place];
      if (!shown || own.has(shown.meaningId)) continue;
      if (tokens.length === 1 || hasPhrase(shown.sentence.text[language], tokens, language)) {
        found.push(place);
      }
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
        .toSorted((a, b) => a - b)
        .flatMap((place) => all[place]?.sentence ?? []);
      return [...new Set(sentences)].slice(0, limit);
    },
  };
}
