import type { Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isPersonAt } from './noun-phrase.ts';
import { isVerb } from './russian-words.ts';

const pronouns = wordSet('я ты он она мы вы они');

/** Words between a subject and its verb, or a verb and its place, that change nothing. */
const passing = wordSet(
  `не уже еще ещё всегда часто никогда тоже также очень сейчас завтра вчера сегодня обычно иногда потом теперь
  скоро сразу опять снова позавчера послезавтра раньше утром вечером днем днём ночью летом зимой весной осенью
  поздно рано долго редко вместе быстро`,
);

/** The offset of the first word before an offset that is no adverb of time; may be outside. */
export function skipBack(cursor: Cursor, from: number, most = 3): number {
  let at = from;
  while (passing.has(cursor.text(at)) && at > from - most) at -= 1;
  return at;
}

/** The same after it. */
export function skipForward(cursor: Cursor, from: number, most = 3): number {
  let at = from;
  while (passing.has(cursor.text(at)) && at < from + most) at += 1;
  return at;
}

/** A token that can only be a form of these verbs, or еду after я, which may be food elsewhere. */
export function isVerbAt(cursor: Cursor, at: number, verbs: ReadonlySet<string>): boolean {
  if (cursor.text(at) === 'еду' && verbs.has('ехать')) {
    const next = cursor.text(at + 1);
    return cursor.text(skipBack(cursor, at - 1)) === 'я' || /^(?:в|на|к|из)$/u.test(next);
  }
  return isVerb(cursor.token(at), verbs);
}

/** Whether a person does what the verb at an offset says: я иду, мама пошла, хочу пойти. */
export function isDoneByPerson(cursor: Cursor, at: number): boolean {
  const token = cursor.token(at);
  const isFirstOrSecond = isOnly(
    token,
    ({ place }) => place?.row === 'first' || place?.row === 'second',
  );
  const isInfinitive = isOnly(token, ({ pos, place }) => pos === 'verb' && place === null);
  const before = skipBack(cursor, at - 1);
  const isSubject = pronouns.has(cursor.text(before)) || isPersonAt(cursor, before);
  const isBehind = mayBe(cursor.token(before), ({ pos }) => pos === 'verb') && isInfinitive;
  return isFirstOrSecond || isSubject || isBehind || (isInfinitive && isNeed(cursor.text(before)));
}

function isNeed(text: string): boolean {
  return /^(?:надо|нужно|пора|можно|нельзя|должен|должна|должны|мне|тебе|нам|вам|ему|ей)$/u.test(
    text,
  );
}
