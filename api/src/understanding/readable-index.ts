import type { BankSentence } from '@topwords/content/bank';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { memoizeByLanguage } from '../bank/memoize-by-language.ts';

/** A form in a sentence, and the words of the bank that it may be. */
interface Token {
  form: string;
  words: readonly number[];
}

/** A sentence of which every word is in the bank. */
interface ReadSentence {
  sentence: BankSentence;
  tokens: readonly Token[];
}

/** Finds sentences by what a reader knows. */
export interface ReadableIndex {
  /** The sentences in which exactly one form is none of the known words, easy ones first. */
  withOneNew(
    language: LanguageCode,
    known: ReadonlySet<number>,
  ): Generator<{ sentence: BankSentence; token: Token }>;
}

const token = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/**
 * Indexes the catalogue's sentences, each language on first use. Sentences with names, numbers in
 * letters or other words outside the bank are left out: a reader may not know them.
 */
export function createReadableIndex(catalogue: Catalogue): ReadableIndex {
  const sentencesOf = memoizeByLanguage((language): ReadSentence[] => {
    const tokenOf = createTokenReader(catalogue, language);
    return catalogue.meanings.flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => {
        const forms = sentence.text[language].match(token) ?? [];
        const tokens = forms.map(tokenOf);
        return tokens.every(({ words }) => words.length > 0) ? [{ sentence, tokens }] : [];
      }),
    );
  });

  return {
    *withOneNew(language, known) {
      for (const { sentence, tokens } of sentencesOf(language)) {
        const fresh = tokens.filter(({ words }) => !words.some((id) => known.has(id)));
        const [only] = fresh;
        const isOne = fresh.every(({ words }) => words[0] === only?.words[0]);
        if (only && isOne) yield { sentence, token: only };
      }
    },
  };
}

/** Each form is looked up once, and its token shared by all sentences. */
function createTokenReader(catalogue: Catalogue, language: LanguageCode): (form: string) => Token {
  const tokens = new Map<string, Token>();
  return (form) => {
    const read = tokens.get(form);
    if (read) return read;
    const folded = foldText(form);
    const words = [...catalogue.ofText(language, folded), ...catalogue.ofForm(language, folded)];
    const made = { form, words: [...new Set(words.map(({ id }) => id))] };
    tokens.set(form, made);
    return made;
  };
}
