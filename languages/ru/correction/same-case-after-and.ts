import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { because } from './because.ts';
import { isSame, nounPhraseAt, phraseInCase } from './noun-phrase.ts';

/** между домом и школа, с мамой и папа, о брате и сестра: both nouns are in one case. */
export const sameCaseAfterAnd = perWord((cursor) => {
  if (cursor.text(0) !== 'и') return undefined;
  const { tokens } = cursor.sentence;
  // Приехал друг с мамой и сестра: only where the sentence has its subject already.
  const isSubject = /^(?:я|ты|он|она|мы|вы|они)$/u.test(tokens[0]?.text ?? '');
  if (!isSubject) return undefined;
  const first = [-2, -3].flatMap((from) => {
    const phrase = nounPhraseAt(cursor, from + 1);
    const isAfter = isOnly(cursor.token(from), ({ pos }) => pos === 'preposition');
    return phrase?.to === 0 && isAfter ? [phrase] : [];
  })[0];
  const second = nounPhraseAt(cursor, 1);
  if (!first || !second || !cursor.isEnd(second.to - 1)) return undefined;
  const rows = [...first.cases];
  const [row] = rows;
  if (rows.length !== 1 || row === undefined || row === 'nominative') return undefined;
  if (!second.nouns.every((one) => one.case === 'nominative' || one.case === 'accusative'))
    return undefined;
  if (second.cases.has(row)) return undefined;
  const right = phraseInCase(cursor, second, row);
  if (right === undefined || isSame(cursor, second, right)) return undefined;
  return cursor.replace([1, second.to], right, { kind: 'case', reason: because('sameCase') });
});
