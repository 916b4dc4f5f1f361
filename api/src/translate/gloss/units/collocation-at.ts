import { allGloss } from '@topwords/languages/gloss';
import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode } from '@topwords/platform/contracts';
import { likeness, type BankPhrases } from '../../phrases/bank-phrases.ts';
import type { Collocation } from '../collocations.ts';
import { spellingsOf } from '../expression-at.ts';
import type { SourceWord } from '../reading/source-word.ts';
import { headwordsOf } from './headwords-of.ts';
import { isWhole } from './is-whole.ts';
import type { Languages, UnitSources } from './unit-sources.ts';

/** A collocation found in a text: the text's words, and the author's spelling of them. */
interface FoundCollocation {
  words: readonly SourceWord[];
  as: readonly string[];
  said: readonly string[];
}

/** The longest collocation that a text continues with. */
export function collocationAt(
  { phrases, collocations }: UnitSources,
  ahead: readonly SourceWord[],
  { from, to }: Languages,
): FoundCollocation | undefined {
  const spellings = new Map<SourceWord, ReadonlySet<string>>();
  const spelled = (word: SourceWord) => {
    const all = spellings.get(word) ?? spellingsOf(phrases, word, from);
    spellings.set(word, all);
    return all;
  };
  const [first] = ahead;
  if (first === undefined) return undefined;
  const fits = ({ words, isUtterance, isQuestion }: Collocation) => {
    if (isQuestion && !first.isAsked) return false;
    const own = ahead.slice(0, words.length);
    // *De nada* is "you're welcome" alone, and "of nothing" elsewhere.
    if (isReply(phrases, words.join(' '), from) && !isWhole(own)) return false;
    const isSame = words.every((one, place) => {
      const word = own[place];
      if (word === undefined || (place > 0 && word.opens)) return false;
      const isLast = place === words.length - 1;
      // *Yememi söyledi* is not *yemek söylemek*: in head-final phrases only the last word is a verb.
      if (!isLast && allSyntax[from].isHeadFinal && isVerbAlone(phrases, word.text, from))
        return word.text.toLocaleLowerCase(from) === one;
      return (
        spelled(word).has(one) || isSameVerb(phrases, one, { text: word.text, language: from })
      );
    });
    return isSame && ((!isUtterance && !isCutOff(phrases, own, words, from)) || isWhole(own));
  };
  const found = [...spelled(first)]
    .flatMap((one) => collocations.startingWith(one, from))
    .filter((one) => (one.meanings[to] ?? []).length > 0 && fits(one))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  const said = found?.meanings[to] ?? [];
  return found && { words: ahead.slice(0, found.words.length), as: found.words, said };
}

function isReply(phrases: BankPhrases, text: string, language: LanguageCode): boolean {
  if (allGloss[language].clauses?.has(text) !== true) return false;
  const found = phrases
    .findWords(text, language)
    .filter((one) => one.likeness === likeness.headword);
  return found.length > 0 && found.every(({ word }) => word.pos === 'interjection');
}

/** Whether a word can only be a form of a verb. */
function isVerbAlone(phrases: BankPhrases, text: string, language: LanguageCode): boolean {
  const found = phrases.findWords(text, language);
  return found.length > 0 && found.every(({ word }) => word.pos === 'verb');
}

/** Whether two third persons belong to the same verb, so that *шёл снег* matches *идёт снег*. */
function isSameVerb(
  phrases: BankPhrases,
  one: string,
  { text, language }: { text: string; language: LanguageCode },
): boolean {
  const { thirdPerson } = allGloss[language];
  if (!thirdPerson?.test(one) || !thirdPerson.test(text)) return false;
  const own = headwordsOf(phrases, text, language);
  return headwordsOf(phrases, one, language).some((headword) => own.includes(headword));
}

/** Whether two words end in a finite verb whose clause continues: *ya está* in *ya está sucia*. */
function isCutOff(
  phrases: BankPhrases,
  words: readonly SourceWord[],
  as: readonly string[],
  language: LanguageCode,
): boolean {
  const last = words.at(-1);
  if (words.length > 2 || last === undefined || last.closes) return false;
  const [found] = phrases.findWords(last.text, language);
  return found?.word.pos === 'verb' && found.word.text !== as.at(-1);
}
