import { pageTexts } from './texts.ts';
import { en, type FirstWordsTexts } from '../texts/first-words/en.ts';

/** The texts of a visitor's first words, in the language of the page. */
export const firstWordsTexts: FirstWordsTexts = pageTexts()?.firstWords ?? en;
