import type { ComposeContext } from './compose-context.ts';
import { quoteSentence, type SentencePair } from '@topwords/languages/tutor';
import { exampleDash } from '@topwords/platform/contracts';
import { interleave } from '../../../bank/interleave.ts';
import type { Use } from '../facts/word-facts.ts';

const maxExamples = 6;

/** Sentences of each sense in turn, the shortest first, then sentences of other words. */
function orderUses({ facts }: ComposeContext): Use[] {
  const byLength = facts.uses.toSorted((a, b) => a.sentence.text.length - b.sentence.text.length);
  const bySense = facts.senses.map(({ meaningId }) =>
    byLength.filter((use) => use.meaningId === meaningId),
  );
  return [...interleave(bySense), ...byLength.filter((use) => use.meaningId === null)];
}

/** A text and its translation in the contract's format. */
export function joinWithDash({
  text,
  translation,
}: Pick<SentencePair, 'text' | 'translation'>): string {
  return `${text}${exampleDash}${translation}`;
}

/** Sentences with the word. */
export function composeExamples(context: ComposeContext): string[] {
  const uses = orderUses(context).map((use) => joinWithDash(use.sentence));
  return [...new Set(uses)].slice(0, maxExamples);
}

/** What people say with the word, as its authors wrote it. */
export function composePhrases({ facts }: ComposeContext): string[] {
  return facts.usage.collocations.map(({ text, gloss }) =>
    joinWithDash({ text, translation: gloss }),
  );
}

/** A sentence of a sense with its translation, to quote in a text; null if there is none. */
export function sentenceOfSense(context: ComposeContext, meaningId: number): string | null {
  const use = orderUses(context).find((one) => one.meaningId === meaningId);
  return use === undefined ? null : quoteSentence(context, use.sentence);
}
