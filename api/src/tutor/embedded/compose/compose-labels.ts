import { mark } from '@topwords/languages/tutor';
import type { ComposeContext } from './compose-context.ts';
import { distinctSenses } from './compose-definition.ts';
import { nameLabels } from './name-labels.ts';

/** The labels of the word, and of those of its senses that have some. */
export function composeLabels({ facts, texts }: ComposeContext): string[] {
  const word = mark(facts.word.text);
  const labels = nameLabels(facts.word, texts).join(', ');
  const ofSenses = distinctSenses({ facts }).flatMap((sense) => {
    const names = nameLabels(sense, texts).join(', ');
    return names === '' ? [] : [`${word} (${texts.quote(sense.gloss)}): ${names}.`];
  });
  return [...(labels === '' ? [] : [`${word}: ${labels}.`]), ...ofSenses];
}
