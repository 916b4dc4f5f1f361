import { perWord, type Cursor } from '../../correction/cursor.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { Lexeme } from '../../pack/lexicon.ts';
import { isSpeakerOrListener, predicateAt, saidReason, verbsAt } from './turkish-clause.ts';
import { formsOfVerb, verbWith } from './turkish-verbs.ts';
import { onlyNouns, pronounOf } from './turkish-words.ts';

interface Pair {
  nouns: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  right: string;
}

/** Nouns right before a verb, the verbs of other languages, and the one that is said. */
const pairs: readonly Pair[] = `
  fotoğraf | almak yapmak | çekmek
  gitar piyano keman flüt davul saz bağlama | oynamak | çalmak
  futbol basketbol voleybol tenis satranç | çalmak | oynamak
  spor | oynamak | yapmak
  karar | yapmak | vermek
  rüya | almak yapmak izlemek | görmek
  yürüyüş alışveriş | almak | yapmak
  arkadaş | yapmak | edinmek
  kahvaltı | yemek | yapmak
  telefon | yapmak | etmek
  randevu | yapmak | almak
  yalan | konuşmak yapmak | söylemek
  şarkı | konuşmak | söylemek
  çay su kahve süt sigara ilaç ayran şarap bira | yemek | içmek
  ekmek peynir elma pilav makarna | içmek | yemek
  gözlük saat küpe kolye yüzük kravat | giymek | takmak
  ayakkabı pantolon gömlek elbise ceket çorap | takmak | giymek
`
  .trim()
  .split('\n')
  .map((line) => {
    const [nouns = '', wrong = '', right = ''] = line.split('|').map((part) => part.trim());
    return { nouns: wordSet(nouns), wrong: wordSet(wrong), right };
  });

/** A form of another verb: almak istiyorum is çekmek istiyorum. */
function sameForm(cursor: Cursor, wrong: ReadonlySet<string>, right: string): string | undefined {
  const { lexicon } = cursor.sentence;
  const text = cursor.text(1);
  if (wrong.has(text)) return right;
  const lexeme = lexicon.lexemesOf(right).find(({ pos }) => pos.includes('verb'));
  const verb = verbsAt(cursor, 1).find((one) => wrong.has(one.lexeme.text));
  if (!lexeme || !verb) return undefined;
  return verbWith({ ...verb, lexeme }, lexicon, {});
}

const outdoors = wordSet('parkta tatilde denizde sahilde plajda bahçede düğünde gezide');
const cameras = wordSet('telefonumla telefonla kamerayla kameramla');

/** Photos are also bought and brought: only where and with what one takes them is sure. */
function isTaken({ sentence, at }: Cursor): boolean {
  const before = sentence.tokens.slice(0, at);
  const isOther = before.some(({ text }) => /^(?:vesikalık|için)$|[dt][ae]n$/u.test(text));
  return !isOther && before.some(({ text }) => outdoors.has(text) || cameras.has(text));
}

/** Whether a noun and a verb mean something else: bir arkadaş yaptı, telefon yapıyor. */
function isOtherwise(cursor: Cursor): boolean {
  const noun = cursor.text(0);
  const verbs = verbsAt(cursor, 1);
  const isOwn = verbs.every(isSpeakerOrListener);
  if (noun === 'fotoğraf') return cursor.text(1).startsWith('al') && !isTaken(cursor);
  // Rüya is also a name.
  if (noun === 'rüya') return /^\p{Lu}/u.test(cursor.token(0)?.written ?? '');
  if (noun === 'arkadaş') return !isOwn;
  if (noun === 'telefon') return !isOwn || !/[ae]$/u.test(cursor.text(-1));
  // Kahve yemek sonrası içilir: a meal.
  return cursor.text(1) === 'yemek' && !/^(?:ist|sev|lazım)/u.test(cursor.text(2));
}

/** Fotoğraf aldım; Gitar oynuyor; Karar yaptık; Gözlük giyiyorum. */
export const verbOfNoun = perWord((cursor) => {
  const noun = cursor.text(0);
  const pair = pairs.find(
    ({ nouns, wrong }) =>
      nouns.has(noun) &&
      (wrong.has(cursor.text(1)) ||
        verbsAt(cursor, 1).some(({ lexeme }) => wrong.has(lexeme.text))),
  );
  if (!pair) return undefined;
  if (isOtherwise(cursor)) return undefined;
  const right = sameForm(cursor, pair.wrong, pair.right);
  return right !== undefined && cursor.replace([1, 2], right, saidReason(`${noun} ${right}`));
});

/** Akşam televizyon görüyorum: one watches it. */
export const watchedThing = perWord((cursor) => {
  const isShown = /^(?:televizyon|film|dizi|maç)$/u.test(cursor.text(0));
  // "I see a television" is right: only what one does at times is watching.
  const isAlone = /^(?:akşam|gün|sık|bazen|hep|akşamları)$/u.test(cursor.text(-1));
  const predicate = predicateAt(cursor, 1);
  const [verb] = predicate?.verbs ?? [];
  if (!isShown || !isAlone || !verb || predicate?.lexeme !== 'görmek') return undefined;
  if (!/^(?:present-continuous|aorist)$/u.test(verb.tense) || verb.can) return undefined;
  return replaceVerb(cursor, 1, 'izlemek');
});

/** The verb at this place as a form of another one. */
function replaceVerb(cursor: Cursor, at: number, other: string) {
  const { lexicon } = cursor.sentence;
  const lexeme: Lexeme | undefined = lexicon.lexemesOf(other)[0];
  const [verb] = verbsAt(cursor, at);
  if (!lexeme || !verb || formsOfVerb(lexeme, lexicon).length === 0) return undefined;
  const right = verbWith({ ...verb, lexeme }, lexicon, {});
  if (right === undefined) return undefined;
  return cursor.replace([at, at + 1], right, saidReason(`${cursor.words(at - 1, at)} ${right}`));
}

/** Derse geç oldum: people are late, hours become late. */
export const beingLate = perWord((cursor) => {
  const predicate = predicateAt(cursor, 1);
  if (cursor.text(0) !== 'geç' || predicate?.lexeme !== 'olmak') return undefined;
  return isSpeakerOrListener(predicate) ? replaceVerb(cursor, 1, 'kalmak') : undefined;
});

const lines = wordSet('otobüs metro tren tramvay vapur minibüs');
const aboard = { otobüs: 'otobüse', metro: 'metroya', tren: 'trene', tramvay: 'tramvaya' };

/** Her sabah otobüs alıyorum: one gets on it. */
export const takenVehicle = perWord((cursor) => {
  const noun = cursor.text(0);
  const predicate = predicateAt(cursor, 1);
  if (!lines.has(noun) || predicate?.lexeme !== 'almak' || !isSpeakerOrListener(predicate))
    return undefined;
  const isToy =
    pronounOf(cursor.text(-1)) !== undefined || /^(?:bir|yeni|oyuncak)$/u.test(cursor.text(-1));
  // Şirket için otobüs aldık: buses are bought, too.
  const isTravelled =
    /^(?:present-continuous|aorist)$/u.test(predicate.verbs[0]?.tense ?? '') &&
    cursor.sentence.tokens.some(({ text }) =>
      /^(?:her|hep|bazen|sabahları|akşamları|işe)$/u.test(text),
    ) &&
    !cursor.sentence.tokens.some(({ text }) => text === 'için');
  if (isToy || !isTravelled || !onlyNouns(cursor, 0)) return undefined;
  const right = Object.hasOwn(aboard, noun) ? aboard[noun as keyof typeof aboard] : undefined;
  const changed = replaceVerb(cursor, 1, 'binmek');
  if (right === undefined || !changed) return undefined;
  const text = `${right} ${changed.right}`;
  return cursor.replace([0, 2], text, saidReason(text));
});
