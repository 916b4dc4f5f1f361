import type { BankLanguage } from './bank.ts';
import type { LocatedRow } from './read-rows.ts';
import { formsByHeadword, headwordsOf, languages } from './row.ts';

/** A headword with what all its rows say of it. */
export interface LexiconEntry {
  language: BankLanguage;
  text: string;
  /** Listed inflected forms of all its rows, without the headword itself. */
  forms: Set<string>;
  /** Rows in which it is the first word of the column, then the others; each in file order. */
  rows: LocatedRow[];
}

/** All headwords of each language by their text, in the order in which they first stand. */
export type Lexicon = Record<BankLanguage, Map<string, LexiconEntry>>;

export function buildLexicon(rows: readonly LocatedRow[]): Lexicon {
  const lexicon: Lexicon = { en: new Map(), es: new Map(), ru: new Map(), tr: new Map() };
  for (const located of rows) {
    for (const language of languages) {
      const forms = formsByHeadword(located.row, language);
      for (const text of headwordsOf(located.row, language)) {
        const entry = lexicon[language].get(text) ?? {
          language,
          text,
          forms: new Set<string>(),
          rows: [],
        };
        lexicon[language].set(text, entry);
        entry.rows.push(located);
        for (const form of forms.get(text) ?? []) if (form !== text) entry.forms.add(form);
      }
    }
  }
  for (const entry of languages.flatMap((language) => [...lexicon[language].values()])) {
    const isFirst = ({ row }: LocatedRow) => headwordsOf(row, entry.language)[0] === entry.text;
    entry.rows.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  }
  return lexicon;
}

/** The name under which a headword's id is kept: `es:casa`. */
export function wordName(language: BankLanguage, text: string): string {
  return `${language}:${text}`;
}
