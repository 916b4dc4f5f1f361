import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../../facts/fact-sources.ts';
import { tokensOf } from '../../facts/tokens.ts';

/**
 * Whether a form is a word: in the tables, in a phrase or a sentence of the bank, or a form in no
 * table unless a form of the tables differs from it in accents alone.
 */
export function createIsKnown(
  { catalogue }: FactSources,
  language: LanguageCode,
  index: ReadonlyMap<string, unknown>,
  fold: (form: string) => string,
): (form: string) => boolean {
  let written: Set<string> | undefined;
  let folded: Set<string> | undefined;
  function readTexts(): Set<string> {
    const words = catalogue.ofLanguage(language);
    const texts = [
      ...words.flatMap(({ text, forms }) => [text, ...forms]).filter((text) => text.includes(' ')),
      ...catalogue.meanings.flatMap(({ sentences }) => sentences.map(({ text }) => text[language])),
    ];
    const tokens = texts.flatMap((text) => tokensOf(text, language));
    return new Set(tokens.map(({ text }) => fold(text)));
  }
  return (form) => {
    const key = fold(form);
    if (index.has(key)) return true;
    written ??= readTexts();
    if (written.has(key)) return true;
    folded ??= new Set([...index.keys()].map(foldText));
    const bare = foldText(form);
    return !folded.has(bare) && catalogue.ofForm(language, bare).length > 0;
  };
}
