import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../../facts/fact-sources.ts';

const content = new URL('../../../../../../content/', import.meta.url);

function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?…\n]+[.!?…]*/gu) ?? []).map((sentence) => sentence.trim());
}

function everydayTexts(language: LanguageCode): string[] {
  const file = new URL(`everyday-texts/${language}.json`, content);
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
}

/** All sentences of the bank in a language. They are right, so a correction of one is a false alarm. */
export function bankSentences({ catalogue }: FactSources, language: LanguageCode): string[] {
  const texts = catalogue.meanings.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text[language]),
  );
  return [...new Set(texts)];
}

/** The sentences of cards and notes, and of texts as people write them. */
export function otherSentences({ teaching }: FactSources, language: LanguageCode): string[] {
  const { contrasts, grammar, mistakes } = teaching.ofLanguage(language);
  return [
    ...contrasts.flatMap(({ pair, quiz }) => [
      ...pair.map(({ text }) => text),
      ...quiz.map(({ text, answer }) => text.replace('___', answer)),
    ]),
    ...grammar.flatMap(({ examples }) => examples.map(({ text }) => text)),
    ...mistakes.map(({ right }) => right),
    ...everydayTexts(language).flatMap(sentencesIn),
  ];
}
