import { perWord, type Cursor } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { caseReason, isSpeakerOrListener, predicateAt } from './turkish-clause.ts';
import { isName, nameWith } from './turkish-names.ts';
import { nounWith } from './turkish-nouns.ts';
import { onlyNouns, pronounOf } from './turkish-words.ts';

const giving = wordSet(
  'vermek almak göndermek getirmek yazmak anlatmak söylemek göstermek okumak yollamak hediye satmak',
);
const things = wordSet(
  `mektup mesaj hediye kitap şey para çiçek kart kahve çay su elma oyuncak telefon haber hikâye soru cevap e-posta
  fotoğraf resim adres numara bilet anahtar`,
);
const people = wordSet(
  'anne baba kardeş abla abi arkadaş öğretmen eş teyze amca dayı hala komşu dede nine çocuk oğul kız patron müdür',
);
const pronouns = wordSet('beni seni bizi sizi onu');

/** The word at the cursor in the dative, if it names a person in the accusative. */
function toPerson(cursor: Cursor): string | undefined {
  const text = cursor.text(0);
  if (pronouns.has(text)) return pronounOf(text)?.forms.dative;
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [base = '', ending = ''] = written.split("'");
  if (/^y?[ıiuü]$/u.test(ending) && isName(base.toLocaleLowerCase('tr')))
    return nameWith(base, '(y)A');
  const nouns = onlyNouns(cursor, 0);
  const [noun] = nouns ?? [];
  const isPerson =
    nouns?.every(
      (one) =>
        one.case === 'accusative' &&
        (one.owner === null || one.owner === 'first' || one.owner === 'first-plural') &&
        people.has(one.lexeme.text),
    ) === true;
  return noun && isPerson ? nounWith(noun, cursor.sentence.lexicon, { case: 'dative' }) : undefined;
}

/** Babamı bir hediye aldım; Seni bir şey söyleyeceğim: the thing is the object, the person gets it. */
export const receiver = perWord((cursor) => {
  const right = toPerson(cursor);
  if (right === undefined) return undefined;
  let at = 1;
  while (
    /^(?:bir|çok|güzel|yeni|uzun|iki|üç|küçük|her|hiçbir|bu|dün)$/u.test(cursor.text(at)) &&
    at < 4
  )
    at += 1;
  const nouns = onlyNouns(cursor, at);
  const isThing =
    cursor.text(at) === 'şey' ||
    nouns?.every((one) => one.case === 'nominative' && things.has(one.lexeme.text)) === true;
  // Onu hediye aldım: as a present.
  if (cursor.text(0) === 'onu' && /^(?:hediye|cevap)$/u.test(cursor.text(at))) return undefined;
  const predicate = predicateAt(cursor, at + 1);
  if (!isThing || !predicate || !giving.has(predicate.lexeme)) return undefined;
  // Beni bir haber getirdi: the news itself may do it.
  if (!isSpeakerOrListener(predicate) && cursor.isStart(0)) return undefined;
  return cursor.replace([0, 1], right, caseReason(predicate.lexeme, 'dative', right));
});

const helping = wordSet('telefon yardım teşekkür');

/** Ayşe'yi telefon ettim. */
export const nameBeforeCompound = perWord((cursor) => {
  const written = cursor.token(0)?.written.replace('’', "'") ?? '';
  const [base = '', ending = ''] = written.split("'");
  const isObject = /^y?[ıiuü]$/u.test(ending) && isName(base.toLocaleLowerCase('tr'));
  if (!isObject || !helping.has(cursor.text(1)) || !/^e[td]/u.test(cursor.text(2)))
    return undefined;
  const right = nameWith(base, '(y)A');
  return cursor.replace([0, 1], right, caseReason(`${cursor.text(1)} etmek`, 'dative', right));
});
