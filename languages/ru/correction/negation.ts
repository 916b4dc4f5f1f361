import { perWord } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isFinite, isFiniteReading, isInfinitive, star } from './russian-words.ts';

const negatives = wordSet('никто никогда ничего нигде никуда никого никому');

/** Никто знает; Я никогда был там. */
export const doubleNegation = perWord((cursor) => {
  const word = cursor.text(0);
  if (!negatives.has(word)) return undefined;
  const { tokens } = cursor.sentence;
  if (tokens.some(({ text }) => /^(?:не|нет|ни|нельзя|невозможно)$/u.test(text))) return undefined;
  const at = /^(?:я|ты|он|она|мы|вы|они|раньше|ещё|еще|больше)$/u.test(cursor.text(1)) ? 2 : 1;
  const token = cursor.token(at);
  if (!isFinite(token) || !token) return undefined;
  return cursor.replace([at, at + 1], `не ${token.text}`, {
    kind: 'negation',
    reason: { note: 'double-negation' },
  });
});

/** Я нет знаю. */
export const notForNo = perWord((cursor) => {
  if (cursor.text(0) !== 'нет' || !/^(?:я|ты|он|она|мы|вы|они)$/u.test(cursor.text(-1)))
    return undefined;
  const token = cursor.token(1);
  if (!isFinite(token) && !isInfinitive(token)) return undefined;
  return cursor.replace([0, 1], 'не', {
    kind: 'negation',
    reason: (texts) => texts.said(star(`не ${cursor.text(1)}`)),
  });
});

/** незнаю, нехочу. */
export const separateNe = perWord((cursor) => {
  const text = cursor.text(0);
  const { lexicon } = cursor.sentence;
  const verb = /^не(.{3,})$/u.exec(text)?.[1];
  if (verb === undefined || lexicon.isKnown(text)) return undefined;
  const readings = lexicon.readingsOf(verb);
  if (readings.length === 0 || !readings.every(isFiniteReading)) return undefined;
  const right = `не ${verb}`;
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.separate(star(right)),
  });
});
