import { allGrammar } from '@topwords/languages/grammar';
import type { ParadigmTable, WordFacts } from '@topwords/languages/paradigms';
import type { Spellers } from '../lexicon/inflect.ts';
import { attest } from './attest.ts';
import type { DrawableWord } from './paradigm-words-of.ts';

/** The tables and grammatical facts of a word as one part of speech. */
export interface DrawnWord {
  tables: ParadigmTable[];
  facts?: WordFacts;
}

export type Draw = (word: DrawableWord) => DrawnWord;

/** Draws nothing, for banks without tables. */
export const drawNothing: Draw = () => ({ tables: [] });

/** Returns a function that draws tables whose cells the spellers know. */
export function drawWith(spellers: Spellers): Draw {
  return (word) => {
    const { draw, isKnownForm } = allGrammar[word.language];
    const isSpelled = spellers[word.language];
    const drawn = draw(word, isSpelled);
    const isKnown = (form: string) => isKnownForm?.(form, isSpelled) ?? isSpelled(form);
    return { ...drawn, tables: attest(drawn, word, isKnown) };
  };
}
