import { followPage } from './texts.ts';
import { en, type FirstWordsTexts } from '../texts/first-words/en.ts';

/** The texts of a visitor's first words, in the language of the page. */
export const firstWordsTexts: FirstWordsTexts = followPage(en, ({ firstWords }) => firstWords);
