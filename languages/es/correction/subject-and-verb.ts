import { perWord } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  clitics,
  finiteReading,
  genderOf,
  isFinite,
  isFiniteReading,
  mayBeFinite,
  numberOf,
  personNouns,
  subjectPersons,
  timeNouns,
  verbAt,
  type Person,
} from './spanish-words.ts';
import { inPerson } from './in-person.ts';

const between = wordSet('no ya también siempre nunca todavía aún casi solo sólo tampoco jamás');
const starters = wordSet('pero porque que si cuando como mientras donde aunque pues y');

function agrees(token: CheckedToken, { row, column }: Person, isPolite: boolean): boolean {
  return token.readings.some(
    ({ place }) =>
      place !== null &&
      (place.table !== 'imperative' || isPolite) &&
      place.row === row &&
      place.column === column,
  );
}

/** yo habla, nosotros va, ella no quieres. */
export const pronounAndVerb = perWord((cursor) => {
  const subject = cursor.text(0);
  const person = subjectPersons.get(subject);
  if (!person) return undefined;
  const before = cursor.text(-1);
  const isAfterTime =
    isOnly(cursor.token(-1), ({ pos }) => pos === 'adverb') || timeNouns.has(before);
  if (!cursor.isStart(0) && !starters.has(before) && !isAfterTime) return undefined;
  if (isAfterTime && /^(?:más|menos|mejor|peor|tan|casi|solo|no|incluso|hasta)$/u.test(before))
    return undefined;
  if (before === 'y' || before === 'que' || before === 'como') {
    if (before === 'y' && !cursor.isStart(-1)) return undefined;
    if (
      cursor.sentence.tokens
        .slice(0, cursor.at)
        .some(({ text }) => /^(?:más|menos|mejor|peor|mayor|menor|igual|mismo|tan|lo)$/u.test(text))
    ) {
      return undefined;
    }
  }
  let at = 1;
  while (
    between.has(cursor.text(at)) ||
    (clitics.has(cursor.text(at)) && mayBeFinite(cursor.token(at + 1)))
  )
    at += 1;
  const token = cursor.token(at);
  if (!isFinite(token) || !token) return undefined;
  if (agrees(token, person, subject.startsWith('usted'))) return undefined;
  return inPerson(cursor, at, person, cursor.words(0, 1).toLowerCase());
});

const articles = wordSet(
  'el la los las mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas',
);
const collective = wordSet(
  'mayoría mitad resto parte grupo par cantidad número montón serie pareja verdad',
);

/** Los niños juega; Mi hermano trabajo en un banco; La gente son amable. */
export const nounAndVerb = perWord((cursor) => {
  if (!articles.has(cursor.text(0))) return undefined;
  const shift = /^(?:mejor|mejores|nuev[oa]s?|querid[oa]s?)$/u.test(cursor.text(1)) ? 1 : 0;
  const noun = cursor.token(1 + shift);
  const text = cursor.text(1 + shift);
  const number = numberOf(noun);
  const isPerson = personNouns.has(text);
  const before = cursor.text(-1);
  const isAfterTime =
    /^(?:ahora|hoy|ayer|mañana|anoche|aquí|siempre|pero|porque|cuando|si)$/u.test(before) ||
    (timeNouns.has(before) && cursor.at <= 3);
  if (!cursor.isStart(0) && !(isPerson && isAfterTime)) return undefined;
  if (!number || timeNouns.has(text) || collective.has(text)) return undefined;
  if (genderOf(noun) === undefined && !isPerson && text !== 'gente') return undefined;
  let at = 2 + shift;
  while (
    between.has(cursor.text(at)) ||
    (clitics.has(cursor.text(at)) && mayBeFinite(cursor.token(at + 1)))
  )
    at += 1;
  const token = cursor.token(at);
  if (!token) return undefined;
  const isVerb = isFinite(token);
  const others = cursor.sentence.tokens.filter(
    (other) => other !== token && mayBe(other, isFiniteReading) && !articles.has(other.text),
  );
  const isOnlyVerb =
    isPerson &&
    others.length === 0 &&
    isOnly(token, (reading) => isFiniteReading(reading) || reading.pos === 'noun') &&
    mayBeFinite(token);
  if (!isVerb && !isOnlyVerb) return undefined;
  const person: Person = { row: 'third', column: number };
  if (agrees(token, person, true)) return undefined;
  const isFirstOrSecond = !token.readings.some(({ place }) => place?.row === 'third');
  // "El coche vendí" puts the object first; with a person only the subject can.
  if (isFirstOrSecond && !isPerson) return undefined;
  const isOne = isPerson && number === 'singular';
  if (
    clitics.has(cursor.text(at - 1)) &&
    !/^(?:se|me)$/u.test(cursor.text(at - 1)) &&
    !(isOne && isFirstOrSecond && /^(?:nos|te|le|les)$/u.test(cursor.text(at - 1)))
  )
    return undefined;
  if (clitics.has(cursor.text(at - 1)) && !isPerson) return undefined;
  return inPerson(cursor, at, person, cursor.words(0, 2 + shift).toLowerCase());
});

/** Me gusta los perros; Te gustan el libro. */
export const pleasing = perWord((cursor) => {
  if (!/^(?:me|te|le|nos|os|les)$/u.test(cursor.text(0))) return undefined;
  const token = cursor.token(1);
  if (
    !mayBe(token, ({ lexeme }) =>
      /^(?:gustar|encantar|interesar|doler|molestar)$/u.test(lexeme.text),
    )
  ) {
    return undefined;
  }
  const reading = finiteReading(token);
  let at = 2;
  if (/^(?:mucho|muchísimo|más|tanto|poco)$/u.test(cursor.text(at))) at += 1;
  const article = cursor.text(at);
  const isPlural = /^(?:los|las|mis|tus|sus|estos|estas|esos|esas)$/u.test(article);
  const isSingular = /^(?:el|la|mi|tu|este|esta|ese|esa)$/u.test(article);
  if (!reading || (!isPlural && !isSingular)) return undefined;
  // Lunes has no forms of number: its article shows it.
  const isSame = /^(?:lunes|martes|miércoles|jueves|viernes)$/u.test(cursor.text(at + 1));
  const number = isSame && isPlural ? 'plural' : numberOf(cursor.token(at + 1));
  if (number !== (isPlural ? 'plural' : 'singular')) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  if (isSingular && tokens.slice(cursor.at + at).some(({ text }) => text === 'y' || text === 'e'))
    return undefined;
  if (reading.place.row !== 'third' || reading.place.column === number) return undefined;
  const right = verbAt(reading.lexeme, lexicon, { ...reading.place, column: number });
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, { kind: 'agreement', reason: { note: 'me-gusta' } })
  );
});

const toWhom = new Map([
  ['yo', ['a mí me', 'me']],
  ['tú', ['a ti te', 'te']],
  ['él', ['a él le', 'le']],
  ['ella', ['a ella le', 'le']],
  ['nosotros', ['a nosotros nos', 'nos']],
  ['ellos', ['a ellos les', 'les']],
  ['ellas', ['a ellas les', 'les']],
]);

/** Yo gusto el café; Ella le gusta bailar. */
export const pleasingSubject = perWord((cursor) => {
  const whom = toWhom.get(cursor.text(0));
  if (!whom || !cursor.isStart(0)) return undefined;
  const isNegated = cursor.text(1) === 'no';
  let at = isNegated ? 2 : 1;
  const hasPronoun = clitics.has(cursor.text(at));
  if (hasPronoun && cursor.text(at) !== whom[1]) return undefined;
  if (hasPronoun) at += 1;
  const token = cursor.token(at);
  const isGustar = mayBe(
    token,
    ({ lexeme }) => lexeme.text === 'gustar' || lexeme.text === 'encantar',
  );
  const reading = finiteReading(token);
  if (!isGustar || !reading) return undefined;
  const next = cursor.text(at + 1);
  const isPlural = /^(?:los|las|mis)$/u.test(next);
  const isThing =
    isPlural ||
    /^(?:el|la|mi|tu|este|esta|mucho)$/u.test(next) ||
    mayBe(cursor.token(at + 1), ({ place }) => place?.row === 'infinitive');
  if (!isThing) return undefined;
  const right = verbAt(reading.lexeme, cursor.sentence.lexicon, {
    table: reading.place.table,
    row: 'third',
    column: isPlural ? 'plural' : 'singular',
  });
  if (right === undefined) return undefined;
  const [full = '', short = ''] = whom;
  const negated = isNegated ? full.replace(/ (\S+)$/u, ' no $1') : full;
  const subject = hasPronoun ? negated : isNegated ? `no ${short}` : short;
  return cursor.replace([0, at + 1], `${subject} ${right}`, {
    kind: 'agreement',
    reason: { note: hasPronoun ? 'a-mi-me-gusta' : 'me-gusta' },
  });
});
