import { followPage } from './texts.ts';
import { en, type AccessTexts } from '../texts/access/en.ts';

/** The texts about access to accounts, in the language of the page. */
export const accessTexts: AccessTexts = followPage(en, ({ access }) => access);
