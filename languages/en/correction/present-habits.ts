import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  determiners,
  isOtherVerbForm,
  singularSubjects,
  subjects,
  verbForm,
} from './english-words.ts';
import { isAdjective, isQuestion } from './noun-phrases.ts';
import { ownReason } from './own-reason.ts';

const habit = ownReason(
  'Una costumbre se dice en presente simple; *be* + *-ing* aquí solo valdría para algo temporal.',
  'О привычке говорят в Present Simple; *be* + *-ing* здесь подошло бы только для временного.',
  'Alışkanlıklar present simple ile söylenir; *be* + *-ing* burada ancak geçici bir durum için uygundur.',
);
const moment = ownReason(
  'Lo que pasa en este momento se dice con *be* + *-ing*.',
  'О том, что происходит прямо сейчас, говорят с *be* + *-ing*.',
  'Tam şu anda olan şey *be* + *-ing* ile söylenir.',
);

const persons = mapOf({
  "i'm": 'I',
  "he's": 'he',
  "she's": 'she',
  "we're": 'we',
  "they're": 'they',
  "you're": 'you',
});
/** Actions of a usual day. "I am running every morning" may be of these weeks. */
const routines = wordSet('play cook brush wash wake');
/** They show that the time is limited, or that something is planned or felt. */
const limiting = wordSet(
  `now this these still always currently today tonight lately more less tomorrow next while when because
  if at until better so just ready`,
);
const usual = wordSet('usually normally');
/** Actions that begin or end then; "he is usually working at ten" is right. */
const momentsOfDay = wordSet('get go wake start finish leave arrive come');

interface Continuous {
  /** The place of the first word that is replaced. */
  from: number;
  subject: string;
  /** The verb in -ing. */
  at: number;
  adverb: string;
  isThird: boolean;
}

/** The words "he is (usually) reading" from the cursor on. */
function continuousAt(cursor: Cursor): Continuous | undefined {
  const short = persons.get(cursor.text(0));
  const isPronoun = subjects.has(cursor.text(0));
  const be = short === undefined ? cursor.text(1) : '';
  if (short === undefined && !(isPronoun && /^(?:am|is|are)$/u.test(be))) return undefined;
  const next = short === undefined ? 2 : 1;
  const adverb = usual.has(cursor.text(next)) ? cursor.text(next) : '';
  const at = adverb === '' ? next : next + 1;
  if (!isOtherVerbForm(cursor.token(at), 'gerund')) return undefined;
  const subject = short ?? (cursor.text(0) === 'i' ? 'I' : cursor.words(0, 1));
  return { from: 0, subject, at, adverb, isThird: singularSubjects.has(subject.toLowerCase()) };
}

function simple(cursor: Cursor, { subject, at, adverb, isThird }: Continuous) {
  const { lexicon } = cursor.sentence;
  const right = verbForm(cursor.token(at), lexicon, isThird ? 'third-person' : 'base');
  if (right === undefined) return undefined;
  const words = [subject, adverb, right].filter((word) => word !== '').join(' ');
  return cursor.replace([0, at + 1], words, { kind: 'tense', reason: habit });
}

/** He is usually getting up at six; usually I am going by car; I am playing every Saturday. */
export const simpleForHabits = perWord((cursor) => {
  const found = continuousAt(cursor);
  if (!found || isQuestion(cursor)) return undefined;
  const before = cursor.sentence.tokens.slice(0, cursor.at);
  const after = cursor.sentence.tokens.slice(cursor.at + found.at + 1);
  const isUsually = before.length === 1 && /^(?:usually|normally)$/u.test(before[0]?.text ?? '');
  const isLimited = after.some(({ text }, place) =>
    text === 'at' ? /^(?:the|this|that)$/u.test(after[place + 1]?.text ?? '') : limiting.has(text),
  );
  if (isLimited) return undefined;
  const isOfDay = mayBe(cursor.token(found.at), ({ lexeme }) => momentsOfDay.has(lexeme.text));
  if (isOfDay && (isUsually || (before.length === 0 && found.adverb !== ''))) {
    return simple(cursor, found);
  }
  if (before.length > 0) return undefined;
  // "I'm playing every Saturday" is said of what is new.
  if (persons.has(cursor.text(0))) return undefined;
  const every = after.findIndex(({ text }) => text === 'every');
  const isLast = every >= 0 && every === after.length - 2;
  const isRoutine = mayBe(cursor.token(found.at), ({ lexeme }) => routines.has(lexeme.text));
  const unit = after.at(-1)?.text ?? '';
  const isUnit =
    /^(?:day|morning|evening|night|week|month|year|summer|winter|weekend|.+day)$/u.test(unit);
  if (!isLast || !isUnit || !isRoutine) return undefined;
  return simple(cursor, found);
});

const momentary = wordSet(
  'cook eat sleep rain snow wait watch talk cry swim run dance wash clean write',
);

/** She cooks at the moment; Look! The baby sleeps. */
export const continuousForNow = perWord((cursor) => {
  const { tokens, lexicon } = cursor.sentence;
  const texts = tokens.map(({ text }) => text);
  const isLooking =
    /^(?:look|listen)$/u.test(texts[0] ?? '') &&
    (tokens[1]?.gap ?? '').includes('!') &&
    cursor.isEnd(0);
  const isMoment =
    texts.slice(-3).join(' ') === 'at the moment' || texts.slice(-2).join(' ') === 'right now';
  if ((!isLooking && !isMoment) || isQuestion(cursor)) return undefined;
  const verb = cursor.token(0);
  const isAction = mayBe(
    verb,
    ({ lexeme, place }) =>
      momentary.has(lexeme.text) && (place?.row === 'base' || place?.row === 'third-person'),
  );
  if (!isAction || cursor.isStart(0)) return undefined;
  const subject = cursor.text(-1);
  // "We eat right now!" may be a command.
  if (/^(?:we|you)$/u.test(subject) && texts.at(-2) === 'right') return undefined;
  const isPronoun = subjects.has(subject) && cursor.isStart(-1);
  const start = isAdjective(cursor.token(-2)) ? -3 : -2;
  const isNoun =
    determiners.has(cursor.text(start)) &&
    cursor.isStart(start) &&
    mayBe(cursor.token(-1), ({ pos }) => pos === 'noun');
  if (!isPronoun && !isNoun) return undefined;
  const many = isNoun && mayBe(cursor.token(-1), ({ place }) => place?.row === 'plural');
  const be =
    subject === 'i' ? 'am' : many || (isPronoun && !singularSubjects.has(subject)) ? 'are' : 'is';
  const gerund = verbForm(verb, lexicon, 'gerund');
  return (
    gerund !== undefined &&
    cursor.replace([0, 1], `${be} ${gerund}`, { kind: 'tense', reason: moment })
  );
});
