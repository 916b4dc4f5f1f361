import { fold, readingsOf, tokensOf } from '@topwords/languages/text';
import { languageCodes } from '@topwords/languages/identity';
import { headwordsOf } from '../rows/row.ts';
import { entryOfRow, type LexiconEntry } from '../lexicon/lexicon.ts';
import { faultOf, type Check } from './check.ts';

/** A headword of one column, with its forms. */
type SoughtWord = Pick<LexiconEntry, 'language' | 'text' | 'forms'>;

/**
 * Whether tokens contain the words in order, possibly with other words in between ("get … up").
 * @param readings of each token
 */
function occursIn(words: readonly string[], readings: readonly (readonly string[])[]): boolean {
  let next = 0;
  for (const ofToken of readings) {
    const word = words[next];
    if (word !== undefined && ofToken.includes(word)) next += 1;
  }
  return next === words.length;
}

/** Whether a sentence contains the headword or one of its forms. */
export function containsHeadword(sentence: string, { language, text, forms }: SoughtWord): boolean {
  const readings = tokensOf(sentence, language).map(readingsOf);
  return [text, ...forms].some((form) => occursIn(fold(form, language).split(' '), readings));
}

/** Languages in which each sentence must show its meaning; in others it may say it otherwise. */
const wanted = 2;

/**
 * Each sentence must contain a headword of its row in two languages: its translations are what people
 * say, which may be another word. That each headword is shown is another check.
 */
export const checkHeadwordInSentence: Check = ({ rows, lexicon }) =>
  rows.flatMap((located) => {
    const { row } = located;
    const entries = languageCodes.flatMap((language) =>
      headwordsOf(row, language).flatMap(
        (text) => entryOfRow(lexicon, language, { row, text }) ?? [],
      ),
    );
    const languages = new Set(entries.map(({ language }) => language));
    return row.sentences.flatMap((sentence) => {
      const showing = entries.filter((entry) => containsHeadword(sentence[entry.language], entry));
      const shown = new Set(showing.map(({ language }) => language));
      if (shown.size >= Math.min(wanted, languages.size)) return [];
      const text = sentence.en;
      const detail = `"${text}" shows a headword in ${shown.size} languages`;
      return [faultOf(located, 'headword-in-sentence', { text, detail })];
    });
  });
