import { chooseInterfaceLanguage } from '@topwords/platform/i18n';
import { en, type Texts } from './en.ts';

/** The language of the page, chosen once: remotes get it from the host. */
export const language = chooseInterfaceLanguage(navigator.languages);

/** The shell's texts in that language. */
export const texts: Texts = { en }[language];
