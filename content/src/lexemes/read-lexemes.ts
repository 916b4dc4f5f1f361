import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Fault, Place } from '../rows/fault.ts';
import { parseLines } from '../rows/parse-lines.ts';
import { lexemeSchema, type Lexeme } from './lexeme.ts';

export interface LocatedLexeme extends Place {
  lexeme: Lexeme;
}

/** The lexemes of each language, in the order of files and lines. */
export type Lexemes = Record<LanguageCode, LocatedLexeme[]>;

/** Reads `<language>/*.jsonl` in a folder, with the faults of invalid lines. */
export function readLexemes(folder: URL): { lexemes: Lexemes; faults: Fault[] } {
  const lexemes: Lexemes = ofEachLanguage(() => []);
  const faults: Fault[] = [];
  for (const language of languageCodes) {
    const own = new URL(`${language}/`, folder);
    const schema = lexemeSchema(language);
    const names = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.jsonl')) : [];
    for (const name of names.toSorted()) {
      const file = `${language}/${name}`;
      const content = readFileSync(new URL(name, own), 'utf8');
      const parsed = parseLines(file, content, { schema, named: 'word' });
      lexemes[language].push(
        ...parsed.lines.map(({ value, ...place }) => ({ ...place, lexeme: value })),
      );
      faults.push(...parsed.faults);
    }
  }
  return { lexemes, faults };
}
