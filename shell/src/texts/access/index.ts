import { pageTexts } from '../index.ts';
import { en, type AccessTexts } from './en.ts';

/** The texts about access to accounts, in the language of the page. */
export const accessTexts: AccessTexts = pageTexts()?.access ?? en;
