import { language } from '../index.ts';
import { en, type DeveloperTexts } from './en.ts';

/** The texts for developers of remotes, in the language of the page. */
export const developerTexts: DeveloperTexts = { en }[language];
