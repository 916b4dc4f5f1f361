import { nameOfPos, type TutorTexts } from '@topwords/languages/tutor';
import { nameLabels } from '../../compose/name-labels.ts';
import type { Sense, WordFacts } from '../../facts/word-facts.ts';

/** Groups senses with the same gloss and part of speech: both meanings of ser are "be". */
export function groupSenses(senses: readonly Sense[]): Sense[][] {
  return [...Map.groupBy(senses, ({ pos, gloss }) => `${pos} ${gloss}`).values()];
}

/** The distinct glosses of a word's senses, quoted. */
export function namesOfSenses({ senses }: WordFacts, { quote }: TutorTexts): string {
  return [...new Set(senses.map(({ gloss }) => quote(gloss)))].join('; ');
}

/** A sense's part of speech, with the gender of a noun, and its labels. */
export function kindOf(sense: Sense, { usage, word }: WordFacts, texts: TutorTexts): string {
  const gender = sense.pos === 'noun' && usage.gender ? [texts.gender[usage.gender]] : [];
  return [nameOfPos(sense.pos, word.language, texts), ...gender, ...nameLabels(sense, texts)].join(
    ', ',
  );
}
