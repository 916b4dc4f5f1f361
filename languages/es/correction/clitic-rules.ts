import { perWord } from '../../correction/cursor.ts';
import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import {
  clitics,
  finiteReading,
  isFinite,
  isFiniteReading,
  isNonFinite,
  isVerb,
  personNouns,
  prepositions,
} from './spanish-words.ts';
import { dailyVerbs, numbersToNinetyNine } from './word-sets.ts';

const place = phraseRule({
  kind: 'word-order',
  classes,
  reason: () => ({ note: 'direct-object-pronoun-place' }),
  lines: `
    yo [<first> lo|la|los|las|te|le|les] todos|siempre|mucho|en|con|por|cada|hoy|ahora => $3 $2
    yo [<first> lo|la|los|las|te|le|les] <end> => $3 $2
    <start> [<first> lo|la|los|las|te|le|les] todos|siempre|mucho|en|con|por|cada|hoy|ahora|aquí|bien|y|pero => $2 $1
    <start> [<first> lo|la|los|las|te|le|les] <end> => $2 $1
    no [<first> lo|la|los|las|te|le|les] todos|siempre|mucho|en|con|por|cada|hoy|ahora|aquí|bien|y|pero => $3 $2
    no [<first> lo|la|los|las|te|le|les] <end> => $3 $2
    <start> [me|te|le|nos|les|lo|se no] <finite> => no $1
    mí|ti|él|ella|yo [me|te|le|nos|les|lo|se no] <finite> => no $2
  `,
});

/** Le lo digo. */
const seBeforeLo = phraseRule({
  kind: 'expression',
  classes,
  reason: () => ({ note: 'se-lo-doy' }),
  lines: '[le|les] lo|la|los|las <finite> => se',
});

const attached = wordSet('lo la los las me te le les nos se');
const beforeAttached = wordSet('querer poder deber necesitar preferir desear soler');

/** Quiero lo comprar; para lo hacer. */
const cliticBeforeInfinitive = perWord((cursor) => {
  const head = cursor.text(0);
  const isBefore = isVerb(cursor.token(0), beforeAttached) || /^(?:a|que|de|para|sin)$/u.test(head);
  if (!isBefore || !attached.has(cursor.text(1))) return undefined;
  if (!isNonFinite(cursor.token(2), 'infinitive')) return undefined;
  return cursor.replace([1, 3], `${cursor.words(2, 3)}${cursor.text(1)}`, {
    kind: 'word-order',
    reason: { note: 'direct-object-pronoun-place' },
  });
});

const ownClitic = mapOf({
  'first singular': 'me',
  'second singular': 'te',
  'third singular': 'se',
  'first plural': 'nos',
  'third plural': 'se',
});

function cliticFor(row: string, column: string): string | undefined {
  return ownClitic.get(`${row} ${column}`);
}

const dayParts = /^(?:temprano|tarde|pronto)$/u;

/** Levanto a las siete; Mi hermano acuesta tarde; Quiero levantar temprano. */
const dailyWithoutClitic = perWord((cursor) => {
  const token = cursor.token(0);
  const before = cursor.text(-1);
  if (clitics.has(before) && before !== 'los' && before !== 'las') return undefined;
  const at = /^(?:muy|más|siempre)$/u.test(cursor.text(1)) ? 2 : 1;
  const isHour =
    cursor.text(at) === 'a' &&
    /^(?:las|la)$/u.test(cursor.text(at + 1)) &&
    (cursor.text(at + 2) === 'una' ||
      numbersToNinetyNine.has(cursor.text(at + 2)) ||
      /^\d+$/u.test(cursor.text(at + 2)));
  const isPartOfDay =
    cursor.isEnd(at + 2) &&
    ((cursor.text(at) === 'por' && /^(?:mañana|tarde|noche)$/u.test(cursor.text(at + 2))) ||
      (/^tod[oa]s$/u.test(cursor.text(at)) && /^l[oa]s$/u.test(cursor.text(at + 1))));
  const isTime = isHour || isPartOfDay || dayParts.test(cursor.text(at));
  if (!isTime) return undefined;
  const isDaily = isOnly(token, ({ lexeme, pos }) => pos !== 'verb' || dailyVerbs.has(lexeme.text));
  if (!isDaily || token?.text === 'vestido') return undefined;
  if (isNonFinite(token, 'infinitive')) {
    const governor = [-1, -2, -3]
      .map((offset) => cursor.token(offset))
      .find((one) => isVerb(one, wordSet('querer poder deber necesitar preferir tener ir')));
    const reading = finiteReading(governor);
    const clitic = reading && cliticFor(reading.place.row, reading.place.column);
    const isFree = cursor.sentence.tokens.every(({ text }) => !/^(?:me|te|se|nos|os)$/u.test(text));
    if (clitic === undefined || !isFree) return undefined;
    return cursor.replace([0, 1], `${cursor.words(0, 1)}${clitic}`, {
      kind: 'verb-form',
      reason: { note: 'reflexive-verbs' },
    });
  }
  const isAfterPerson =
    personNouns.has(before) && !prepositions.has(cursor.text(-3)) && cursor.at <= 2;
  const isVerbHere = isHour || isPartOfDay ? before === 'yo' || isAfterPerson : false;
  if (!isFinite(token) && !isVerbHere) return undefined;
  const reading = finiteReading(token);
  const clitic = reading && cliticFor(reading.place.row, reading.place.column);
  if (clitic === undefined) return undefined;
  return cursor.replace([0, 1], `${clitic} ${cursor.words(0, 1)}`, {
    kind: 'verb-form',
    reason: { note: 'reflexive-verbs' },
  });
});

const states =
  /^(?:bien|mal|mejor|peor|triste|feliz|tristes|felices|cansad[oa]s?|sol[oa]s?|enferm[oa]s?|nervios[oa]s?|content[oa]s?)$/u;

/** Siento cansado. */
const feelWithoutClitic = perWord((cursor) => {
  const clitic = mapOf({ siento: 'me', sientes: 'te', siente: 'se', sentimos: 'nos' }).get(
    cursor.text(0),
  );
  const at = /^(?:muy|un|más|tan)$/u.test(cursor.text(1)) ? 2 : 1;
  const before = cursor.text(-1);
  if (clitic === undefined || clitics.has(before) || !states.test(cursor.text(at)))
    return undefined;
  return cursor.replace([0, 1], `${clitic} ${cursor.words(0, 1)}`, {
    kind: 'verb-form',
    reason: { note: 'reflexive-verbs' },
  });
});

/** Yo se levanto; Nosotros se llamamos; ¿Cómo se llamas? */
const wrongClitic = perWord((cursor) => {
  if (cursor.text(0) !== 'se') return undefined;
  const token = cursor.token(1);
  const before = cursor.text(-1);
  const isFirst = isOnly(
    token,
    (reading) => isFiniteReading(reading) && reading.place?.row === 'first',
  );
  const isSecond = isOnly(
    token,
    (reading) =>
      isFiniteReading(reading) &&
      reading.place?.row === 'second' &&
      reading.place.table !== 'imperative' &&
      reading.place.column === 'singular',
  );
  const column = finiteReading(token)?.place.column;
  // "Se levanto" may stand for "se levantó".
  if (!isSecond && !(isFirst && (column === 'plural' || before === 'yo'))) return undefined;
  const right = isSecond ? 'te' : column === 'plural' ? 'nos' : 'me';
  return cursor.replace([0, 1], right, {
    kind: 'agreement',
    reason: { note: 'reflexive-verbs' },
  });
});

/** Mi gusta; mi llamo. */
const meForMy = perWord((cursor) => {
  if (cursor.text(0) !== 'mi' || !isFinite(cursor.token(1))) return undefined;
  if (mayBe(cursor.token(-1), ({ pos }) => pos === 'noun')) return undefined;
  return cursor.replace([0, 1], 'me', {
    kind: 'expression',
    reason: ownReason(
      '*Mi* is “my” and comes before a noun; before a verb it is *me*.',
      '*Mi* — «мой», стоит перед существительным; перед глаголом нужно *me*.',
      '*Mi* “benim” demektir ve isimden önce gelir; fiilden önce *me* gerekir.',
    ),
  });
});

const liking = wordSet('gustar encantar interesar doler molestar apetecer');
const persons = mapOf({
  mí: 'me',
  ti: 'te',
  él: 'le',
  ella: 'le',
  usted: 'le',
  nosotros: 'nos',
  nosotras: 'nos',
  ellos: 'les',
  ellas: 'les',
  ustedes: 'les',
});

/** A mi hermano gusta el chocolate; Mi hermano le gusta; Ana gusta bailar. */
const likingPerson = perWord((cursor) => {
  if (!cursor.isStart(0)) return undefined;
  const hasA = cursor.text(0) === 'a' || cursor.text(0) === 'al';
  const from = hasA ? 1 : 0;
  const first = cursor.token(from);
  if (!first) return undefined;
  const isDeterminer = cursor.text(0) !== 'al' && (classes['det']?.(first) ?? false);
  const isName = classes['firstname']?.(first) ?? false;
  const noun = isDeterminer ? cursor.token(from + 1) : first;
  const clitic =
    persons.get(first.text) ??
    (isName || (noun && classes['person']?.(noun))
      ? noun?.text.endsWith('s') && !isName
        ? 'les'
        : 'le'
      : undefined);
  if (clitic === undefined || (!hasA && persons.has(first.text))) return undefined;
  let at = from + (isDeterminer ? 2 : 1);
  const isNegated = cursor.text(at) === 'no';
  if (isNegated) at += 1;
  const has = cursor.text(at) === clitic;
  if (hasA && has) return undefined;
  if (!hasA && cursor.text(from) === 'el') return undefined;
  const verb = cursor.token(has ? at + 1 : at);
  const reading = finiteReading(verb);
  if (!isFinite(verb) || reading?.place.row !== 'third') return undefined;
  if (!mayBe(verb, ({ lexeme }) => liking.has(lexeme.text))) return undefined;
  const next = has ? at + 2 : at + 1;
  const isThing =
    /^(?:el|la|los|las|mi|mucho|este|esta)$/u.test(cursor.text(next)) ||
    isNonFinite(cursor.token(next), 'infinitive');
  if (!hasA && !isThing) return undefined;
  const person = cursor.words(0, from + (isDeterminer ? 2 : 1));
  const phrase = hasA ? person : `a ${person}`;
  return cursor.replace([0, has ? at + 1 : at], `${phrase}${isNegated ? ' no' : ''} ${clitic}`, {
    kind: 'expression',
    reason: { note: 'a-mi-me-gusta' },
  });
});

/** Me gustan bailar; Me gusta música. */
const likedThing = perWord((cursor) => {
  if (!/^(?:me|te|le|nos|os|les)$/u.test(cursor.text(0))) return undefined;
  const verb = cursor.text(1);
  if (!/^(?:gustan?|encantan?|interesan?)$/u.test(verb)) return undefined;
  const at = /^(?:mucho|muchísimo|más)$/u.test(cursor.text(2)) ? 3 : 2;
  if (verb.endsWith('n') && isNonFinite(cursor.token(at), 'infinitive')) {
    const right = verb.slice(0, -1);
    return cursor.replace([1, 2], right, { kind: 'agreement', reason: { note: 'me-gusta' } });
  }
  const noun = cursor.token(at);
  const gender = noun && /^\p{Ll}/u.test(noun.written) ? nounGender(noun) : undefined;
  if (gender === undefined || noun === undefined) return undefined;
  const isPlural = verb.endsWith('n');
  if (isPlural !== classes['plural']?.(noun)) {
    if (isPlural) return undefined;
  }
  const row = classes['plural']?.(noun) ? ['los', 'las'] : ['el', 'la'];
  const article = row[gender === 'm' ? 0 : 1] ?? '';
  return cursor.replace([at, at + 1], `${article} ${noun.text}`, {
    kind: 'article',
    reason: { note: 'definite-article-generic' },
  });
});

function nounGender(noun: Parameters<typeof isOnly>[0]): 'm' | 'f' | undefined {
  if (!isOnly(noun, ({ pos }) => pos === 'noun')) return undefined;
  const genders = new Set(noun?.readings.map(({ lexeme }) => lexeme.gender));
  const [gender] = genders;
  return genders.size === 1 && (gender === 'm' || gender === 'f') ? gender : undefined;
}

const mirrored = phraseRule({
  kind: 'verb-form',
  classes,
  reason: phraseReasons.said,
  lines: `
    <start> [llamo] <name> <end> => me llamo
    <start> yo [llamo] <name> => me llamo
    doy|das|da|damos|dan|di|dio|dar cuenta [] que => de
  `,
});

export const cliticRules: readonly Rule[] = [
  meForMy,
  place,
  seBeforeLo,
  cliticBeforeInfinitive,
  wrongClitic,
  likingPerson,
  likedThing,
  dailyWithoutClitic,
  feelWithoutClitic,
  mirrored,
];
