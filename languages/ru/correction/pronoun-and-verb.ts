import { perWord } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  isFinite,
  isInfinitive,
  isVerb,
  mayBeFinite,
  star,
  verbOf,
  verbOffset,
} from './russian-words.ts';
import { type Person, inPerson } from './in-person.ts';

const persons = mapOf<Person>({
  я: { row: 'first', column: 'singular', past: ['masculine', 'feminine'] },
  ты: { row: 'second', column: 'singular', past: ['masculine', 'feminine'] },
  он: { row: 'third', column: 'singular', past: ['masculine'] },
  она: { row: 'third', column: 'singular', past: ['feminine'] },
  оно: { row: 'third', column: 'singular', past: ['neuter'] },
  мы: { row: 'first', column: 'plural', past: ['plural'] },
  вы: { row: 'second', column: 'plural', past: ['plural'] },
  они: { row: 'third', column: 'plural', past: ['plural'] },
});

export const blockers = wordSet('и или чем как кроме не ни только');

/** я читает, она сказал, мы идёт, вы сказал. */
export const pronounAndVerb = perWord((cursor) => {
  const subject = cursor.text(0);
  const person = persons.get(subject);
  if (!person) return undefined;
  const before = cursor.text(-1);
  if (blockers.has(before) && !(before === 'и' && cursor.isStart(-1))) return undefined;
  const at = verbOffset(cursor, 1);
  const token = cursor.token(at);
  if (!isFinite(token) || !token || verbOf(token)?.text.endsWith('нравиться')) return undefined;
  const fitsPerson = token.readings.some(({ place }) => {
    if (place?.table === 'past') return person.past.includes(place.column);
    return place?.row === person.row && place.column === person.column;
  });
  if (fitsPerson) return undefined;
  // чтобы takes the past; an imperative may look like a person: вы скажите.
  if (token.readings.some(({ place }) => place?.table === 'imperative')) return undefined;
  return inPerson(cursor, at, person, subject);
});

const stative = wordSet('любить хотеть знать жить мочь понимать иметь помнить думать');

/** Я читать книгу: the infinitive where the sentence has no other verb. */
export const infinitiveAsVerb = perWord((cursor) => {
  const person = persons.get(cursor.text(0));
  if (!person || !cursor.isStart(0) || !isInfinitive(cursor.token(1))) return undefined;
  const { tokens, lexicon, end } = cursor.sentence;
  const hasOther = tokens.some(
    (token, at) =>
      at !== cursor.at + 1 && (mayBeFinite(token) || mayBe(token, ({ pos }) => pos === 'adverb')),
  );
  const lexeme = verbOf(cursor.token(1));
  // Ты любить играть?: what one likes or knows is no order and no question.
  const isState = isVerb(cursor.token(1), stative) && !tokens.some(mayBeFinite);
  const isOther = tokens.some(({ text }) =>
    /^(?:бы|рады?|рада|готов[аы]?|должен|должн[аоы]|обязан[аы]?|способ(?:ен|н[аы])|соглас(?:ен|н[аы])|намерен[аы]?|вынужден[аы]?|вправе|чтобы|как|чем|могу|надо|нужно)$/u.test(
      text,
    ),
  );
  if (isOther) return undefined;
  if ((!isState && hasOther) || !lexeme || (!isState && end.includes('?'))) {
    return undefined;
  }
  const { row, column } = person;
  const right =
    lexicon.formsAt(lexeme, 'verb', { table: 'present', row, column })[0] ??
    lexicon.formsAt(lexeme, 'verb', { table: 'future', row, column })[0];
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(star(cursor.text(0)), star(right)),
    })
  );
});
