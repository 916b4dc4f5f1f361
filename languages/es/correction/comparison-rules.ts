import { cursorAt, perWord } from '../../correction/cursor.ts';
import { phraseReasons } from '../../correction/phrase-reasons.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken, Rule } from '../../pack/correction-rules.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import {
  adjectiveAt,
  genderOf,
  isVerb,
  mayBeFinite,
  numberOf,
  personNouns,
} from './spanish-words.ts';
import { wordSet } from '../../lookup/word-set.ts';

const quality = (token: CheckedToken | undefined) =>
  mayBe(token, ({ pos }) => pos === 'adjective' || pos === 'adverb');

/** With *de* they have another meaning: "más orgullosa de ellos", "más cerca de ellos". */
const governing =
  /^(?:orgullos|enamorad|hart|cansad|content|segur|dign|celos|amig|partidari|llen|cerca$|lejos$|fuera$|dentro$|consciente|capa[zc]|responsable|independiente|libre|propi|preocupad|pendiente|fan|típic)/u;

const compared = phraseRule({
  kind: 'expression',
  classes: {
    ...classes,
    how: quality,
    plain: (token) => quality(token) && !governing.test(token.text),
  },
  reason: () => ({ note: 'comparison-mas-menos' }),
  lines: `
    [más mejor] => mejor
    [más mejores] => mejores
    [más peor] => peor
    [más peores] => peores
    [más mayor] que => mayor
    [más menor] que => menor
    más|menos <how> [de yo] => que yo
    más|menos <how> [de tú] => que tú
    es|soy|son|eres|está más|menos <plain> [de] yo|tú|él|ella|nosotros|ellos <end> => que
    es|soy|son|eres más|menos <plain> [de] mi|tu|su <person|thing> <end> => que
    más <plain> [de] mi|tu|su <person> <end> => que
    más|menos <how> [como|qué] <pronoun> <end> => que
    que [mí] <end> => yo
    que [ti] <end> => tú
    como [mí] <end> => yo
    como [ti] <end> => tú
    más|menos <how> [como] <poss|art|firstname> <person|thing|name> <end> => que
    más|menos <how> [como] <poss|art> <noun> <end> => que
    más|menos <how> [como] <firstname> <end> => que
    es|soy|eres|son|era mejor|peor|mayor|menor [de] mi|tu|su <person> <end> => que
    más|menos <how> [que] pensaba|creía|esperaba|imaginaba|pensé|creí => de lo que
    más|menos <how> [que] yo pensaba|creía|esperaba|imaginaba => de lo que
    mejor|peor [que] pensaba|creía|esperaba|imaginaba => de lo que
    mejor|peor|mayor|menor [de|como] yo|tú|él|ella|nosotros|ellos|mí|ti <end> => que
    mejor|mayor|peor [como] <det> <noun> <end> => que
  `,
});

const muchOf = mapOf({ m: 'mucho', f: 'mucha' });

const degree = phraseRule({
  kind: 'expression',
  classes,
  reason: phraseReasons.said,
  lines: `
    [muy mucho] => mucho
    [muy mucha] => mucha
    [muy muchos] => muchos
    [muy muchas] => muchas
    [muy] mejor|peor|más|menos => mucho
    [tan mucho] => tanto
    [tan mucha] => tanta
    [tan muchos] => tantos
    [tan muchas] => tantas
    [mucho] bueno|interesante|bonito|grande|caro|rico|difícil|fácil|feliz|importante|guapo|alto|pequeño|contento|cansado => muy
    [mucha] buena|interesante|bonita|grande|cara|difícil|fácil|guapa|alta|pequeña|contenta|cansada => muy
    es|está|soy|estoy|son|están|eres|estás|somos|estamos|era|fue|parece [mucho|mucha|muchos|muchas] <quality> => muy
    es|está|soy|estoy|son|están|eres|estás|era|fue [tanto|tanta] <quality> <end> => tan
    <finite> [muy] <end> => mucho
    me|te|le|nos|les gusta|gustan|encanta|duele|duelen [muy] => mucho
    hace [muy] frío|calor|sol|viento => mucho
    {hablar|cantar|bailar|cocinar|nadar|conducir|escribir|dormir|jugar|trabajar} mucho|tan|muy [bueno|buena] <end> => bien
    {hablar|cantar|bailar|cocinar|nadar|conducir|escribir|dormir|trabajar} [bueno|buena] <end> => bien
    {oler} muy|tan|más [bueno|buena|buenos|buenas] => bien
    {oler} muy|tan|más [malo|mala|malos|malas] => mal
    no|me|te|que {dormir} [bueno|buena] => bien
    no|me|te|que {dormir} [malo|mala] => mal
    {hablar} <language> muy|tan [bueno|buena] => bien
    {hablar|entender|escribir|leer} <language> [bueno] => bien
    {hablar|cantar|bailar|cocinar|nadar|conducir|escribir|dormir|jugar|trabajar} muy|tan [malo|mala] <end> => mal
    {hablar} <language> muy|tan [malo|mala] <end> => mal
    {hablar} muy|tan [bueno] <language> => bien
    me siento muy|más|tan [bueno|buena] => bien
    me siento [bueno|buena] => bien
    te sientes|ves muy [bueno|buena] => bien
    me siento muy|más|tan [malo|mala] => mal
    se siente muy|más [bueno|buena] <end> => bien
    {aprender|hablar|comer|leer|escribir|conducir|trabajar|crecer|caminar} muy|tan|más|demasiado [rápidos|rápidas|rápida] => rápido
    {aprender|hablar|comer|leer|escribir|conducir|trabajar|crecer|caminar} muy|tan|más|demasiado [lentos|lentas|lenta] => lento
    {hablar|cantar|bailar|cocinar|trabajar} [perfecto] => perfectamente
    un [bien] <masculine> => buen
    una [bien] <feminine> => buena
    un [bueno] <masculine> => buen
    un [malo] <masculine> => mal
    un|una [grande] <noun> => gran
    [cualquiera] <noun> => cualquier
    un|el muy [bueno] <masculine> => buen
  `,
});

/** muy hambre, muy gente, muy problemas. */
const muyAndNoun = perWord((cursor) => {
  const noun = cursor.token(1);
  if (cursor.text(0) !== 'muy' || !noun || personNouns.has(noun.text)) return undefined;
  const gender = noun.text === 'hambre' ? 'f' : genderOf(noun);
  const isMass =
    /^(?:hambre|sed|sueño|frío|calor|miedo|prisa|suerte|gente|dinero|tiempo|agua|ganas|cosas|años|días|problemas|trabajo|amigos)$/u.test(
      noun.text,
    );
  const before = cursor.token(-1);
  const isAmount =
    isVerb(before, wordSet('tener haber hacer comer beber')) || before?.text === 'hay';
  const isNounHere = isMass && (isAmount || gender !== undefined);
  if (!isNounHere) return undefined;
  const isFeminine = gender === 'f' || /^(?:sed|prisa|suerte|gente|agua|ganas)$/u.test(noun.text);
  const isPlural = noun.text.endsWith('s');
  const right = `${muchOf.get(isFeminine ? 'f' : 'm') ?? ''}${isPlural ? 's' : ''}`;
  return cursor.replace([0, 1], right, {
    kind: 'expression',
    reason: ownReason(
      `*Muy* goes with adjectives and adverbs; before a noun it is *mucho*, *mucha*: *${right} ${noun.text}*.`,
      `*Muy* стоит при прилагательных и наречиях; перед существительным нужно *mucho*, *mucha*: *${right} ${noun.text}*.`,
      `*Muy* sıfat ve zarflarla kullanılır; isimden önce *mucho*, *mucha* gelir: *${right} ${noun.text}*.`,
    ),
  });
});

/** Es tan alta que su madre: without a verb after it, a comparison is meant. */
const tanComo: Rule = (sentence) =>
  sentence.tokens.flatMap((_, at) => {
    const cursor = cursorAt(sentence, at);
    if (cursor.text(0) !== 'tan' || !quality(cursor.token(1)) || cursor.text(2) !== 'que')
      return [];
    const rest = sentence.tokens.slice(at + 3);
    const isShort = rest.length > 0 && rest.length <= 3;
    const hasVerb = rest.some(
      (token) => mayBeFinite(token) && !/^(?:la|lo|las|los|casa|otro)$/u.test(token.text),
    );
    const [next] = rest;
    const isCompared =
      next !== undefined &&
      ((classes['det']?.(next) ?? false) ||
        (classes['pronoun']?.(next) ?? false) ||
        (classes['name']?.(next) ?? false));
    const isClosed = rest.slice(1).every(({ gap }) => /^\s+$/u.test(gap));
    if (!isShort || hasVerb || !isCompared || !isClosed) return [];
    return [
      cursor.replace([2, 3], 'como', {
        kind: 'expression',
        reason: { note: 'comparison-mas-menos' },
      }),
    ];
  });

/** Esta casa es más buena que la otra. */
const irregularComparative = perWord((cursor) => {
  const word = cursor.text(1);
  if (cursor.text(0) !== 'más' || !/^(?:buen|mal)(?:o|a|os|as)$/u.test(word)) return undefined;
  const subject = cursor.sentence.tokens.slice(0, cursor.at);
  const noun = subject.find((token) => genderOf(token, true) !== undefined);
  const isThing = noun !== undefined && subject.every(({ text }) => !personNouns.has(text));
  if (cursor.text(2) !== 'que' || !isThing) return undefined;
  const stem = word.startsWith('buen') ? 'mejor' : 'peor';
  const right = word.endsWith('s') ? `${stem}es` : stem;
  return cursor.replace([0, 2], right, {
    kind: 'expression',
    reason: { note: 'comparison-mas-menos' },
  });
});

const plain = wordSet(
  'alto caro barato bonito interesante importante difícil rápido pequeño famoso antiguo popular moderno grande',
);

/** Es el más grande hotel de la ciudad. */
const superlativeOrder = perWord((cursor) => {
  if (!/^(?:el|la)$/u.test(cursor.text(0)) || cursor.text(1) !== 'más') return undefined;
  const adjective = cursor.token(2);
  const isPlain = isOnly(
    adjective,
    ({ lexeme }) => plain.has(lexeme.text) || lexeme.text === 'caer',
  );
  const noun = cursor.token(3);
  if (!isPlain || genderOf(noun) === undefined || !noun || /^(?:parte|cosa)$/u.test(noun.text))
    return undefined;
  return cursor.replace([1, 4], `${cursor.words(3, 4)} ${cursor.words(1, 3)}`, {
    kind: 'word-order',
    reason: ownReason(
      'The noun comes before *más* and the adjective: *el hotel más grande*.',
      'Существительное стоит перед *más* и прилагательным: *el hotel más grande*.',
      'İsim, *más* ve sıfattan önce gelir: *el hotel más grande*.',
    ),
  });
});

/** La ciudad más grande en España. */
const superlativeDe = perWord((cursor) => {
  const noun = cursor.token(1);
  if (!/^(?:el|la|los|las)$/u.test(cursor.text(0)) || numberOf(noun) === undefined)
    return undefined;
  const isSuperlative = cursor.text(2) === 'más' && quality(cursor.token(3));
  if (!isSuperlative || cursor.text(4) !== 'en') return undefined;
  const where = cursor.token(5);
  const isCountry =
    where !== undefined && (classes['country']?.(where) ?? false) && cursor.isEnd(5);
  const isPlace =
    /^(?:la|el|mi)$/u.test(cursor.text(5)) &&
    /^(?:ciudad|mundo|clase|país|pueblo|familia|grupo)$/u.test(cursor.text(6)) &&
    cursor.isEnd(6);
  const isThere = isVerb(cursor.token(-1), wordSet('ser'));
  if (!isThere || (!isCountry && !isPlace)) return undefined;
  const isContracted = cursor.text(5) === 'el';
  return cursor.replace([4, isContracted ? 6 : 5], isContracted ? 'del' : 'de', {
    kind: 'preposition',
    reason: { note: 'superlative-de' },
  });
});

/** Mi inglés es bien; La película es bien. */
const bienAfterSer = perWord((cursor) => {
  const noun = cursor.token(0);
  const gender =
    genderOf(noun) ??
    (classes['language']?.(noun ?? ({ text: '' } as CheckedToken)) ? 'm' : undefined);
  const isPlural = numberOf(noun) === 'plural';
  if (gender === undefined || personNouns.has(noun?.text ?? '')) return undefined;
  if (cursor.text(1) !== (isPlural ? 'son' : 'es')) return undefined;
  const at = /^(?:muy|bastante|tan)$/u.test(cursor.text(2)) ? 3 : 2;
  if (cursor.text(at) !== 'bien' || !cursor.isEnd(at)) return undefined;
  const [good] = cursor.sentence.lexicon.lexemesOf('bueno');
  const right =
    good &&
    adjectiveAt({ lexeme: good, pos: 'adjective' }, cursor.sentence.lexicon, {
      gender,
      number: isPlural ? 'plural' : 'singular',
    });
  if (right === undefined) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'expression',
    reason: ownReason(
      '*Bien* is an adverb and describes how something is done; a noun with *ser* takes *bueno*.',
      '*Bien* — наречие, оно описывает действие; о предмете с глаголом *ser* говорят *bueno*.',
      '*Bien* zarftır, eylemi anlatır; *ser* ile ismi anlatmak için *bueno* kullanılır.',
    ),
  });
});

export const comparisonRules: readonly Rule[] = [
  compared,
  tanComo,
  muyAndNoun,
  irregularComparative,
  superlativeOrder,
  superlativeDe,
  bienAfterSer,
  degree,
];
