import type { ComposeContext } from './compose-context.ts';
import type { SentencePair } from '@topwords/languages/tutor';
import { exampleDash } from '@topwords/platform/contracts';
import { interleave } from '../../../bank/interleave.ts';
import { keyOf } from '../facts/tokens.ts';
import type { Use } from '../facts/word-facts.ts';

const maxExamples = 6;
/** With fewer sentences of its own, a word also has sentences of other words. */
const minOwn = 2;

/** Sentences of each sense in turn, the shortest first, then sentences of other words. */
function orderUses({ facts }: ComposeContext): Use[] {
  const byLength = facts.uses.toSorted((a, b) => a.sentence.text.length - b.sentence.text.length);
  const own = interleave(
    facts.senses.map(({ meaningId }) => byLength.filter((use) => use.meaningId === meaningId)),
  );
  if (own.length >= minOwn) return own;
  return [...own, ...byLength.filter((use) => use.meaningId === null).slice(0, minOwn)];
}

/** A text and its translation in the contract's format. */
export function joinWithDash({
  text,
  translation,
}: Pick<SentencePair, 'text' | 'translation'>): string {
  return `${text}${exampleDash}${translation}`;
}

/** Sentences with the word, without those that are among its patterns and phrases already. */
export function composeExamples(context: ComposeContext): string[] {
  const { patterns, collocations } = context.facts.usage;
  const texts = [
    ...patterns.map(({ example }) => example),
    ...collocations.map(({ text }) => text),
  ];
  const { language } = context.facts.word;
  const plain = (text: string) => keyOf(text.replaceAll('\u0301', ''), language);
  const shown = new Set(texts.map(plain));
  const uses = orderUses(context)
    .filter(({ sentence }) => !shown.has(plain(sentence.text)))
    .map(({ sentence }) => joinWithDash(sentence));
  return [...new Set(uses)].slice(0, maxExamples);
}
