import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import type { Reason } from '../../pack/correction-rules.ts';
import { mayBeBase, subjects } from './english-words.ts';

/** Of a wish about oneself. */
const ownWish = (right: string): Reason => ({
  own: {
    es: `*I wish I would* no es lo habitual para un deseo sobre uno mismo: *would* se dice de otra persona o cosa. Aquí va ${right}.`,
    ru: `*I wish I would* о самом себе обычно не говорят: *would* — о другом человеке или о предмете. Здесь нужно ${right}.`,
    tr: `Kişinin kendisiyle ilgili dileğinde genellikle *I wish I would* denmez: *would* başka bir kişi ya da şey içindir. Burada ${right} gerekir.`,
  },
});

const wishing = /^wish(?:es)?$/u;

/** I wish I would be taller; she wishes she would sing: were; could. */
export const wouldInOwnWish = perWord((cursor) => {
  const subject = cursor.text(0);
  const isWish = wishing.test(cursor.text(1)) && subjects.has(subject);
  const at = cursor.text(2) === 'that' ? 3 : 2;
  if (!isWish || cursor.text(at) !== subject || subject === 'you') return undefined;
  // "He wishes he would": another man may be meant.
  if (!/^(?:i|we)$/u.test(subject) || cursor.text(at + 1) !== 'would') return undefined;
  if (cursor.text(at + 2) === 'be') {
    return cursor.replace([at + 1, at + 3], 'were', { kind: 'tense', reason: ownWish('*were*') });
  }
  if (cursor.text(at + 2) === 'have' || !mayBeBase(cursor.token(at + 2))) return undefined;
  return cursor.replace([at + 1, at + 2], 'could', { kind: 'tense', reason: ownWish('*could*') });
});

const pasts = mapOf({
  am: 'were',
  have: 'had',
  can: 'could',
  "can't": "couldn't",
  "don't": "didn't",
  know: 'knew',
  speak: 'spoke',
});

/** I wish I have more time: had. */
export const presentAfterWish = perWord((cursor) => {
  const at = cursor.text(2) === 'that' ? 3 : 2;
  const right = pasts.get(cursor.text(at + 1));
  const isWish = cursor.text(0) === 'i' && cursor.text(1) === 'wish' && cursor.text(at) === 'i';
  if (!isWish || right === undefined) return undefined;
  return cursor.replace([at + 1, at + 2], right, {
    kind: 'tense',
    reason: { note: 'wish-plus-past' },
  });
});
