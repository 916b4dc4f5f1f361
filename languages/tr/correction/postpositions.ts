import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { attach } from '../grammar/sounds.ts';
import { caseReason, isBareName } from './turkish-clause.ts';
import { nameWith } from './turkish-names.ts';
import { nounWith } from './turkish-nouns.ts';
import { onlyNouns, pronounOf, star } from './turkish-words.ts';

const about = mapOf({
  ben: 'benim hakkımda',
  sen: 'senin hakkında',
  o: 'onun hakkında',
  bu: 'bunun hakkında',
  biz: 'bizim hakkımızda',
  siz: 'sizin hakkınızda',
  onlar: 'onlar hakkında',
});

/** Seni hakkında; ben hakkında; benim hakkında. */
export const aboutPerson = perWord((cursor) => {
  if (cursor.text(1) !== 'hakkında') return undefined;
  const pronoun = pronounOf(cursor.text(0));
  const right = about.get(pronoun?.forms.nominative ?? '');
  const isSaid = `${cursor.text(0)} hakkında` === right;
  const isBare = pronoun?.case === 'nominative' && /^(?:bu|o|onlar)$/u.test(cursor.text(0));
  if (!pronoun || right === undefined || isSaid || isBare || pronoun.case === 'with')
    return undefined;
  // Onların hakkında, bizim hakkında: only these are wrong for sure in the genitive.
  if (pronoun.case === 'genitive' && !/^(?:benim|bizim|sizin)$/u.test(cursor.text(0)))
    return undefined;
  return cursor.replace([0, 2], right, {
    kind: 'case',
    reason: (texts) => texts.said(star(right)),
  });
});

/** Annem göre; Ali göre; Bu araba Ali ait. */
export const dativeBefore = perWord((cursor) => {
  const word = cursor.text(1);
  if (!/^(?:göre|rağmen|ait)$/u.test(word)) return undefined;
  if (isBareName(cursor, 0)) {
    const right = nameWith(cursor.token(0)?.written ?? '', '(y)A');
    return cursor.replace([0, 1], right, caseReason(word, 'dative', right));
  }
  const pronoun = pronounOf(cursor.text(0));
  if (pronoun && word === 'ait' && /^(?:nominative|genitive|accusative)$/u.test(pronoun.case)) {
    const { dative } = pronoun.forms;
    return cursor.replace([0, 1], dative, caseReason(word, 'dative', dative));
  }
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isOwned = nouns?.every(
    (one) => one.case === 'nominative' && one.owner !== null && one.owner !== 'third',
  );
  const right = noun && isOwned && nounWith(noun, cursor.sentence.lexicon, { case: 'dative' });
  return right ? cursor.replace([0, 1], right, caseReason(word, 'dative', right)) : undefined;
});

const startingPoints =
  /^(?:sabah|akşam|dün|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)$/u;

/** Sabah beri. */
export const since = perWord((cursor) => {
  const text = cursor.text(0);
  if (cursor.text(1) !== 'beri' || !startingPoints.test(text)) return undefined;
  const right = attach(text, 'DAn');
  return cursor.replace([0, 1], right, {
    kind: 'case',
    reason: { note: 'since-and-for' },
  });
});

/** Sen kadar uzunum. */
export const asMuchAs = perWord((cursor) => {
  const pronoun = pronounOf(cursor.text(0));
  if (cursor.text(1) !== 'kadar' || !/^(?:ben|sen|biz|siz)$/u.test(cursor.text(0)))
    return undefined;
  const right = pronoun?.forms.genitive;
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, {
      kind: 'case',
      reason: { note: 'pronoun-genitive-with-icin' },
    })
  );
});
