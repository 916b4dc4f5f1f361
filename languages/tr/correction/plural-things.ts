import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { nounsAt } from './turkish-clause.ts';
import { nounWith } from './turkish-nouns.ts';
import { onlyNouns } from './turkish-words.ts';

const things = wordSet(
  `saç göz el ayak kol bacak diş kulak ayakkabı elbise pantolon ev araba kitap ağaç çiçek sokak elma oda bina meyve
  masa sandalye ders film şehir dağ fiyat soru yemek kapı pencere otel renk`,
);

/** Saçlarım uzunlar: the quality of things stays singular. */
export const qualityOfThings = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const isThings = nounsAt(cursor, 0).some(
    (one) => one.number === 'plural' && one.case === 'nominative' && things.has(one.lexeme.text),
  );
  const at = /^(?:çok|daha|biraz)$/u.test(cursor.text(1)) ? 2 : 1;
  const [, base = ''] = /^(.{2,})l[ae]r$/u.exec(cursor.text(at)) ?? [];
  const { lexicon } = cursor.sentence;
  const isQuality = isOnly(
    { readings: lexicon.readingsOf(base) },
    ({ pos, lexeme }) => pos === 'adjective' && lexeme.text === base,
  );
  if (!isThings || !isQuality || !cursor.isEnd(at)) return undefined;
  return cursor.replace([at, at + 1], base, {
    kind: 'agreement',
    reason: { note: 'plural-subject-singular-verb' },
  });
});

/** Burada hiç çocuklar yok; Benim üç kız kardeşlerim var; Çok insanlar var. */
export const singularBeforeVar = perWord((cursor) => {
  const word = cursor.text(0);
  const isNone = /^(?:hiç|çok)$/u.test(word);
  const isKin = /^(?:iki|üç|dört|beş|altı)$/u.test(word) && /^(?:kız|erkek)$/u.test(cursor.text(1));
  const at = isKin ? 2 : 1;
  if ((!isNone && !isKin) || !/^(?:var|yok|vardı|yoktu)$/u.test(cursor.text(at + 1)))
    return undefined;
  if (/^(?:en|daha|o)$/u.test(cursor.text(-1))) return undefined;
  const nouns = onlyNouns(cursor, at);
  const noun = nouns?.find(
    (one) => one.number === 'plural' && one.owner !== 'third' && one.case === 'nominative',
  );
  if (!noun || (isNone && nouns?.some((one) => one.number === 'singular'))) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { number: 'singular' });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'number',
      reason: { note: 'singular-after-numbers' },
    })
  );
});
