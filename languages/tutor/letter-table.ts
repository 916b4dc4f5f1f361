/** How letters of a language sound, in other native languages, by letter or whole word. */
export type LetterTable = Readonly<
  Record<string, Readonly<Partial<Record<'en' | 'es' | 'ru' | 'tr', string>>>>
>;
