import { perWord } from '../../correction/cursor.ts';
import { isOnly } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach } from '../grammar/sounds.ts';
import { calledUpon, isPlainSentence, nounsAt } from './turkish-clause.ts';
import { subjects } from './turkish-words.ts';

const goods = wordSet(
  'ekmek süt su çay kahve şeker tuz yumurta peynir meyve para zaman sandalye elma et pirinç yağ tereyağı bal çorba yemek internet',
);
const containers = wordSet(
  'ev masa dolap buzdolabı mutfak oda çanta market sınıf dükkân mağaza okul köy otel sokak burası bura şişe bardak kutu',
);

/** Evde ekmek değil: there is none. */
export const notThere = perWord((cursor) => {
  if (cursor.text(1) !== 'değil' || !cursor.isEnd(1) || !isPlainSentence(cursor.sentence))
    return undefined;
  const isQuestion = cursor.sentence.end.includes('?');
  const at = /^(?:hiç|çok|artık)$/u.test(cursor.text(-1)) ? -2 : -1;
  const isPlace =
    cursor.text(at) === 'burada' ||
    nounsAt(cursor, at).some((one) => one.case === 'locative' && containers.has(one.lexeme.text));
  if (isQuestion || !isPlace || !cursor.isStart(at) || !goods.has(cursor.text(0))) return undefined;
  return cursor.replace([1, 2], 'yok', { kind: 'negation', reason: { note: 'var-yok-existence' } });
});

const qualities = wordSet(
  `güzel iyi kötü pahalı ucuz zor kolay büyük uzun kısa yorgun mutlu hazır aç tok evli hasta zengin fakir ilginç
  lezzetli temiz kirli soğuk sıcak yeni eski genç yaşlı doğru uzak yakın rahat önemli sıkıcı akıllı mümkün`,
);
const copulas = ['im', 'sin', '', 'iz', 'siniz'];

/** Hava güzel yok; Ben yorgun yok. */
export const notSo = perWord((cursor) => {
  if (cursor.text(1) !== 'yok' || !cursor.isEnd(1) || !isPlainSentence(cursor.sentence))
    return undefined;
  if (!qualities.has(cursor.text(0)) || cursor.isStart(0)) return undefined;
  const at = cursor.text(-1) === 'çok' ? -2 : -1;
  const person = subjects.get(cursor.text(at));
  const isPronoun = person !== undefined && cursor.isStart(at) && person !== 2;
  const nouns = nounsAt(cursor, at);
  const isSubject =
    isOnly(cursor.token(at), ({ pos }) => pos === 'noun') &&
    nouns.some((one) => one.case === 'nominative') &&
    nouns.every((one) => one.case === 'nominative' || one.owner !== null);
  // Elma yeni yok: of a thing there may be no new one; of the weather or one's mother there is not.
  const isOwned = nouns.some((one) => one.owner !== null && one.case === 'nominative');
  const isOne = isOwned || cursor.text(at) === 'hava' || /^(?:bu|şu|o)$/u.test(cursor.text(at - 1));
  if (!isPronoun && !(isSubject && isOne)) return undefined;
  const right = `değil${copulas[person ?? 2] ?? ''}`;
  return cursor.replace([1, 2], right, {
    kind: 'negation',
    reason: { note: 'degil-with-endings' },
  });
});

/** Ayakkabılar çok pahalılar değil. */
export const pluralBeforeDegil = perWord((cursor) => {
  const [, base = ''] = /^(.+)l[ae]r$/u.exec(cursor.text(0)) ?? [];
  const isLast = cursor.text(1) === 'değil' && cursor.isEnd(1);
  const isQuality = cursor.sentence.lexicon
    .lexemesOf(base)
    .some(({ pos }) => pos[0] === 'adjective');
  if (!isLast || !isQuality || !/^(?:çok|hiç|o kadar|pek)$/u.test(cursor.text(-1)))
    return undefined;
  return cursor.replace([0, 1], base, {
    kind: 'agreement',
    reason: { note: 'plural-subject-singular-verb' },
  });
});

const people = wordSet('öğrenci çocuk öğretmen arkadaş kadın adam kız misafir komşu işçi doktor');

/** Bütün öğrenci sınavı geçti: all of them. */
export const pluralAfterAll = perWord((cursor) => {
  const word = cursor.text(0);
  const noun = cursor.text(1);
  const isAll = word === 'bütün' || word === 'tüm' || word === 'bazı';
  if (!isAll || !people.has(noun) || cursor.text(-1) === 'bir') return undefined;
  const next = cursor.token(2);
  // Bütün kız öğrenciler, bütün öğrenci yurdu: the next noun is what is spoken of.
  const isBefore = nounsAt(cursor, 2).some(
    (one) =>
      one.number === 'plural' ||
      one.owner === 'third' ||
      (one.owner === null && one.case === 'nominative'),
  );
  if (!next || isBefore) return undefined;
  const right = attach(noun, 'lAr');
  return cursor.replace([1, 2], right, {
    kind: 'number',
    reason: (texts) => texts.pluralAfter(`*${word}*`, `*${right}*`),
  });
});

/** Param yokum; Vaktim varım: var and yok say it of the thing that is owned. */
export const personOnVar = perWord((cursor) => {
  const [, word] = /^(var|yok)(?:[ıu]m|s[ıu]n|[ıu]z|s[ıu]n[ıu]z)$/u.exec(cursor.text(1)) ?? [];
  if (word === undefined || !cursor.isEnd(1)) return undefined;
  const ending = cursor.text(1).slice(3);
  const person = ending.endsWith('m') ? 'first' : ending.endsWith('n') ? 'second' : 'first-plural';
  // Canım, varım; Sevgilim yoksun: one speaks to somebody.
  const isOwned = nounsAt(cursor, 0).some(
    (one) =>
      one.owner === person &&
      one.case === 'nominative' &&
      one.lexeme.text !== 'sevgili' &&
      !calledUpon.has(one.lexeme.text),
  );
  return (
    isOwned &&
    cursor.replace([1, 2], word, { kind: 'agreement', reason: { note: 'having-with-var' } })
  );
});
