import { mark } from '@topwords/languages/tutor';
import type { Sense } from '../facts/word-facts.ts';
import type { ComposeContext } from './compose-context.ts';
import { nameLabels } from './name-labels.ts';

/** The senses that differ in the native language; equal ones are merged. */
export function distinctSenses({ facts }: Pick<ComposeContext, 'facts'>): Sense[] {
  const entries = new Map<string, Sense>();
  for (const sense of facts.senses) {
    const key = `${sense.pos} ${sense.gloss}`;
    if (!entries.has(key)) entries.set(key, sense);
  }
  return [...entries.values()];
}

/** The definition: one line with numbered senses, each with its part of speech and labels. */
export function composeDefinition(context: ComposeContext): string {
  const { facts, texts } = context;
  const senses = distinctSenses(context);
  const word = mark(facts.word.text);
  const [only] = senses;
  const kindOf = (sense: Sense) => [texts.pos[sense.pos], ...nameLabels(sense, texts)].join(', ');
  if (senses.length === 1 && only !== undefined) {
    return `${word} (${kindOf(only)}): ${only.gloss}.`;
  }
  const numbered = senses.map((sense, index) => `${index + 1}. ${sense.gloss} (${kindOf(sense)})`);
  return `${word}: ${numbered.join('; ')}.`;
}

/** The native name of the part of speech, and a noun's gender. */
export function composePartOfSpeech({ facts, texts }: ComposeContext): string {
  const { gender } = facts.usage;
  const names = [...new Set(facts.senses.map(({ pos }) => texts.pos[pos]))];
  return [...names, ...(gender === undefined ? [] : [texts.gender[gender]])].join(', ');
}
