import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { bareNoun, isPlainSentence } from './turkish-clause.ts';
import { isName, nameWith } from './turkish-names.ts';
import { nounWith, type Owner, type TurkishNoun } from './turkish-nouns.ts';
import { hasOtherVerb, onlyNouns } from './turkish-words.ts';

const predicateWords = /^(?:çok|daha|biraz|hep|bugün|şimdi|artık|gerçekten)$/u;
const roles = wordSet(
  'doktor öğretmen öğrenci mühendis avukat hemşire polis asker müdür şoför aşçı işçi gazeteci yazar pilot emekli',
);

/** Whether what follows is a predicate without a verb, up to the end: çok büyük; doktor; nerede. */
function isNominalEnd(cursor: Cursor, from: number): boolean {
  let at = from;
  while (predicateWords.test(cursor.text(at))) at += 1;
  // Denize yakın, okuldan uzak.
  const isNear = /^(?:yakın|uzak)$/u.test(cursor.text(at + 1)) && cursor.isEnd(at + 1);
  if (isNear && /(?:[ae]|[dt][ae]n)$/u.test(cursor.text(at))) return true;
  const token = cursor.token(at);
  if (token?.text === 'ne' && cursor.text(at + 1) === 'zaman') return cursor.isEnd(at + 1);
  const next = /^(?:m[ıiuü]|değil)$/u.test(cursor.text(at + 1)) ? at + 1 : at;
  const isPredicate =
    isOnly(token, ({ pos }) => pos === 'adjective' || pos === 'adverb' || pos === 'noun') &&
    (isOnly(token, ({ pos }) => pos !== 'noun') || roles.has(token?.text ?? ''));
  const isOther = /^(?:ne|nerede|nasıl|kim|kaç|var|yok|hasta|açık|kapalı|yarın|bugün)$/u.test(
    cursor.text(at),
  );
  return (isPredicate || isOther) && cursor.isEnd(next);
}

const parts = wordSet(
  `kapı pencere renk fiyat isim ad numara adres sahip bahçe mutfak balkon çatı duvar anahtar kapak tekerlek banyo
  salon kat başkent tat koku son baş saç göz el ayak burun diş kol bacak`,
);
const things = wordSet(
  'kardeş abla abi anne baba eş oğul kız çocuk arkadaş araba ev telefon oda köpek kedi iş isim ad dede amca teyze hala dayı komşu',
);

const people = wordSet(
  'arkadaş kardeş anne baba abla abi öğretmen komşu teyze amca dayı hala dede eş kuzen',
);

function isNameWithGenitive(cursor: Cursor): boolean {
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  return /^\p{Lu}\p{L}+'n?[ıiuü]n$/u.test(written);
}

/** Evin kapı açık; Ali'nin kardeş doktor. */
export const ownedByNoun = perWord((cursor) => {
  const nouns = onlyNouns(cursor, 1);
  const [noun] = nouns ?? [];
  const isBare = nouns?.every((one) => one.owner === null && one.case === 'nominative');
  if (!noun || !isBare || !cursor.isStart(0) || !isNominalEnd(cursor, 2)) return undefined;
  const owners = onlyNouns(cursor, 0);
  const isOwner = owners?.every(
    (one) =>
      (one.case === 'genitive' && one.owner !== 'third') ||
      (one.case === 'nominative' && one.owner === 'second'),
  );
  const isOwnedByPerson =
    things.has(noun.lexeme.text) &&
    owners?.every((one) => people.has(one.lexeme.text) && one.case === 'genitive') === true;
  const isSure = isNameWithGenitive(cursor)
    ? things.has(noun.lexeme.text) || parts.has(noun.lexeme.text)
    : isOwner === true && (parts.has(noun.lexeme.text) || isOwnedByPerson);
  if (!isSure) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { owner: 'third' });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, { kind: 'case', reason: { note: 'genitive-construction' } })
  );
});

/** Ali kız kardeşi çok akıllı. */
export const owningName = perWord((cursor) => {
  const written = cursor.token(0)?.written ?? '';
  if (!cursor.isStart(0) || !/^\p{Lu}\p{Ll}+$/u.test(written) || !isName(cursor.text(0)))
    return undefined;
  const at = /^(?:kız|erkek)$/u.test(cursor.text(1)) ? 2 : 1;
  const nouns = onlyNouns(cursor, at);
  const isOwned =
    nouns?.some((one) => one.owner === 'third' && one.case === 'nominative') &&
    nouns.every((one) => things.has(one.lexeme.text) && one.number === 'singular');
  if (!isOwned || !isNominalEnd(cursor, at + 1)) return undefined;
  return cursor.replace([0, 1], nameWith(written, '(n)In'), {
    kind: 'case',
    reason: { note: 'genitive-construction' },
  });
});

/** Köpeğim adı Karabaş: the owner is in the genitive. */
export const owningNoun = perWord((cursor) => {
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isOwner = nouns?.every(
    (one) => one.case === 'nominative' && (one.owner === 'first' || one.owner === 'first-plural'),
  );
  if (!noun || !isOwner || !cursor.isStart(0)) return undefined;
  const owned = onlyNouns(cursor, 1);
  const isOwned = owned?.some(
    (one) => one.owner === 'third' && one.case === 'nominative' && possessed.has(one.lexeme.text),
  );
  const isNamed = /^\p{Lu}\p{Ll}+$/u.test(cursor.token(2)?.written ?? '') && cursor.isEnd(2);
  if (!isOwned || (!isNamed && !isNominalEnd(cursor, 2))) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: 'genitive' });
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'case', reason: { note: 'genitive-construction' } })
  );
});
const possessed = wordSet('ad isim renk ev araba adres numara iş saç göz oda');

const owners = mapOf<Owner>({
  benim: 'first',
  senin: 'second',
  onun: 'third',
  bizim: 'first-plural',
  sizin: 'second-plural',
});

/** Bizim okulu çok büyük; Benim adı Anna; Onun iki oğlum var. */
export const ownerAndEnding = perWord((cursor) => {
  const owner = owners.get(cursor.text(0));
  const isPointed = cursor.at === 1 && /^(?:bu|şu|o)$/u.test(cursor.text(-1));
  if (!owner || (!isPointed && !cursor.isStart(0)) || !isPlainSentence(cursor.sentence))
    return undefined;
  let at = 1;
  while (
    at < 4 &&
    /^(?:bir|iki|üç|dört|beş|çok|hiç|küçük|büyük|en|kız|erkek|iyi|doğum|cep|kaç|yeni)$/u.test(
      cursor.text(at),
    )
  )
    at += 1;
  const nouns = onlyNouns(cursor, at);
  if (!nouns || nouns.some((one) => one.owner === owner) || hasOtherVerb(cursor.sentence))
    return undefined;
  const isSecondAlone = nouns.some((one) => one.case === 'genitive');
  const noun = nouns.find((one) => one.owner !== null && one.case === 'nominative');
  if (
    !noun ||
    isSecondAlone ||
    nouns.some((one) => one.owner === null && one.case === 'nominative')
  )
    return undefined;
  const next = cursor.token(at + 1);
  const isNamed =
    cursor.isEnd(at + 1) &&
    /^\p{Lu}\p{Ll}+$/u.test(next?.written ?? '') &&
    /^(?:ad|isim)$/u.test(noun.lexeme.text);
  const isLast = cursor.isEnd(/^m[ıiuü]$/u.test(cursor.text(at + 1)) ? at + 1 : at);
  if (isPointed ? !isLast : !isNamed && !isNominalEnd(cursor, at + 1)) return undefined;
  // Benim oğulları var: the plural may be "their".
  if (isPlural(noun)) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { owner });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, { kind: 'case', reason: { note: 'possessive-endings' } })
  );
});

/** Amcamın yeni bir motosiklet var. */
export const nounOwningWithVar = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const owners = onlyNouns(cursor, 0);
  const isOwner =
    isNameWithGenitive(cursor) ||
    (owners?.some((one) => one.case === 'genitive') &&
      owners.every(
        (one) => one.case === 'genitive' || (one.case === 'nominative' && one.owner === 'second'),
      ));
  if (!isOwner) return undefined;
  let at = 1;
  while (at < 5 && isDescribing(cursor, at)) at += 1;
  const noun = bareNoun(cursor, at);
  if (!noun || at === 1 || !/^(?:var|yok|vardı|yoktu)$/u.test(cursor.text(at + 1)))
    return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { owner: 'third' });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, { kind: 'case', reason: { note: 'having-with-var' } })
  );
});

function isDescribing(cursor: Cursor, offset: number): boolean {
  const word = cursor.text(offset);
  return (
    /^(?:bir|çok|hiç|iki|üç|dört|beş|birkaç)$/u.test(word) ||
    isOnly(cursor.token(offset), ({ pos, lexeme }) => pos === 'adjective' && lexeme.text === word)
  );
}

function isPlural({ number }: TurkishNoun): boolean {
  return number === 'plural';
}
