import { perWord, type Cursor } from '../../correction/cursor.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { agreeVerb, subjectOf } from './agree-verb.ts';
import { because } from './because.ts';
import { agrees, isPersonAt, isTime, nounPhraseAt } from './noun-phrase.ts';
import { isFinite, isVerb, pronounForms, star, verbOffset } from './russian-words.ts';

const early = wordSet('вчера сегодня там здесь тут раньше потом летом зимой утром вечером завтра');

/** Whether nothing but adverbs and places with their preposition is before the word. */
function isAfterPlace(cursor: Cursor): boolean {
  const before = cursor.sentence.tokens.slice(0, cursor.at);
  const isPlace = before.every(
    ({ text, readings, gap }, at) =>
      (at === 0 || !gap.includes(',')) &&
      (early.has(text) ||
        readings.some(({ pos }) => pos === 'preposition') ||
        readings.some(
          ({ place }) =>
            place?.row === 'prepositional' ||
            place?.row === 'instrumental' ||
            place?.row === 'genitive',
        )),
  );
  const isWithPreposition = before.some(({ readings }) =>
    readings.some(({ pos }) => pos === 'preposition'),
  );
  return (
    before.length > 0 &&
    isPlace &&
    (isWithPreposition || before.every(({ text }) => early.has(text)))
  );
}

/** На столе лежат книга; Вчера был холодная погода. */
export const verbBeforeSubject = perWord((cursor) => {
  if (
    !isVerb(cursor.token(0), wordSet('лежать стоять висеть быть находиться')) ||
    !isAfterPlace(cursor)
  )
    return undefined;
  const phrase = nounPhraseAt(cursor, 1);
  if (
    !phrase ||
    !cursor.isEnd(phrase.to - 1) ||
    cursor.sentence.tokens.length !== cursor.at + phrase.to
  )
    return undefined;
  const nouns = phrase.nouns.filter((one) => one.case === 'nominative');
  const [noun] = nouns;
  const isOther = phrase.nouns.some(
    ({ case: row }) => row !== 'nominative' && row !== 'accusative',
  );
  if (!noun || nouns.length !== 1 || isOther || isTime(phrase)) return undefined;
  if (!phrase.adjectives.every((one) => agrees(one, noun))) return undefined;
  const subject = subjectOf(noun);
  const right = subject && agreeVerb(cursor, 0, subject);
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, {
      kind: 'agreement',
      reason: (texts) =>
        texts.agreesWith(star(right), star(cursor.words(phrase.to - 1, phrase.to))),
    })
  );
});

/** Там был много людей. */
export const verbBeforeMany = perWord((cursor) => {
  if (!/^(?:был|была|были)$/u.test(cursor.text(0)) || !isAfterPlace(cursor)) return undefined;
  const isMany = /^(?:много|мало|несколько|немного)$/u.test(cursor.text(1));
  const isThing = mayBe(
    cursor.token(2),
    ({ pos, place }) => pos === 'noun' && place?.row === 'genitive',
  );
  if (!isMany || !isThing || cursor.text(2) === 'раз' || cursor.text(1) === 'несколько')
    return undefined;
  return cursor.replace([0, 1], 'было', {
    kind: 'agreement',
    reason: (texts) => texts.said(star(`было ${cursor.words(1, 3)}`)),
  });
});

/** Мы с другом пошёл в кафе. */
export const weWithSomeone = perWord((cursor) => {
  const person = mapOf({ мы: 'first', вы: 'second' } as const).get(cursor.text(0));
  if (person === undefined || !/^со?$/u.test(cursor.text(1))) return undefined;
  const isPronoun = [...pronounForms.values()].some(
    ({ instrumental }) => cursor.text(2) === `н${instrumental}` || cursor.text(2) === instrumental,
  );
  const phrase = nounPhraseAt(cursor, 2);
  if (!isPronoun && !phrase?.cases.has('instrumental')) return undefined;
  const at = verbOffset(cursor, isPronoun ? 3 : (phrase?.to ?? 3));
  if (!isFinite(cursor.token(at))) return undefined;
  const right = agreeVerb(cursor, at, { row: person, column: 'plural', past: 'plural' });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, { kind: 'agreement', reason: because('twoSubjects') })
  );
});

/** Short adjectives by the pattern masculine, feminine, neuter, plural. */
const shortForms = `
  открыт открыта открыто открыты
  закрыт закрыта закрыто закрыты
  готов готова готово готовы
  занят занята занято заняты
  свободен свободна свободно свободны
  болен больна больно больны
  должен должна должно должны
  согласен согласна согласно согласны
  уверен уверена уверено уверены
  похож похожа похоже похожи
  прав права право правы
  рад рада радо рады
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));

/** Окно открыт, мама должен, родители рада. */
export const shortFormAndNoun = perWord((cursor) => {
  if (cursor.at !== 0) return undefined;
  const phrase = nounPhraseAt(cursor, 0);
  const nouns = phrase?.nouns.filter((one) => one.case === 'nominative') ?? [];
  const [noun] = nouns;
  if (
    !phrase ||
    !noun ||
    nouns.length !== 1 ||
    isTime(phrase) ||
    !phrase.adjectives.every((one) => agrees(one, noun))
  )
    return undefined;
  // A word such as врач may name a woman.
  if (
    noun.lexeme.animate &&
    noun.gender === 'm' &&
    !/^(?:папа|брат|отец|сын|дедушка|муж|друг|дядя|мальчик)$/u.test(noun.lexeme.text)
  )
    return undefined;
  const at = verbOffset(cursor, phrase.to);
  const forms = shortForms.find((row) => row.includes(cursor.text(at)));
  if (!forms || /^(?:больно|похоже|право|права|согласно)$/u.test(cursor.text(at))) return undefined;
  const column =
    noun.number === 'plural' ? 3 : noun.gender === 'f' ? 1 : noun.gender === 'n' ? 2 : 0;
  const right = forms[column] ?? '';
  if (right === cursor.text(at) || (noun.lexeme.animate && !isPersonAt(cursor, phrase.to - 1)))
    return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'agreement',
    reason: (texts) => texts.agreesWith(star(right), star(cursor.words(phrase.to - 1, phrase.to))),
  });
});
