import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { namesOf, type CatalogueMeaning, type CatalogueWord } from '../../../bank/catalogue.ts';
import type { FactSources } from './fact-sources.ts';
import { pairOf } from './find-uses.ts';
import { plainGloss } from './gloss.ts';
import { tokensOf } from './tokens.ts';
import type { Related, Rival, SentencePair, Use } from './word-facts.ts';

const familyAtMost = 6;
const rivalsAtMost = 4;
const phrasesAtMost = 8;

/** Kinds of words that have forms: `zamanda` is the noun's, whatever else `zaman` may be. */
const inflected: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(['noun', 'verb', 'adjective']);

function related(word: CatalogueWord, native: LanguageCode): Related[] {
  const [translation] = word.translations[native];
  return translation === undefined ? [] : [{ word, translation: plainGloss(translation) }];
}

/** Other headwords of its meanings, with what that meaning is in the native language. */
export function findSynonyms(
  { catalogue, wordsOf }: FactSources,
  word: CatalogueWord,
  native: LanguageCode,
): Related[] {
  const { language } = word;
  const found = new Map<number, Related>();
  for (const meaning of word.meanings) {
    const [translation] = namesOf(meaning, native);
    for (const text of meaning.words[language].headwords) {
      const other =
        wordsOf(language, text.toLocaleLowerCase(language)).find((one) => one.text === text) ??
        catalogue.ofLanguage(language).find((one) => one.text === text);
      if (other === undefined || other.id === word.id || translation === undefined) continue;
      if (!found.has(other.id))
        found.set(other.id, { word: other, translation: plainGloss(translation) });
    }
  }
  return [...found.values()];
}

function sentenceOf(
  { sentences }: FactSources,
  word: CatalogueWord,
  meaning: CatalogueMeaning | undefined,
  native: LanguageCode,
): SentencePair | null {
  const [sentence] = meaning === undefined ? [] : sentences.findOwn(word, meaning);
  return sentence === undefined ? null : pairOf(sentence, word.language, native);
}

/** Words of other meanings with a translation in common, of the same kind, the commonest first. */
export function findRivals(
  sources: FactSources,
  word: CatalogueWord,
  native: LanguageCode,
  uses: readonly Use[],
): Rival[] {
  const { catalogue, wordsOf } = sources;
  const rivals = new Map<number, Rival>();
  for (const meaning of word.meanings) {
    const names = meaning.words[native].headwords;
    for (const name of names.slice(0, 1)) {
      for (const translated of wordsOf(native, name.toLocaleLowerCase(native))) {
        if (translated.text !== name) continue;
        for (const other of translated.meanings) {
          if (other.pos !== meaning.pos || word.meanings.includes(other)) continue;
          const [text] = other.words[word.language].headwords;
          const rival = catalogue.ofLanguage(word.language).find((one) => one.text === text);
          if (rival === undefined || rival.id === word.id || rivals.has(rival.id)) continue;
          if (rival.meanings.some((one) => word.meanings.includes(one))) continue;
          if (other.words[native].headwords[0] !== name) continue;
          rivals.set(rival.id, {
            word: rival,
            translation: name,
            sentence: sentenceOf(sources, rival, other, native),
            own: uses.find((use) => use.meaningId === meaning.id)?.sentence ?? null,
          });
        }
      }
    }
  }
  return [...rivals.values()].toSorted((a, b) => a.word.rank - b.word.rank).slice(0, rivalsAtMost);
}

/** Words made of the same stem, the commonest first; synonyms are named as such. */
export function findFamily(
  sources: FactSources,
  word: CatalogueWord,
  native: LanguageCode,
  others: readonly Related[],
): Related[] {
  const known = new Set(others.map((one) => one.word.id));
  return sources
    .family(word.language)(word)
    .filter(({ id }) => !known.has(id))
    .slice(0, familyAtMost)
    .flatMap((one) => related(one, native));
}

/** Phrases of the bank in which the word stands as it is or in one of its forms. */
export function findHeadwordPhrases(
  { phrasesWith }: FactSources,
  word: CatalogueWord,
  native: LanguageCode,
): Related[] {
  if (word.text.includes(' ')) return [];
  return phrasesWith(word)
    .filter(({ id }) => id !== word.id)
    .slice(0, phrasesAtMost)
    .flatMap((phrase) => related(phrase, native));
}

/** The `stop` of a bus stop is the noun. */
function relatedAs(word: CatalogueWord, pos: PartOfSpeech, native: LanguageCode): Related[] {
  const meaning = word.meanings.find((one) => one.pos === pos && inflected.has(pos));
  const translation = meaning?.words[native].headwords[0];
  return translation === undefined ? related(word, native) : [{ word, translation }];
}

/** The words of a phrase; those that could be several words are left out. */
export function findParts(
  { wordsOf }: FactSources,
  { text, language, pos }: CatalogueWord,
  native: LanguageCode,
): Related[] {
  if (!text.includes(' ')) return [];
  return tokensOf(text, language).flatMap((token) => {
    const words = wordsOf(language, token.text);
    const itself = words.find((word) => word.text === token.text);
    if (itself !== undefined) return relatedAs(itself, pos, native);
    const [one] = words;
    if (one === undefined || words.length > 1) return [];
    const meaning = one.meanings.find((its) => its.pos === 'noun' || its.pos === 'adjective');
    const translation = meaning?.words[native].headwords[0];
    return translation === undefined ? [] : [{ word: one, translation }];
  });
}
