import type { LanguageCode } from '@topwords/platform/contracts';
import { english } from './english.ts';
import type { MailTexts } from './mail-texts.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

/** The texts of all mails, by language. */
export const mailTexts: Record<LanguageCode, MailTexts> = {
  en: english,
  es: spanish,
  ru: russian,
  tr: turkish,
};
