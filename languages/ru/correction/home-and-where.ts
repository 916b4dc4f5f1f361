import { perWord } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { isVerb, plain, star } from './russian-words.ts';

/** пойдём дома; сижу домой. */
export const homeAndWhere = perWord((cursor) => {
  const motion = wordSet(
    'идти пойти прийти ехать поехать приехать вернуться возвращаться бежать лететь',
  );
  const still = wordSet('сидеть жить работать отдыхать спать ночевать остаться');
  const token = cursor.token(0);
  const next = cursor.text(1);
  const isMotion = isVerb(token, motion) || /^(?:пойдём|пойдем)$/u.test(cursor.text(0));
  if (isMotion && next === 'дома' && cursor.isEnd(1)) {
    return cursor.replace([1, 2], 'домой', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`${cursor.text(0)} домой`)),
    });
  }
  const isBe = /^(?:был|была|были)$/u.test(cursor.text(0));
  if ((isVerb(token, still) || isBe) && next === 'домой' && cursor.isEnd(1)) {
    return cursor.replace([1, 2], 'дома', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`${cursor.text(0)} дома`)),
    });
  }
  const isGoing = isVerb(cursor.token(2), wordSet('идти ехать пойти поехать'));
  const isSubject = /^(?:ты|вы|мы|он|она|они)$/u.test(next);
  if (plain(cursor.text(0)) === 'где' && cursor.at === 0 && isSubject && isGoing) {
    return cursor.replace([0, 1], 'куда', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`куда ${cursor.words(1, 3)}`)),
    });
  }
  const isLiving = isVerb(cursor.token(2), wordSet('жить работать учиться'));
  if (cursor.text(0) === 'куда' && isSubject && isLiving) {
    return cursor.replace([0, 1], 'где', {
      kind: 'expression',
      reason: (texts) => texts.said(star(`где ${cursor.words(1, 3)}`)),
    });
  }
  return undefined;
});
