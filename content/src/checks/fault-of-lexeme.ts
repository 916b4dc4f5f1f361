import type { LanguageCode } from '@topwords/languages/identity';
import { lexemeName } from '../lexemes/lexeme.ts';
import type { LocatedLexeme } from '../lexemes/read-lexemes.ts';
import type { Fault } from '../rows/fault.ts';

/** Makes the fault of a lexeme. Exceptions name it by its word. */
export function faultOfLexeme(
  { file, line, lexeme }: LocatedLexeme,
  check: string,
  {
    language,
    detail,
    text = lexeme.word,
  }: { language: LanguageCode; detail: string; text?: string },
): Fault {
  return { check, file, line, key: lexemeName(lexeme), language, text, detail };
}
