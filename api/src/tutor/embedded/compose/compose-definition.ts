import { nameOfPos } from '@topwords/languages/tutor';
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

/**
 * The definition: a gloss, or a numbered line for each of several senses, with the sense's labels,
 * and its part of speech if they differ in it.
 */
export function composeDefinition(context: ComposeContext): string {
  const { facts, texts } = context;
  const { language } = facts.word;
  const senses = distinctSenses(context);
  const isMixed = new Set(senses.map(({ pos }) => pos)).size > 1;
  const lines = senses.map((sense) => {
    const notes = [
      ...(isMixed ? [nameOfPos(sense.pos, language, texts)] : []),
      ...nameLabels(sense, texts),
    ];
    return notes.length === 0 ? sense.gloss : `${sense.gloss} (${notes.join(', ')})`;
  });
  if (lines.length === 1) return lines.join('');
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}

/** The native name of the part of speech, a noun's gender and a verb's aspect. */
export function composePartOfSpeech({ facts, texts }: ComposeContext): string {
  const { gender, aspect } = facts.usage;
  const names = [
    ...new Set(facts.senses.map(({ pos }) => nameOfPos(pos, facts.word.language, texts))),
  ];
  return [
    ...names,
    ...(gender === undefined ? [] : [texts.gender[gender]]),
    ...(aspect === undefined ? [] : [texts.aspect[aspect]]),
  ].join(', ');
}
