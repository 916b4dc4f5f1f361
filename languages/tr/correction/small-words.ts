import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { attach, lastVowel } from '../grammar/sounds.ts';
import { isName } from './turkish-names.ts';
import { nounsAt, verbsAt, saidReason } from './turkish-clause.ts';
import { verbWith } from './turkish-verbs.ts';
import { hasOtherVerb, star } from './turkish-words.ts';

/** Hasta mısin?: both vowels of the particle agree. */
export const vowelsOfParticle = perWord((cursor) => {
  const text = cursor.text(0);
  const [, first = ''] = /^m([ıiuü])(?:y[ıiuü](?:m|z)|s[ıiuü]n(?:[ıiuü]z)?)$/u.exec(text) ?? [];
  if (first === '' || cursor.isStart(0)) return undefined;
  const right = text.replaceAll(/[ıiuü]/gu, first);
  return (
    right !== text &&
    cursor.replace([0, 1], right, {
      kind: 'harmony',
      reason: { note: 'question-particle-harmony' },
    })
  );
});

/** Gelmeyecek misin mi? */
export const particleTwice = perWord((cursor) => {
  const isFirst = /^m[ıiuü](?:y[ıiuü]m|s[ıiuü]n|y[ıiuü]z|s[ıiuü]n[ıiuü]z)$/u.test(cursor.text(0));
  const isSecond = /^m[ıiuü]$/u.test(cursor.text(1)) && cursor.isEnd(1);
  if (!isFirst || !isSecond) return undefined;
  return cursor.replace([0, 2], cursor.text(0), {
    kind: 'expression',
    reason: (texts) => texts.dropped(star(cursor.text(1))),
  });
});

const attached = mapOf({
  benimde: 'benim de',
  seninde: 'senin de',
  bizimde: 'bizim de',
  sizinde: 'sizin de',
});

/** Benimde bir sorum var: "also" is a word of its own. */
export const tooAfterOwner = perWord((cursor) => {
  const right = attached.get(cursor.text(0));
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, {
      kind: 'spelling',
      reason: (texts) => texts.separate(star(right)),
    })
  );
});

/** ankara'ya: a name keeps its capital before its ending. */
export const capitalOfName = perWord((cursor) => {
  const written = cursor.token(0)?.written ?? '';
  const [base = '', ending = ''] = written.replace('’', "'").split("'");
  if (ending === '' || !/^\p{Ll}/u.test(base) || !isName(base)) return undefined;
  const right = written.slice(0, 1).toLocaleUpperCase('tr') + written.slice(1);
  return cursor.replace([0, 1], right, {
    kind: 'spelling',
    reason: (texts) => texts.capital(star(right)),
  });
});

/** Bu gün çok yoğunum: today is one word. */
export const todayInOneWord = perWord((cursor) => {
  const isToday = cursor.text(0) === 'bu' && cursor.text(1) === 'gün';
  const last = cursor.sentence.tokens.at(-1)?.text ?? '';
  const isOurs = /(?:y[ıiuü]m|yorum|yoruz|c[ae]ğ[ıi]m|c[ae]ğ[ıi]z|[ıiuü]m)$/u.test(last);
  if (!isToday || !cursor.isStart(0) || cursor.isEnd(1) || !isOurs) return undefined;
  if (/^(?:de|da|için|kadar|gibi|bile|benim|bizim)$|^gel/u.test(cursor.text(2))) return undefined;
  // Bu gün gelecek diye bekledim; Bu gün bitmesin istiyorum: that day.
  if (hasOtherVerb(cursor.sentence)) return undefined;
  return cursor.replace([0, 2], 'bugün', {
    kind: 'spelling',
    reason: (texts) => texts.together('*bugün*'),
  });
});

/** Adınız nasıl?; Nasıl yaşın var? */
export const askedFact = perWord((cursor) => {
  if (/^(?:ad|ism)(?:[ıi]n|[ıi]n[ıi]z)$/u.test(cursor.text(0)) && cursor.text(1) === 'nasıl') {
    return cursor.isEnd(1)
      ? cursor.replace([1, 2], 'ne', saidReason(`${cursor.text(0)} ne`))
      : undefined;
  }
  const isAge =
    /^(?:nasıl|ne|kaç)$/u.test(cursor.text(0)) && /^yaşın(?:ız)?$/u.test(cursor.text(1));
  if (!isAge || cursor.text(2) !== 'var' || !cursor.isEnd(2)) return undefined;
  const right = cursor.text(1) === 'yaşın' ? 'kaç yaşındasın' : 'kaç yaşındasınız';
  return cursor.replace([0, 3], right, saidReason(right));
});

/** Kim geldiler?: who is one. */
export const whoIsOne = perWord((cursor) => {
  if (cursor.text(0) !== 'kim' || !cursor.isStart(0)) return undefined;
  const at = cursor.sentence.tokens.length - 1 - cursor.at;
  const verbs = verbsAt(cursor, at);
  const [verb] = verbs;
  if (!verb || at > 3 || verbs.some(({ person }) => person !== 5)) return undefined;
  const right = verbWith(verb, cursor.sentence.lexicon, { person: 2 });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'agreement',
      reason: (texts) => texts.person('*kim*', star(right)),
    })
  );
});

/** Hava çok soğuk için: a reason needs olduğu. */
export const reasonWithAdjective = perWord((cursor) => {
  const word = cursor.text(0);
  const isAdjective = isOnly(
    cursor.token(0),
    ({ pos, lexeme }) => pos === 'adjective' && lexeme.text === word,
  );
  const isSaid = cursor.text(-1) === 'hava' || (cursor.text(-1) === 'çok' && !cursor.isStart(-1));
  if (!isAdjective || !isSaid || cursor.text(1) !== 'için' || cursor.isEnd(1)) return undefined;
  const first = cursor.sentence.tokens[0]?.text ?? '';
  const owned = mapOf({ ben: 'olduğum', sen: 'olduğun', biz: 'olduğumuz', siz: 'olduğunuz' });
  const right = `${word} ${owned.get(first) ?? 'olduğu'} için`;
  return cursor.replace([0, 2], right, saidReason(right));
});

const nations = /^(?:türk|fransız|italyan|ispanyol|çin|japon|rus|alman|ingiliz|meksika)$/u;
const cultures = /^(yemek|mutfak|müzik|kahve|edebiyat|kültür|bayrak)(l[ae]r)?$/u;

/** Türk yemekler: a compound ends in -ı. */
export const nationalCompound = perWord((cursor) => {
  const [, noun, plural] = cultures.exec(cursor.text(1)) ?? [];
  if (noun === undefined || !nations.test(cursor.text(0))) return undefined;
  // Türk müzik grubu: the next noun ends the compound.
  // İngiliz edebiyat öğretmeni; Bir Türk yemek yapıyor: a person does it.
  const isNoun =
    isOnly(cursor.token(2), ({ pos }) => pos === 'noun') ||
    nounsAt(cursor, 2).some((one) => one.owner === 'third');
  if (plural === undefined && /^(?:bir|iki|üç|her|bu|o|şu)$/u.test(cursor.text(-1)))
    return undefined;
  if (isNoun || (plural === undefined && noun === 'kahve')) return undefined;
  const soft = noun.replace(/k$/u, 'ğ');
  const right =
    plural === undefined ? attach(soft, '(s)I', lastVowel(noun)) : attach(cursor.text(1), 'I');
  return cursor.replace([1, 2], right, {
    kind: 'case',
    reason: { note: 'noun-compound-one-ending' },
  });
});
