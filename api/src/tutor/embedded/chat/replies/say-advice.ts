import type { Register } from '@topwords/platform/contracts';
import { languageCodes } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import { findCue, readCues } from '../recognise/cue.ts';
import { tokensOf } from '../recognise/tokens.ts';
import { star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

type Situation = 'formal' | 'casual';

const cues = languageCodes.flatMap((code) =>
  readCues<Situation>(allTutor[code].situations ?? {}, code),
);

/** The situations that a message names. */
export function situationsIn(message: string): ReadonlySet<Situation> {
  const tokens = tokensOf(message);
  const found = cues.filter((cue) => findCue(cue, tokens, vocabulary).length > 0);
  return new Set(found.map(({ means }) => means));
}

/** Situations are matched as they are spelled. */
const vocabulary = { isKnown: () => true, isLanguage: () => false };

/** To whom a word with a label of register may be said, and to whom the question names. */
export function sayAdvice({ facts, asked, texts, labels }: ReplyContext): string {
  const [labelled, ...more] = Object.entries(
    Object.groupBy(facts.senses, (sense) => facts.word.register ?? sense.register ?? ''),
  ).filter(([register]) => register !== '');
  // Senses of different registers leave open which is meant.
  if (!labelled || more.length > 0) return '';
  const [name, senses] = labelled;
  const isWhole = senses.length === facts.senses.length;
  const glosses = [...new Set(senses.map(({ gloss }) => labels.quote(gloss)))].join(', ');
  const word = isWhole ? star(facts.word.text) : `${star(facts.word.text)} (${glosses})`;
  const register = name as Register;
  const named = situationsIn(asked.message);
  const advice = texts.advice[register](word);
  const isFormal = named.has('formal') && !named.has('casual');
  const isCasual = named.has('casual') && !named.has('formal');
  const verdicts: Record<Register, string | false> = {
    informal: isFormal ? texts.betterNot : isCasual && texts.yes,
    formal: isFormal && texts.yes,
    rude: named.size > 0 && texts.betterNot,
    dated: false,
  };
  return [verdicts[register], advice].filter(Boolean).join(' ');
}
