import { perWord } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';

/** What happens once, at the latest then: with it *until* is always meant as *by*. */
const momentary = wordSet('finish submit');
const negative = wordSet("not never won't can't cannot don't doesn't didn't couldn't shouldn't");
const times = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday tomorrow tonight noon midnight next',
);

/** I will finish it until Monday. */
export const byDeadline = perWord((cursor) => {
  if (!/^(?:until|till)$/u.test(cursor.text(0))) return undefined;
  const isTime = times.has(cursor.text(1)) || /^\d+$/u.test(cursor.text(1));
  const before = cursor.sentence.tokens.slice(0, cursor.at).map(({ text }) => text);
  if (!isTime || before.some((text) => negative.has(text))) return undefined;
  const verb = before.findLastIndex((text) => momentary.has(text));
  const isAhead = /^(?:will|'ll|i'll|we'll|must|should|can|to)$/u.test(before[verb - 1] ?? '');
  if (verb < 0 || !isAhead || before.length - verb > 5) return undefined;
  return cursor.replace([0, 1], 'by', {
    kind: 'preposition',
    reason: {
      own: {
        es: '*Until*: la acción dura hasta ese momento. Para un plazo («a más tardar») se usa *by*.',
        ru: '*Until* — действие длится до этого времени. О сроке («не позже») говорят с *by*.',
        tr: '*Until*: eylem o zamana kadar sürer. Son tarih, “en geç”, *by* ile söylenir.',
      },
    },
  });
});
