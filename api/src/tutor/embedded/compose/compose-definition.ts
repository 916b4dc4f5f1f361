import { nameOfPos } from '@topwords/languages/tutor';
import { equivalentsIn } from '../../../bank/glosses.ts';
import type { PartOfSpeech } from '@topwords/platform/contracts';
import type { Sense } from '../facts/word-facts.ts';
import type { ComposeContext } from './compose-context.ts';
import { nameLabels } from './name-labels.ts';

/** The senses that say something more in the native language: "ideal" adds nothing to "perfect, ideal". */
export function distinctSenses({ facts }: Pick<ComposeContext, 'facts'>): Sense[] {
  const said = new Set<string>();
  return facts.senses.filter(({ pos, gloss }) => {
    const equivalents = equivalentsIn(gloss).map((equivalent) => `${pos} ${equivalent}`);
    const isNew = equivalents.some((equivalent) => !said.has(equivalent));
    for (const equivalent of equivalents) said.add(equivalent);
    return isNew;
  });
}

/**
 * The definition: a gloss, or a numbered line for each of several senses, with the sense's labels,
 * and its part of speech if they differ in it.
 */
export function composeDefinition(context: ComposeContext): string {
  const senses = distinctSenses(context);
  const kinds = senses.map(({ pos }) => nameOfKind(pos, context));
  const isMixed = new Set(kinds).size > 1;
  const lines = senses.map((sense, place) => {
    const notes = [
      ...(isMixed ? kinds.slice(place, place + 1) : []),
      ...nameLabels(sense, context.texts),
    ];
    return notes.length === 0 ? sense.gloss : `${sense.gloss} (${notes.join(', ')})`;
  });
  if (lines.length === 1) return lines.join('');
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}

/** Parts of speech that several words can form: *no one* is a pronoun, but *it's cool* no adverb. */
const kindsOfPhrases = new Set<PartOfSpeech>(['noun', 'verb', 'adjective', 'pronoun', 'numeral']);

/** The native name of what a word is in a sense. */
function nameOfKind(pos: PartOfSpeech, { facts, texts }: ComposeContext): string {
  const { text, language } = facts.word;
  const isPhrase = text.includes(' ') && !kindsOfPhrases.has(pos);
  return isPhrase ? texts.pos.phrase : nameOfPos(pos, language, texts);
}

/** The native name of the part of speech, a noun's gender and a verb's aspect. */
export function composePartOfSpeech(context: ComposeContext): string {
  const { facts, texts } = context;
  const { gender, aspect } = facts.usage;
  const names = facts.senses.map(({ pos }) => nameOfKind(pos, context));
  return [
    ...new Set(names),
    ...(gender === undefined ? [] : [texts.gender[gender]]),
    ...(aspect === undefined ? [] : [texts.aspect[aspect]]),
  ].join(', ');
}
