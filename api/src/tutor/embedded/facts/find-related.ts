import { plainGloss, type SentencePair } from '@topwords/languages/tutor';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { namesOf, type CatalogueMeaning, type CatalogueWord } from '../../../bank/catalogue.ts';
import type { Subject } from './fact-sources.ts';
import { pairOf } from './find-uses.ts';
import { tokensOf } from './tokens.ts';
import type { Related, Rival, Use } from './word-facts.ts';
import { kinds } from './kinds.ts';

const maxFamily = 6;
const maxRivals = 4;
const maxPhrases = 8;

/**
 * Parts of speech with forms: `zamanda` is a form of the noun, even if `zaman` has other meanings.
 */
const inflected = kinds('noun', 'verb', 'adjective');

function related(word: CatalogueWord, native: LanguageCode): Related[] {
  const [translation] = word.translations[native];
  return translation === undefined ? [] : [{ word, translation: plainGloss(translation) }];
}

/** Other headwords of the word's meanings, with the native name of the meaning. */
export function findSynonyms({ sources, word, native }: Subject): Related[] {
  const { catalogue, wordsOf } = sources;
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
  { sources, word, native }: Subject,
  meaning: CatalogueMeaning,
): SentencePair | null {
  const [sentence] = sources.sentences.findOwn(word, meaning);
  return sentence === undefined ? null : pairOf(sentence, word.language, native);
}

/** Words of the same part of speech and translation but other meanings, the most common first. */
export function findRivals({ sources, word, native }: Subject, uses: readonly Use[]): Rival[] {
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
            sentence: sentenceOf({ sources, word: rival, native }, other),
            own: uses.find((use) => use.meaningId === meaning.id)?.sentence ?? null,
          });
        }
      }
    }
  }
  return [...rivals.values()].toSorted((a, b) => a.word.rank - b.word.rank).slice(0, maxRivals);
}

/** Words with the same stem except synonyms, the most common first. */
export function findFamily(
  { sources, word, native }: Subject,
  others: readonly Related[],
): Related[] {
  const known = new Set(others.map((one) => one.word.id));
  return sources
    .family(word.language)(word)
    .filter(({ id }) => !known.has(id))
    .slice(0, maxFamily)
    .flatMap((one) => related(one, native));
}

/** Phrases of the bank that contain the word. */
export function findHeadwordPhrases({ sources, word, native }: Subject): Related[] {
  if (word.text.includes(' ')) return [];
  return sources
    .phrasesWith(word)
    .filter(({ id }) => id !== word.id)
    .slice(0, maxPhrases)
    .flatMap((phrase) => related(phrase, native));
}

/** A part of a phrase as the phrase's part of speech: the `stop` of a bus stop is a noun. */
function relatedAs(word: CatalogueWord, pos: PartOfSpeech, native: LanguageCode): Related[] {
  const meaning = word.meanings.find((one) => one.pos === pos && inflected.has(pos));
  const translation = meaning?.words[native].headwords[0];
  return translation === undefined ? related(word, native) : [{ word, translation }];
}

/** The words of a phrase, except ambiguous ones. */
export function findParts({ sources, word, native }: Subject): Related[] {
  const { text, language, pos } = word;
  if (!text.includes(' ')) return [];
  return tokensOf(text, language).flatMap((token) => {
    const words = sources.wordsOf(language, token.text);
    const itself = words.find((part) => part.text === token.text);
    if (itself !== undefined) return relatedAs(itself, pos, native);
    const [one] = words;
    if (one === undefined || words.length > 1) return [];
    const meaning = one.meanings.find((its) => its.pos === 'noun' || its.pos === 'adjective');
    const translation = meaning?.words[native].headwords[0];
    return translation === undefined ? [] : [{ word: one, translation }];
  });
}
