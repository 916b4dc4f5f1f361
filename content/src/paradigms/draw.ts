import type { LanguageCode } from '@topwords/platform/contracts';
import type { Spellers } from '../spellers.ts';
import { attest } from './attested.ts';
import type { Drawn, ParadigmWord } from './drawing.ts';
import { drawEnglish } from './english.ts';
import type { ParadigmTable, WordFacts } from './paradigm.ts';
import { isSpanishForm } from './spanish-commands.ts';
import { drawRussian } from './russian.ts';
import { drawSpanish } from './spanish.ts';
import { drawTurkish } from './turkish.ts';

/** The tables of a word as one part of speech, and what a grammar says of it. */
export interface DrawnWord {
  tables: ParadigmTable[];
  facts?: WordFacts;
}

export type Draw = (word: ParadigmWord) => DrawnWord;

/** Draws nothing: for banks without tables. */
export const drawNothing: Draw = () => ({ tables: [] });

/** What the tables of the four languages are drawn by; their cells are words that the spellers know. */
export function drawWith(spellers: Spellers): Draw {
  const draw: Record<LanguageCode, (word: ParadigmWord) => Drawn> = {
    en: (word) => drawEnglish(word, spellers.en),
    es: drawSpanish,
    ru: (word) => drawRussian(word, spellers.ru),
    tr: (word) => drawTurkish(word, spellers.tr),
  };
  const { es, ru } = spellers;
  const isKnown = {
    ...spellers,
    es: (form: string) => isSpanishForm(form, es),
    // The dictionary leaves out the ё of some words.
    ru: (form: string) => ru(form) || ru(form.replaceAll('ё', 'е')),
  };
  return (word) => {
    const drawn = draw[word.language](word);
    return { ...drawn, tables: attest(drawn, word, isKnown[word.language]) };
  };
}
