import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken, Finding } from '../../pack/correction-rules.ts';
import type { TableName } from '../../paradigms/labels.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  clitics,
  finiteReading,
  isAll,
  isFinite,
  isFiniteReading,
  mayBeFinite,
  nonFiniteOf,
  prepositions,
  star,
  timeNouns,
  verbAt,
} from './spanish-words.ts';

const pasts = wordSet('ayer anteayer anoche');
const periods = wordSet(
  'semana año mes verano invierno lunes martes miércoles jueves viernes sábado domingo noche',
);
/** Verbs whose present can't continue what began a time ago: hace dos años compro. */
const momentary = wordSet(
  'comprar ir ver llegar salir viajar visitar venir perder encontrar empezar terminar nacer morir casarse casar vender leer escribir dar decir romper olvidar caer',
);

interface TimeWords {
  text: string;
  tense: 'past' | 'future';
  isAgo?: boolean;
}

/** Words that say when, from the cursor on. */
function timeAt(cursor: Cursor): TimeWords | undefined {
  const text = cursor.text(0);
  // "La sopa de ayer está en la nevera" is about today.
  if (/^(?:al|del?|hasta|para|desde)$/u.test(cursor.text(-1))) return undefined;
  if (cursor.sentence.tokens.some((one) => one.text === 'como')) return undefined;
  if (pasts.has(text)) return { text, tense: 'past' };
  const next = cursor.text(1);
  if (periods.has(text) && /^pasad[oa]$/u.test(next))
    return { text: `${text} ${next}`, tense: 'past' };
  const isAgo =
    text === 'hace' &&
    /^(?:años|meses|días|semanas|horas|año|mes|semana|hora)$/u.test(cursor.text(2));
  if (isAgo && cursor.text(3) !== 'que') return { text: cursor.words(0, 3), tense: 'past', isAgo };
  const isNext =
    (periods.has(text) &&
      (/^próxim[oa]$/u.test(next) || (next === 'que' && cursor.text(2) === 'viene'))) ||
    (/^próxim[oa]$/u.test(text) && periods.has(next));
  if (isNext) return { text: `${text} ${next}`, tense: 'future' };
  const isTomorrow = text === 'mañana' && !/^(?:por|la|esta|cada|una|de)$/u.test(cursor.text(-1));
  if (isTomorrow && (cursor.at === 0 || cursor.isEnd(0)) && cursor.text(-1) !== 'hasta')
    return { text: cursor.text(-1) === 'pasado' ? 'pasado mañana' : text, tense: 'future' };
  return undefined;
}

/** Verbs, but not nouns that look like them after an article or a preposition. */
function isVerbHere(tokens: readonly CheckedToken[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1]?.text ?? '';
  if (!mayBeFinite(token) || !token || clitics.has(token.text)) return false;
  if (/^(?:como|para|entre|sobre|hace|bajo|viene)$/u.test(token.text)) return false;
  if (isFinite(token)) return true;
  const isAfterNoun =
    prepositions.has(before) || /^(?:el|una?|mi|tu|su|este|esta|mucho|mucha|unos)$/u.test(before);
  return !isAfterNoun;
}

function change(
  cursor: Cursor,
  verb: { token: CheckedToken; at: number },
  time: TimeWords,
): Finding | undefined {
  const { tokens, lexicon } = cursor.sentence;
  const reading = finiteReading(verb.token);
  const isPast = time.tense === 'past';
  const isHay = verb.token.text === 'hay';
  const isWrong = (table: TableName) =>
    isOnly(
      verb.token,
      ({ place, pos }) => place?.table === table || place?.table === 'imperative' || pos === 'noun',
    );
  const isUnaccented = isPast && unaccented(verb.token, lexicon);
  if (isHay && isPast) {
    return finding(verb.at, 'hubo', time);
  }
  if (!reading) return undefined;
  const isBent = isPast
    ? isWrong('present') || isWrong('future') || isUnaccented
    : isWrong('preterite') || isAll(verb.token, 'imperfect');
  if (!isBent) return undefined;
  if (isPast && /^(?:haber|deber|soler|poder)$/u.test(reading.lexeme.text)) return undefined;
  if (isPast && reading.lexeme.text === 'ser' && isNext(tokens, verb.at)) return undefined;
  // "Fui a la playa" is of *ir*.
  if (!isPast && isFui(verb.token.text)) return ofIr(cursor, verb, time);
  if (time.isAgo && !momentary.has(reading.lexeme.text)) return undefined;
  if (!isPast && reading.lexeme.text === 'ser' && isAll(verb.token, 'imperfect')) return undefined;
  // "Ayer estuvo todo el día en casa."
  const isWhole = tokens.some(({ text }) => /^(?:tod[oa]|horas|días)$/u.test(text));
  const isState = reading.lexeme.text === 'estar' && !isWhole;
  const table: TableName = isPast ? (isState ? 'imperfect' : 'preterite') : 'future';
  const right = verbAt(reading.lexeme, lexicon, { ...reading.place, table });
  if (right === undefined || right === verb.token.text) return undefined;
  return finding(verb.at, right, time);
}

/** The past of *ser* and *ir*. */
function isFui(text: string): boolean {
  return /^fu(?:i|iste|e|imos|isteis|eron)$/u.test(text);
}

function ofIr(
  cursor: Cursor,
  verb: { token: CheckedToken; at: number },
  time: TimeWords,
): Finding | undefined {
  const { tokens, lexicon } = cursor.sentence;
  const place = finiteReading(verb.token)?.place;
  const [ir] = lexicon.lexemesOf('ir');
  if (!place || !ir || !/^(?:a|al)$/u.test(tokens[verb.at + 1]?.text ?? '')) return undefined;
  const right = verbAt(ir, lexicon, { ...place, table: 'future' });
  return right === undefined ? undefined : finding(verb.at, right, time);
}

/** "Ayer era, hoy es": the words for the past belong to another verb. */
function isNext(tokens: readonly CheckedToken[], at: number): boolean {
  return tokens.slice(0, at).some(({ text }) => text === 'lo' || text === 'el');
}

function finding(at: number, right: string, time: TimeWords): Finding {
  return {
    from: at,
    to: at + 1,
    right,
    kind: 'tense',
    reason: (texts) => texts.tenseWith(star(time.text), time.tense, star(right)),
  };
}

/** "Compre" for "compré". */
function unaccented(token: CheckedToken, lexicon: Cursor['sentence']['lexicon']): boolean {
  if (!token.text.endsWith('e')) return false;
  const accented = token.text.replace(/e$/u, 'é');
  const isPastForm = lexicon.readingsOf(accented).some(({ place }) => place?.table === 'preterite');
  return (
    isPastForm &&
    isOnly(
      token,
      ({ place }) => place?.table === 'present-subjunctive' || place?.table === 'imperative',
    )
  );
}

/** Ayer voy al cine; La semana pasada trabajo mucho; Mañana fui. */
export const timeAndTense = perWord((cursor) => {
  const { tokens, end } = cursor.sentence;
  const time = timeAt(cursor);
  if (!time || end.includes('?')) return undefined;
  const verbs = tokens.flatMap((token, at) =>
    isVerbHere(tokens, at) || token.text === 'hay' ? [{ token, at }] : [],
  );
  const [verb] = verbs;
  if (verbs.length !== 1 || !verb) return undefined;
  // "Trabajo" alone may be the noun, but not beside words for a time and without another verb.
  const isFirst = isOnly(
    verb.token,
    (reading) =>
      (isFiniteReading(reading) && reading.place?.row === 'first') || reading.pos === 'noun',
  );
  const isUsable = isFinite(verb.token) || verb.token.text === 'hay' || isFirst;
  if (!isUsable) return undefined;
  if (
    tokens.some(
      ({ text }, at) =>
        /^(?:desde|hasta|si|porque)$/u.test(text) ||
        (text === 'que' && tokens[at + 1]?.text !== 'viene'),
    )
  )
    return undefined;
  if (
    tokens.some(
      (token) =>
        mayBe(token, ({ place }) => place?.row === 'participle') && !token.text.startsWith('pasad'),
    )
  )
    return undefined;
  if (
    tokens.some((token) => mayBe(token, ({ place }) => place?.row === 'infinitive')) &&
    time.tense === 'future'
  )
    return undefined;
  return change(cursor, verb, time);
});

const isPreterite = (token: CheckedToken) =>
  mayBe(token, ({ place }) => place?.table === 'preterite');

/** El año pasado viajamos a Perú, pero no vemos Cuzco. */
export const timeAndSecondVerb = perWord((cursor) => {
  const { tokens, end } = cursor.sentence;
  const time = timeAt(cursor);
  if (!time || time.tense !== 'past' || time.isAgo || end.includes('?')) return undefined;
  if (
    tokens.some(({ text }) =>
      /^(?:que|si|porque|hoy|ahora|siempre|cuando|todavía|aún|ya|aunque|mañana)$/u.test(text),
    )
  )
    return undefined;
  const verbs = tokens.flatMap((token, at) => (isVerbHere(tokens, at) ? [{ token, at }] : []));
  const others = verbs.filter(({ token }) => !isPreterite(token));
  const [verb] = others;
  if (verbs.length < 2 || others.length !== 1 || !verb || verb === verbs[0]) return undefined;
  const before = tokens.slice(0, verb.at).toReversed();
  const joint = before.find(
    ({ text }) => text !== 'no' && !clitics.has(text) && text !== 'después' && text !== 'luego',
  );
  if (!/^(?:y|pero)$/u.test(joint?.text ?? '')) return undefined;
  const row = finiteReading(verb.token)?.place.row;
  if (
    row !== 'first' ||
    !isFinite(verb.token) ||
    !isOnly(verb.token, ({ place }) => place?.table === 'present')
  )
    return undefined;
  return change(cursor, verb, time);
});

const haber = wordSet('he has ha hemos habéis han');
const haberPersons = new Map([
  ['he', 'first singular'],
  ['has', 'second singular'],
  ['ha', 'third singular'],
  ['hemos', 'first plural'],
  ['habéis', 'second plural'],
  ['han', 'third plural'],
]);

/** Ayer he visto a Ana. */
export const perfectWithPastTime = perWord((cursor) => {
  const time = timeAt(cursor);
  const { tokens, lexicon, end } = cursor.sentence;
  if (!time || time.tense !== 'past' || time.isAgo || end.includes('?')) return undefined;
  if (tokens.some(({ text }) => /^(?:desde|hasta|que|si|porque|y|pero)$/u.test(text)))
    return undefined;
  const at = tokens.findIndex(({ text }) => haber.has(text));
  const participle = tokens[at + 1];
  const verb = participle?.readings.find(({ place }) => place?.row === 'participle')?.lexeme;
  const person = haberPersons.get(tokens[at]?.text ?? '')?.split(' ');
  if (at === -1 || !verb || !person || nonFiniteOf(participle, lexicon, 'participle') === undefined)
    return undefined;
  const [row = '', column = ''] = person;
  const right = lexicon.formsAt(verb, 'verb', { table: 'preterite', row, column } as never)[0];
  if (right === undefined) return undefined;
  const why = finding(at, right, time);
  return { ...why, to: at + 2 };
});

const often = /^(?:siempre|cada|normalmente|generalmente)$/u;

/** Cuando era niño, jugué al fútbol todos los días. */
export const childhoodHabit = perWord((cursor) => {
  const isChildhood =
    cursor.at === 0 &&
    ((cursor.text(0) === 'cuando' && /^(?:era|tenía|éramos|teníamos)$/u.test(cursor.text(1))) ||
      (cursor.text(0) === 'de' &&
        /^(?:niñ[oa]s?|pequeñ[oa]s?|joven|jóvenes)$/u.test(cursor.text(1))));
  if (!isChildhood) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const isOften = tokens.some(
    ({ text }, at) =>
      often.test(text) ||
      (/^tod[oa]s$/u.test(text) &&
        /^l[oa]s$/u.test(tokens[at + 1]?.text ?? '') &&
        timeNouns.has(tokens[at + 2]?.text ?? '')),
  );
  const at = tokens.findIndex((token) => isAll(token, 'preterite'));
  const reading = finiteReading(tokens[at]);
  if (!isOften || at === -1 || !reading) return undefined;
  // "De joven siempre quise ser médico"; "de niño vi todas las películas"; "la escuela donde cada lunes".
  const isWish =
    /^(?:querer|tener|ser|soñar|odiar|saber)$/u.test(reading.lexeme.text) &&
    !isFui(tokens[at]?.text ?? '');
  const isTold = tokens.some(({ text }) => /^(?:donde|que|quien|y|pero)$/u.test(text));
  if (isWish || isTold) return undefined;
  const [ir] = lexicon.lexemesOf('ir');
  const isGoing =
    ir !== undefined &&
    isFui(tokens[at]?.text ?? '') &&
    /^(?:a|al)$/u.test(tokens[at + 1]?.text ?? '');
  const lexeme = isGoing ? ir : reading.lexeme;
  const right = verbAt(lexeme, lexicon, { ...reading.place, table: 'imperfect' });
  if (right === undefined) return undefined;
  return {
    from: at,
    to: at + 1,
    right,
    kind: 'tense',
    reason: { note: 'imperfect-forms-and-use' },
  };
});
