import { perWord, type Cursor } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  bareNoun,
  calledUpon,
  caseReason,
  isBareName,
  isSpeakerOrListener,
  predicateAt,
  timeNouns,
} from './turkish-clause.ts';
import { transitive } from './transitive.ts';
import { isName, nameWith } from './turkish-names.ts';
import { nounWith } from './turkish-nouns.ts';
import { onlyNouns, pronounOf, subjects } from './turkish-words.ts';

const definite = { kind: 'case' as const, reason: { note: 'accusative-definite-object' } };

const loving = wordSet('sevmek özlemek tanımak görmek beklemek aramak unutmak beğenmek hatırlamak');
const adverb =
  /^(?:çok|hiç|dün|bugün|daha|zaten|artık|hâlâ|hemen|yeni|henüz|şimdi|yarın|her|gün)$/u;

/** Where the verb is, after adverbs. */
function verbPlace(cursor: Cursor, from: number): number {
  let at = from;
  while (at < from + 3 && adverb.test(cursor.text(at))) at += 1;
  return at;
}

/** Bu film gördün mü?; Şu kitap okudum. */
export const pointedAtInQuestion = perWord((cursor) => {
  if (!/^(?:bu|şu)$/u.test(cursor.text(0))) return undefined;
  const noun = bareNoun(cursor, 1);
  if (!noun || timeNouns.has(noun.lexeme.text)) return undefined;
  const predicate = predicateAt(cursor, verbPlace(cursor, 2));
  const isActing = predicate && transitive.has(predicate.lexeme) && isSpeakerOrListener(predicate);
  if (!isActing) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: 'accusative' });
  return right !== undefined && cursor.replace([1, 2], right, definite);
});

/** Telefon numaran bilmiyorum; Annem özledim: with an owner, it is a known thing. */
export const ownedObject = perWord((cursor) => {
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isOwned = nouns?.every(
    (one) => one.owner !== null && one.owner !== 'third' && one.case === 'nominative',
  );
  const isCalled =
    calledUpon.has(noun?.lexeme.text ?? '') && !/^(?:anne|baba)$/u.test(noun?.lexeme.text ?? '');
  if (!noun || !isOwned || isCalled || timeNouns.has(noun.lexeme.text)) return undefined;
  if (/^(?:ve|veya|ile|ya|da|de|hem)$/u.test(cursor.text(-1))) return undefined;
  const at = /^(?:çok|hiç)$/u.test(cursor.text(1)) ? 2 : 1;
  const predicate = predicateAt(cursor, at);
  if (!predicate || !transitive.has(predicate.lexeme) || !isSpeakerOrListener(predicate))
    return undefined;
  if (hasObject(cursor)) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: 'accusative' });
  return right !== undefined && cursor.replace([0, 1], right, definite);
});

/** Whether another word before this one may be the object. */
function hasObject({ sentence, at }: Cursor): boolean {
  return sentence.tokens
    .slice(0, at)
    .some(
      ({ text }) =>
        /^(?:ne|neyi|kimi|hangi|onu|beni|seni|bizi|sizi|onları|bunu|şunu|kendimi|kendini)$/u.test(
          text,
        ) || pronounOf(text)?.case === 'accusative',
    );
}

const openable = wordSet('kapı pencere');
const closable = wordSet('kapı pencere ışık televizyon bilgisayar dolap perde radyo klima musluk');

/** Lütfen kapı kapat: things in the room are known things. */
export const thingToClose = perWord((cursor) => {
  const noun = bareNoun(cursor, 0);
  if (!noun || !closable.has(noun.lexeme.text)) return undefined;
  const before = cursor.text(-1);
  const isAlone =
    cursor.isStart(0) ||
    /^(?:lütfen|hemen|şimdi|haydi|hadi)$/u.test(before) ||
    (subjects.has(before) && before !== 'o' && before !== 'onlar');
  const isOpening =
    openable.has(noun.lexeme.text) && /^aç(?:ın|ınız|ar|abilir|tım|tın)?$/u.test(cursor.text(1));
  const isClosing =
    /^(?:kapat|kapatın|kapatınız|kapatır|kapatabilir|kapattım|kapattın|kapatıyorum|kilitle|kilitledim|söndür)$/u.test(
      cursor.text(1),
    );
  const isEnd = cursor.isEnd(1) || (/^m[ıiuü]/u.test(cursor.text(2)) && cursor.isEnd(2));
  const isThird =
    cursor.text(1).endsWith('r') && cursor.text(1) !== 'söndür' && !/^m.s.n/u.test(cursor.text(2));
  if (!isAlone || isThird || !isEnd || (!isOpening && !isClosing)) return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: 'accusative' });
  return right !== undefined && cursor.replace([0, 1], right, definite);
});

/** Ben Ayşe çok seviyorum. */
export const nameAsObject = perWord((cursor) => {
  if (cursor.isStart(0) || !isBareName(cursor, 0)) return undefined;
  const before = cursor.text(-1);
  const isAfterSubject =
    /^(?:ben|sen|biz|siz|dün|bugün|çok|hep|hiç|en)$/u.test(before) ||
    /^(?:akşam|sabah|gece)$/u.test(before);
  if (!isAfterSubject) return undefined;
  const predicate = predicateAt(cursor, verbPlace(cursor, 1));
  if (!predicate || !loving.has(predicate.lexeme) || !isSpeakerOrListener(predicate))
    return undefined;
  const written = cursor.token(0)?.written ?? '';
  return cursor.replace([0, 1], nameWith(written, '(y)I'), definite);
});

const notWithDative = wordSet('sevmek özlemek tanımak görmek anlamak beğenmek');

/** Sen bana seviyorsun; Kahveye seviyorum. */
export const dativeForAccusative = perWord((cursor) => {
  const at = /^(?:çok|hiç)$/u.test(cursor.text(1)) ? 2 : 1;
  const predicate = predicateAt(cursor, at);
  const isMissing =
    predicate?.lexeme === 'kaçırmak' &&
    /^(?:tren|otobüs|uça[kğ]|vapur|ders)[ei]?/u.test(cursor.text(0));
  if (!predicate || (!isMissing && !notWithDative.has(predicate.lexeme))) return undefined;
  const pronoun = pronounOf(cursor.text(0));
  if (pronoun?.case === 'dative') {
    const { accusative } = pronoun.forms;
    return cursor.replace(
      [0, 1],
      accusative,
      caseReason(predicate.lexeme, 'accusative', accusative),
    );
  }
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [name = '', ending = ''] = written.split("'");
  if (isName(name.toLocaleLowerCase('tr')) && /^y?[ae]$/u.test(ending)) {
    const right = nameWith(name, '(y)I');
    return /^(?:sevmek|özlemek)$/u.test(predicate.lexeme)
      ? cursor.replace([0, 1], right, caseReason(predicate.lexeme, 'accusative', right))
      : undefined;
  }
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isDative = nouns?.every((one) => one.case === 'dative' && !timeNouns.has(one.lexeme.text));
  if (!noun || !isDative || (!isMissing && !/^(?:sevmek|özlemek)$/u.test(predicate.lexeme)))
    return undefined;
  const right = nounWith(noun, cursor.sentence.lexicon, { case: 'accusative' });
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, caseReason(predicate.lexeme, 'accusative', right))
  );
});

function asking(right: string) {
  return caseReason('soru sormak', 'dative', right);
}

/** Ali'yi bir soru sordum: the one who is asked. */
export const askedPerson = perWord((cursor) => {
  const at = /^(?:bir|çok|iki|üç|hep|zor|bu)$/u.test(cursor.text(1)) ? 2 : 1;
  if (cursor.text(at) !== 'soru' || !/^sor(?:d|uy|ac|ar|m)/u.test(cursor.text(at + 1)))
    return undefined;
  const pronoun = pronounOf(cursor.text(0));
  if (pronoun?.case === 'accusative')
    return cursor.replace([0, 1], pronoun.forms.dative, asking(pronoun.forms.dative));
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [name = '', ending = ''] = written.split("'");
  if (isName(name.toLocaleLowerCase('tr')) && /^y?[ıiuü]$/u.test(ending)) {
    const right = nameWith(name, '(y)A');
    return cursor.replace([0, 1], right, asking(right));
  }
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isAsked = nouns?.every((one) => one.case === 'accusative' && one.owner !== 'third');
  const right = noun && isAsked && nounWith(noun, cursor.sentence.lexicon, { case: 'dative' });
  return right ? cursor.replace([0, 1], right, asking(right)) : undefined;
});
