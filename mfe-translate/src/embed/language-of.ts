const languages = ['en', 'es', 'ru', 'tr'] as const;

/** A language that the embedded translator has texts in. */
export type EmbedLanguage = (typeof languages)[number];

/** The language of the texts for a locale (BCP 47): `es-MX` → `es`; English by default. */
export function languageOf(locale: string): EmbedLanguage {
  const [language] = locale.toLowerCase().split('-');
  return languages.find((code) => code === language) ?? 'en';
}
