import type { LanguageCode } from '@topwords/languages/identity';
import { inOtherLanguages, text } from '../rows/authored-text.ts';

/**
 * The schema of one line of `expressions/<language>.jsonl`: words that say something else together
 * than one by one, or a further use of one word, with what they say in each other language.
 * Headwords stand for all their forms; `a|b` is either, `a_b` two words; `one's` any owner; `sb` one
 * or two words, `…` up to three, which are explained by themselves.
 */
export function expressionSchema(language: LanguageCode) {
  return inOtherLanguages(language, text).extend({
    text: text.regex(/^[^….!?]*(?: … [^….!?]*)?$/u, 'has marks, or more than one gap'),
  });
}

/** What words say together. */
export type Expression = { text: string } & Partial<Record<LanguageCode, string>>;

/** By language. */
export type Expressions = Record<LanguageCode, Expression[]>;
