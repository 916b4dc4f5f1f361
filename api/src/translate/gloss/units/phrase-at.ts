import { allGloss } from '@topwords/languages/gloss';
import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode } from '@topwords/platform/contracts';
import { likeness, type BankPhrases, type WordMatch } from '../../phrases/bank-phrases.ts';
import type { FormSources } from '../grammar/read-features.ts';
import type { Unit } from '../reading/reading.ts';
import type { SourceWord } from '../reading/source-word.ts';
import { headwordsOf } from './headwords-of.ts';
import { isWhole } from './is-whole.ts';
import { readingsOf } from './readings-of.ts';

/** Maximum number of words in a verb phrase that is found by its inflected verb. */
const maxInflected = 3;

/** The longest phrase of the bank at a place, a form of two words, or else the word alone. */
export function phraseAt(
  sources: FormSources,
  ahead: readonly SourceWord[],
  language: LanguageCode,
): Unit {
  const { phrases } = sources;
  const near = ahead.slice(0, 4).map(({ text }) => text.toLowerCase());
  const isPair = allGloss[language].keepsPair?.(near) !== false;
  for (let length = phrases.longestPhrase(language); length > 1; length -= 1) {
    const words = ahead.slice(0, length);
    if (length === 2 && !isPair) continue;
    if (words.length < length || words.slice(1).some((word) => word.opens)) continue;
    const matches = phrases
      .findWords(words.map(({ text }) => text).join(' '), language)
      .filter(({ word }) => !(isClause(word) && !isWhole(words)));
    if (matches.length > 0) return { words, readings: readingsOf(matches) };
    const inflected = length <= maxInflected ? phrasesOfVerb(phrases, words, language) : [];
    if (inflected.length > 0) return { words, readings: readingsOf(inflected) };
  }
  const name = ahead[0];
  if (name !== undefined && isNameIn(phrases, name, language))
    return { words: [name], readings: [] };
  const pair = isPair ? formOfTwo(sources, ahead.slice(0, 2), language) : [];
  if (pair.length > 0) {
    const isOpen = allGloss[language].isOpenPair?.(near) === true;
    const verbs = isOpen ? phrases.findWords(near[1] ?? '', language).filter(isOfVerb) : [];
    return { words: ahead.slice(0, 2), readings: readingsOf([...pair, ...verbs]) };
  }
  const words = ahead.slice(0, 1);
  const matches = phrases.findWords(words[0]?.text ?? '', language);
  // *Pásame* is of *pasar*, though *pasa* is also a raisin: pronouns are attached to verbs.
  const verbs = ahead[1]?.isAttached ? matches.filter(isOfVerb) : [];
  return { words, readings: readingsOf(verbs.length > 0 ? verbs : matches) };
}

function isOfVerb({ word }: WordMatch): boolean {
  return word.pos === 'verb';
}

/** Whether a word is a name here: *Emre*, which is also a form of *emir*. */
function isNameIn(
  phrases: BankPhrases,
  { text, isName }: SourceWord,
  language: LanguageCode,
): boolean {
  if (isName === 'no') return false;
  const found = phrases.findWords(text, language);
  if (isName === 'maybe') return found.every((one) => one.likeness !== likeness.headword);
  return !found.some(({ word }) => /^\p{Lu}/u.test(word.text));
}

/** Verb phrases whose first or last word is inflected: *turning down*, *istifa ettim*. */
function phrasesOfVerb(
  phrases: BankPhrases,
  words: readonly SourceWord[],
  language: LanguageCode,
): WordMatch[] {
  const texts = words.map(({ text }) => text);
  // *Yememi söyledi* is not *yemek söylemek*: in head-final phrases only the last word is inflected.
  const places = allSyntax[language].isHeadFinal ? [texts.length - 1] : [0, texts.length - 1];
  return places.flatMap((place) =>
    headwordsOf(phrases, texts[place] ?? '', language).flatMap((headword) =>
      phrases
        .findWords(texts.with(place, headword).join(' '), language)
        .filter((match) => match.word.pos === 'verb' && match.likeness === likeness.headword),
    ),
  );
}

/** Words whose tables contain these two words as one form. */
function formOfTwo(
  { phrases, tables }: FormSources,
  [first, second]: readonly SourceWord[],
  language: LanguageCode,
): WordMatch[] {
  if (first === undefined || second === undefined || second.opens) return [];
  // *Darme una* is not a form of *unirse*.
  if (first.isAttached) return [];
  const text = `${first.text} ${second.text}`.toLocaleLowerCase(language);
  return phrases
    .findWords(second.text, language)
    .filter(({ word }) => tables.placesOf(word.id, word.pos, text).length > 0);
}

/** An exclamation is a separate clause: `come on` in `come on Friday` is not one. */
function isClause({ text, pos, language }: WordMatch['word']): boolean {
  return pos === 'interjection' || allGloss[language].clauses?.has(text.toLowerCase()) === true;
}
