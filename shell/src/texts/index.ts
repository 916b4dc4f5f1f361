import { chooseTexts } from '@topwords/platform/i18n';
import { en, type Texts } from './en.ts';

/** The shell's texts in the reader's language. */
export const texts: Texts = chooseTexts({ en });
