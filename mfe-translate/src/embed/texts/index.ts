import { languageOf, type EmbedLanguage } from '../language-of.ts';
import { en, type EmbedTexts } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

const catalogues: Record<EmbedLanguage, EmbedTexts> = { en, es, ru, tr };

/** The texts for a locale (BCP 47), and their language; English by default. */
export function textsFor(locale: string): { language: string; texts: EmbedTexts } {
  const language = languageOf(locale);
  return { language, texts: catalogues[language] };
}
