import type { ComposeContext } from './compose-context.ts';
import { allTutor, genderOf, mark, markAll, meaningOf } from '@topwords/languages/tutor';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import type { Sense } from '../facts/word-facts.ts';

interface Entry {
  meaning: string;
  pos: PartOfSpeech;
  sense: Sense;
}

/** The senses that differ in the native language; equal ones are merged. */
export function distinctSenses({ facts }: ComposeContext): Entry[] {
  const entries = new Map<string, Entry>();
  for (const sense of facts.senses) {
    const meaning = meaningOf(sense);
    const key = `${sense.pos} ${sense.translations[0] ?? meaning}`;
    if (!entries.has(key)) entries.set(key, { meaning, pos: sense.pos, sense });
  }
  return [...entries.values()];
}

/** The definition: one line with numbered senses, each with its part of speech. */
export function composeDefinition(context: ComposeContext): string {
  const { facts, texts } = context;
  const entries = distinctSenses(context);
  const word = mark(facts.word.text);
  const [only] = entries;
  const isOne = entries.length === 1 && only !== undefined;
  const senses = isOne
    ? `${word} (${texts.pos[only.pos]}): ${only.meaning}.`
    : `${word}: ${entries.map(({ meaning, pos }, index) => `${index + 1}. ${meaning} (${texts.pos[pos]})`).join('; ')}.`;
  const companions = isOne
    ? only.sense.companions.filter(({ text }) => text !== pairOf(context))
    : [];
  if (companions.length === 0) return senses;
  return `${senses} ${texts.sayInstead(markAll(companions.slice(0, 3).map(({ text }) => text)))}`;
}

/** The other verb of an aspect pair. */
export function pairOf({ facts }: ComposeContext): string | undefined {
  return facts.senses.map(({ notes }) => notes.pair).find((pair) => pair !== undefined);
}

/** The native name of the part of speech, and a noun's gender. */
export function composePartOfSpeech(context: ComposeContext): string {
  const { facts, texts } = context;
  const kinds = [...new Set(facts.senses.map(({ pos }) => pos))];
  const gender = genderOf(context, allTutor[facts.word.language].guessGender);
  const names = kinds.map((pos) => texts.pos[pos]).join(', ');
  return gender === undefined ? names : `${names}, ${texts.gender[gender]}`;
}
