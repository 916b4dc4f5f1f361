import { languageOf, type EmbedLanguage } from '../language-of.ts';
import { en, type EmbedTexts } from './en.ts';
import { es } from './es.ts';
import { giveTexts, type GivenCatalogue } from './given-texts.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

const catalogues: Record<EmbedLanguage, EmbedTexts> = { en, es, ru, tr };

/** Catalogues with pages' own texts: components rely on getting the same one each time. */
const given = new Map<string, GivenCatalogue>();

/**
 * The texts for a locale (BCP 47) and their language: those that the page gives (JSON, '' if none),
 * otherwise ours; English by default. `fault` is for the page's developer, '' if nothing is wrong.
 */
export function textsFor(locale: string, json = ''): GivenCatalogue {
  const language = languageOf(locale);
  const own = { language, texts: catalogues[language] };
  if (json === '') return { ...own, fault: '' };
  const key = `${locale} ${json}`;
  const made = given.get(key) ?? giveTexts(own, locale, json);
  given.set(key, made);
  return made;
}
