import type { RecognizeWord } from '../../dictionaries/inflect-single-words.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { britishSpelling } from './british-spelling.ts';

/** Pasts and participles beside the regular ones. */
const otherPasts = mapOf({
  burn: 'burnt',
  dream: 'dreamt',
  hang: 'hanged',
  lean: 'leant',
  leap: 'leapt',
  learn: 'learnt',
  smell: 'smelt',
  spell: 'spelt',
  spoil: 'spoilt',
});

/** Numerals that are counted like nouns: *thousands of people*. */
const countedNumerals = wordSet('hundred thousand million billion');

/** British spellings of a headword and its forms, other pasts, and plurals of numerals. */
export const recognizeEnglish: RecognizeWord = ({ text, pos, forms }) => {
  const past = pos === 'verb' ? otherPasts.get(text) : undefined;
  const british = [text, ...forms].flatMap((form) => {
    const spelled = britishSpelling(form, pos);
    return spelled === form ? [] : [spelled];
  });
  return [
    ...british,
    ...(past === undefined ? [] : [past]),
    ...(pos === 'numeral' && countedNumerals.has(text) ? [`${text}s`] : []),
  ];
};
