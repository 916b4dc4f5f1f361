import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { nounsOf, nounWith, type Owner } from './turkish-nouns.ts';
import { onlyNouns, star } from './turkish-words.ts';
import { predicative } from './predicative.ts';

const numbers = wordSet(
  'iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli yüz bin birkaç kaç her birçok çok hiçbir',
);
const unitedPlurals = wordSet('silahşörler cüceler haramiler kardeşler türkler');

/** üç çocuklar, çok ağaçlar, kaç kitaplar. */
export const singularAfterNumber = perWord((cursor) => {
  const word = cursor.text(0);
  if (!numbers.has(word) && !/^(?:[2-9]|[1-9]\d+)$/u.test(word)) return undefined;
  if (/['’.]/u.test(cursor.token(0)?.written ?? '')) return undefined;
  const isAdjective = isOnly(cursor.token(1), ({ pos }) => pos === 'adjective') && word !== 'çok';
  const at = isAdjective || cursor.text(1) === 'tane' ? 2 : 1;
  const nouns = onlyNouns(cursor, at)?.filter(({ owner }) => owner === null);
  const all = onlyNouns(cursor, at);
  const isOwned = /^(?:var|yok)$/u.test(cursor.text(at + 1));
  const owned = all?.filter(({ owner }) => owner === 'first' || owner === 'second');
  const noun = [...(nouns ?? []), ...(isOwned ? (owned ?? []) : [])].find(
    ({ number }) => number === 'plural',
  );
  if (
    !noun ||
    all?.some(({ number, owner }) => number === 'singular' || owner === 'third') ||
    unitedPlurals.has(cursor.text(at))
  )
    return undefined;
  // "her" and "çok" may speak of what comes later: çok çocuklar gibi.
  if (
    word === 'çok' &&
    (cursor.text(-1) === 'en' ||
      cursor.text(-1) === 'daha' ||
      (mayBe(cursor.token(-1), ({ pos }) => pos === 'noun') && cursor.text(-1).endsWith('ı')))
  )
    return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { number: 'singular' });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'number',
      reason: { note: 'singular-after-numbers' },
    })
  );
});

const adjectives = mapOf({
  güzeller: 'güzel',
  yeniler: 'yeni',
  eskiler: 'eski',
  kırmızılar: 'kırmızı',
  maviler: 'mavi',
  pahalılar: 'pahalı',
  ucuzlar: 'ucuz',
  uzunlar: 'uzun',
  kısalar: 'kısa',
  iyiler: 'iyi',
  kötüler: 'kötü',
  küçükler: 'küçük',
});

/** güzeller evler. */
export const singularAdjective = perWord((cursor) => {
  const right = adjectives.get(cursor.text(0));
  const nouns = onlyNouns(cursor, 1);
  if (right === undefined || !nouns?.some((one) => one.number === 'plural')) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: { note: 'adjectives-do-not-change' },
  });
});

const owners = mapOf<Owner>({
  benim: 'first',
  senin: 'second',
  onun: 'third',
  bizim: 'first-plural',
  sizin: 'second-plural',
});

/** Benim araba var; Onun bir kedi yok. */
export const possessionWithVar = perWord((cursor) => {
  const owner = owners.get(cursor.text(0));
  if (!owner) return undefined;
  let at = 1;
  while (
    at < 4 &&
    /^(?:bir|iki|üç|dört|çok|hiç|birkaç|yeni|güzel|büyük|küçük|de|da)$/u.test(cursor.text(at))
  )
    at += 1;
  const nouns = onlyNouns(cursor, at);
  const isVar = /^(?:var|yok|vardı|yoktu)$/u.test(cursor.text(at + 1));
  const noun = nouns?.find((one) => one.owner === null && one.case === 'nominative');
  if (!isVar || !noun || nouns?.some((one) => one.owner !== null)) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { owner });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'case',
      reason: { note: 'having-with-var' },
    })
  );
});

const genitives = mapOf({ ben: 'benim', sen: 'senin', biz: 'bizim', siz: 'sizin' });

/** Ben bir araba var. */
export const ownerWithVar = perWord((cursor) => {
  const genitive = genitives.get(cursor.text(0));
  if (genitive === undefined || !cursor.isStart(0)) return undefined;
  const owner = owners.get(genitive);
  let at = 1;
  while (
    at < 4 &&
    /^(?:bir|iki|üç|dört|çok|hiç|yeni|güzel|büyük|küçük|de|da)$/u.test(cursor.text(at))
  )
    at += 1;
  const nouns = onlyNouns(cursor, at);
  const noun = nouns?.find((one) => one.case === 'nominative');
  if (!noun || !/^(?:var|yok)$/u.test(cursor.text(at + 1)) || !owner) return undefined;
  if (nouns?.some((one) => one.owner !== null && one.owner !== owner)) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { owner, number: noun.number });
  return (
    right !== undefined &&
    cursor.replace(
      [0, at + 1],
      [genitive, cursor.words(1, at), right].filter((one) => one !== '').join(' '),
      {
        kind: 'case',
        reason: { note: 'having-with-var' },
      },
    )
  );
});

/** Çantanın renk kırmızı. */
export const ownedNoun = perWord((cursor) => {
  const first = onlyNouns(cursor, 0);
  const isGenitive =
    first?.every(
      (one) => one.case === 'genitive' && (one.owner === null || one.owner === 'second'),
    ) === true;
  if (!isGenitive) return undefined;
  const nouns = onlyNouns(cursor, 1);
  const noun = nouns?.find(
    (one) => one.owner === null && one.case === 'nominative' && one.number === 'singular',
  );
  if (!noun || nouns?.some((one) => one.owner !== null)) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const rest = tokens.slice(cursor.at + 2);
  const isOwnedLater = rest.some(
    ({ text, readings }) =>
      readings.length === 0 || nounsOf(text, lexicon).some((one) => one.owner !== null),
  );
  const isPredicate = isOnly(cursor.token(2), ({ pos }) => pos === 'adjective' || pos === 'adverb');
  if (isOwnedLater || (!isPredicate && rest.length > 0)) return undefined;
  if (rest.length === 0) return undefined;
  const right = nounWith(noun, lexicon, { owner: 'third' });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'case',
      reason: { note: 'genitive-construction' },
    })
  );
});

const nationalities = wordSet('türk rus ispanyol ingiliz alman fransız italyan');
const copulas = ['(y)Im', 'sIn', '', '(y)Iz', 'sInIz'];
const pastEndings = ['m', 'n', '', 'k', 'nIz'];
const order = ['ben', 'sen', 'o', 'biz', 'siz'];

/** Ben yorgun; Sen öğretmen. */
export const personOfPredicate = perWord((cursor) => {
  const person = order.indexOf(cursor.text(0));
  if (person < 0 || person === 2 || !cursor.isStart(0)) return undefined;
  let at = 1;
  while (/^(?:çok|bugün|dün|biraz|hâlâ|de|da|bir|iyi)$/u.test(cursor.text(at)) && at < 4) at += 1;
  const { tokens, end } = cursor.sentence;
  const word = cursor.text(at);
  if (
    (!predicative.has(word) && !nationalities.has(word)) ||
    cursor.at + at !== tokens.length - 1 ||
    end.includes(',')
  )
    return undefined;
  const isPast = tokens.some(({ text }) => text === 'dün');
  // Nationalities are names: Türk'üm, but Amerikalıyım.
  const written = cursor.token(at)?.written ?? '';
  const isNationality = nationalities.has(word);
  if (isNationality && !isPast) {
    const ending = attach(word, copulas[person] ?? '').slice(word.length);
    return cursor.replace([at, at + 1], `${written}'${ending}`, {
      kind: 'agreement',
      reason: { note: 'no-verb-to-be-in-present' },
    });
  }
  const right = isPast
    ? attach(attach(word, '(y)DI'), pastEndings[person] ?? '')
    : attach(word, copulas[person] ?? '');
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: { note: 'no-verb-to-be-in-present' },
  });
});

/** Ben yirmi yaşında var → yaşındayım. */
export const ageWithVar = perWord((cursor) => {
  if (cursor.text(0) !== 'yaşında' || cursor.text(1) !== 'var' || !cursor.isEnd(1))
    return undefined;
  const person = order.indexOf(cursor.sentence.tokens[0]?.text ?? '');
  if (person < 0) return undefined;
  const right = attach('yaşında', copulas[person] ?? '');
  return cursor.replace([0, 2], right, {
    kind: 'expression',
    reason: (texts) => texts.said(star(right)),
  });
});

const kin = wordSet('anne baba kardeş abi abla dede teyze amca dayı hala eş ad isim');

/** Benim baba öğretmen; Senin ad ne? */
export const ownedKin = perWord((cursor) => {
  const owner = owners.get(cursor.text(0));
  if (!owner || !kin.has(cursor.text(1))) return undefined;
  // Onun anne tarafı: a compound that belongs to him.
  const isCompound = !isOnly(cursor.token(2), ({ pos }) =>
    /^(?:adverb|adjective|determiner)$/u.test(pos),
  );
  if (owner === 'third' && isCompound) return undefined;
  // Benim anne dediğim kadın.
  if (/^ded[iı]ğ/u.test(cursor.text(2))) return undefined;
  const noun = nounsOf(cursor.text(1), cursor.sentence.lexicon).find(
    (one) => one.owner === null && one.case === 'nominative',
  );
  const right = noun && nounWith(noun, cursor.sentence.lexicon, { owner });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'case',
      reason: { note: 'possessive-endings' },
    })
  );
});

/** Ben öğrenci değil. */
export const personOfDegil = perWord((cursor) => {
  const person = order.indexOf(cursor.text(0));
  const { tokens, end } = cursor.sentence;
  const last = tokens.at(-1);
  if (person < 0 || person === 2 || cursor.at !== 0 || last?.text !== 'değil') return undefined;
  if (tokens.length > 5 || end.includes(',')) return undefined;
  if (/m[ae]k$/u.test(tokens.at(-2)?.text ?? '')) return undefined;
  if (tokens.slice(1).some(({ gap }) => !/^\s+$/u.test(gap))) return undefined;
  const right = attach('değil', copulas[person] ?? '');
  const at = tokens.length - 1;
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: { note: 'degil-with-endings' },
  });
});
