import { phraseRule, type WordClasses } from '../../correction/phrase-rule.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken, Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  genderOf,
  isFinite,
  isNonFinite,
  mayBeFinite,
  mayBeNoun,
  personNouns,
  possessives,
  star,
} from './spanish-words.ts';

const weekdays = wordSet('lunes martes miércoles jueves viernes sábado domingo');
const months = wordSet(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
);

const isPure = (pos: string) => (token: CheckedToken) =>
  isOnly(token, (reading) => reading.pos === pos);

const classes: WordClasses = {
  poss: ({ text }) => possessives.has(text),
  det: ({ text }) =>
    possessives.has(text) || /^(?:el|la|los|las|un|una|este|esta|ese|esa)$/u.test(text),
  art: ({ text }) => /^(?:el|la|los|las)$/u.test(text),
  person: ({ text }) => personNouns.has(text),
  me: ({ text }) => /^(?:mí|ti|él|ella|nosotros|ellos|ellas|usted|ustedes)$/u.test(text),
  name: ({ written }) => /^\p{Lu}\p{Ll}/u.test(written),
  weekday: ({ text }) => weekdays.has(text),
  month: ({ text }) => months.has(text),
  number: (token) => /^\d+$/u.test(token.text) || isOnly(token, ({ pos }) => pos === 'numeral'),
  infinitive: (token) => isNonFinite(token, 'infinitive'),
  gerund: (token) => isNonFinite(token, 'gerund'),
  noun: (token) => genderOf(token) !== undefined,
  nounlike: (token) => mayBeNoun(token) || mayBe(token, ({ pos }) => pos === 'adjective'),
  adjective: isPure('adjective'),
  finite: isFinite,
  first: (token) =>
    isOnly(token, ({ place }) => place?.row === 'first' && place.table === 'present'),
  second: (token) =>
    isOnly(token, ({ place }) => place?.row === 'second' && place.column === 'singular'),
  third: (token) =>
    isFinite(token) &&
    isOnly(
      token,
      ({ place }) => place?.row === 'third' || place?.row === 'second' || place?.row === 'first',
    ) &&
    mayBe(
      token,
      ({ place }) =>
        place?.row === 'third' && place.column === 'singular' && place.table === 'present',
    ),
  verb: mayBeFinite,
  lower: ({ written }) => !/^\p{Lu}/u.test(written),
  i: ({ text }) => /^(?:i|hi(?!e))/u.test(text),
  o: ({ text }) => /^h?o/u.test(text) || text === '8',
  clitic: ({ text }) => /^(?:lo|le|les|te|me|nos)$/u.test(text),
  any: ({ text }) => text !== '',
};

const contractions = phraseRule({
  kind: 'article',
  classes,
  reason: () => ({ note: 'contractions-al-del' }),
  lines: `
    [de el] <nounlike> => del
    [a el] <nounlike> => al
  `,
});

const otherPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason:
    ({ head, right }) =>
    (texts) =>
      texts.goesWith(star(head), star(right)),
  lines: `
    gracias [para] <det|infinitive> => por
    después|antes [] <infinitive> => de
    cerca|lejos|dentro|detrás|encima|debajo|delante|enfrente [] mi|tu|su|nuestra|nuestro <noun> => de
    cerca|dentro|detrás|debajo|delante [] la|los|las|un|una <noun> => de
    al lado [] mi|tu|su|la|los|las <noun> => de
    {soñar|sueño|soñarse} [sobre|de] <det|me|name> => con
    {enamorarse|enamorar} [con] <det|me|name> => de
    {enamorarse|enamorar} [en] <poss|me|name> => de
    me|te|se|nos {casarse} [a] <det|me|name> => con
    {depender} [en|sobre|a] <det|me|name> => de
    {consistir} [de] => en
    {pensar} [de|sobre] <me> => en
    {llegar} [en] casa => a
    {llegar} [en] <art> casa|oficina|aeropuerto|estación|hotel|escuela => a
    {ir} [en] casa => a
    {ir} [en] <art> oficina|escuela|playa|cine|tienda|parque|hospital|universidad|mercado|biblioteca|supermercado|piscina => a
    {ir} [en] mi|tu|su casa|oficina|escuela => a
    {vivir} [a] <name> => en
    {entrar} [] <art> casa|habitación|tienda|cocina|iglesia => en
    {ir} [] casa => a
    {volver} [] casa => a
    {salir} [] <art> casa|oficina|escuela => de
    {asistir} [en] => a
    {jugar} [con] fútbol|tenis|baloncesto => al
    {ayudar} [] <infinitive> => a
    {tratar} [a] <infinitive> => de
    {olvidarse} [] <infinitive> => de
    {interesado|interesada} [sobre] => en
    {preguntar} [para] <det|me> => por
    {parecido|parecida} [con|de] => a
    {diferente} [que] <art|poss|me> => de
    {lleno|llena} [con] => de
    {montar} [a] bicicleta => en
    {viajar} [con|por] tren|autobús|coche => en
  `,
});

const withoutPreposition = phraseRule({
  kind: 'preposition',
  classes,
  reason:
    ({ head, wrong }) =>
    (texts) =>
      texts.noPreposition(star(head), star(wrong)),
  lines: `
    {buscar} [para] <det> => 
    {esperar} [para] <det> autobús|tren|taxi|amigo|amiga|hermano|novio|clase => 
    {escuchar} [a] música => 
  `,
});

const expressions = phraseRule({
  kind: 'expression',
  classes,
  reason:
    ({ shown }) =>
    (texts) =>
      texts.said(star(shown)),
  lines: `
    [en el] <weekday> => el
    [en los] lunes|martes|miércoles|jueves|viernes|sábados|domingos => los
    [en] <weekday> <end> => el
    [en] próximo <weekday> => el
    me llamo [es] => 
    [más mejor] => mejor
    [más peor] => peor
    [más mayor] que => mayor
    [muy mucho] => mucho
    [muy mucha] => mucha
    [mucho] bueno|interesante|bonito|grande|caro|rico|difícil|fácil|feliz|importante|guapo|alto|pequeño|contento|cansado => muy
    [mucha] buena|interesante|bonita|grande|cara|difícil|fácil|guapa|alta|pequeña|contenta|cansada => muy
    [mucho] gracias => muchas
    para|por|sin|de|a [yo] <end> => mí
    para|por|sin|de|a [tú] <end> => ti
    [con mí] => conmigo
    [con yo] => conmigo
    [con ti] => contigo
    [con tú] => contigo
    [todo] los <noun> => todos
    [toda] las <noun> => todas
    [todos] el <noun> => todo
    [un otro] => otro
    [una otra] => otra
    qué hora [está] => es
    [soy nacido] => nací
    [soy nacida] => nací
    desde [] <number> años|meses|días|semanas|horas => hace
    [antes] <number> años|meses|días|semanas <end> => hace
    hoy [es] frío|calor|sol <end> => hace
    <number> [anos] => años
    [preguntar] una pregunta => hacer
    [preguntarte] una pregunta => hacerte
    [preguntarle] una pregunta => hacerle
    [pregunto] una pregunta => hago
    [pregunté] una pregunta => hice
    [preguntó] una pregunta => hizo
    [es] sol <end> => hace
    [eres] en casa => estás
    [somos] en casa => estamos
    [más que] <number> personas|años|horas|días|euros|minutos|libros|veces => más de
    tan <adjective> [que] mi|tu|su <person> <end> => como
    tan <adjective> [que] yo|tú|él|ella|nosotros <end> => como
    más <adjective> [de] mi|tu|su <person> <end> => que
    <start> [tengo no] => no tengo
    <start> [quiero no] => no quiero
    <start> [puedo no] => no puedo
    <start> yo [hablo no] => no hablo
    <start> yo [tengo no] => no tengo
    <start> yo [quiero no] => no quiero
    [hice] una decisión => tomé
    [hacer] una decisión => tomar
    [hago] una decisión => tomo
    <start> [llamo] <name> <end> => me llamo
    <start> yo [llamo] <name> => me llamo
    [dos años hace] => hace dos años
    [<number> años|días|meses|semanas hace] <end> => hace $1 $2
    [qué] es tu nombre|teléfono|dirección => cuál
  `,
});

const negation = phraseRule({
  kind: 'negation',
  classes,
  reason: () => ({ note: 'double-negation' }),
  lines: `
    nadie|nada|nunca|tampoco [no] <verb|clitic> => 
    <start> [] <first> nada|nadie <end> => no
    <start> yo [] <first> nada|nadie <end> => no
  `,
});

const reflexive = phraseRule({
  kind: 'verb-form',
  classes,
  reason: () => ({ note: 'reflexive-verbs' }),
  lines: `
    mañana|hoy|siempre|normalmente|yo [] levanto|acuesto|despierto a las => me
    mañana|hoy|siempre|normalmente|tú [] levantas|acuestas|despiertas a las => te
    mañana|hoy|siempre|normalmente|nosotros [] levantamos|acostamos|despertamos a las => nos
  `,
});

const personalA = phraseRule({
  kind: 'preposition',
  classes,
  reason: () => ({ note: 'personal-a' }),
  lines: `
    conozco|veo|visito|ayudo|llamo|busco|espero|quiero|invito|extraño|vi|visité|conocí|ayudé|llamé|invité [] mi|tu|su|mis|tus|sus|nuestro|nuestra <person> => a
    conoces|ves|visitas|ayudas|llamas|buscas|esperas|invitas|viste|visitaste|conociste|llamaste [] mi|tu|su|mis|tus|sus|nuestro|nuestra <person> => a
    conocemos|vemos|visitamos|ayudamos|invitamos|vimos [] mi|tu|su|mis|tus|sus|nuestro|nuestra <person> => a
    quiero|queremos|quieres conocer|ver|visitar|ayudar|llamar|invitar [] mi|tu|su|mis|tus|sus <person> => a
    voy|vas|vamos a ver|visitar|ayudar|llamar|invitar [] mi|tu|su|mis|tus|sus <person> => a
  `,
});

const accents = phraseRule({
  kind: 'spelling',
  classes,
  reason:
    ({ right }) =>
    (texts) =>
      texts.spelled(star(right)),
  lines: `
    [tu] <second> => tú
    [el] es|está|tiene|quiere|vive|va|habla|come|puede|dice => él
    para [mi] <end> => mí
    a [mi] me => mí
    a [el|él] le => él
    [yo se] <end> => yo sé
    no [se] <end> => sé
    no [se] dónde|qué|cómo|cuándo|quién|cuál|por => sé
    [esta] <gerund> => está
    [estas] <gerund> => estás
    cómo [estas] <end> => estás
    cómo [esta] usted|tu|su => está
    <any> [y] <i> => e
    <number> [o] ocho|once => u
    siete [o] ocho => u
    mujer [o] hombre => u
    <noun> [o] <o> => u
  `,
});

const clitic = phraseRule({
  kind: 'word-order',
  classes,
  reason: () => ({ note: 'direct-object-pronoun-place' }),
  lines: `
    yo [<first> lo|la|los|las|te|le|les] todos|siempre|mucho|en|con|por|cada|hoy|ahora => $3 $2
    yo [<first> lo|la|los|las|te|le|les] <end> => $3 $2
  `,
});

/** Lunes, Enero, Español in the middle of a sentence. */
const small: Rule = ({ tokens }) =>
  tokens.flatMap(({ text, written, gap }, at) => {
    const isSmall = weekdays.has(text) || months.has(text);
    if (!isSmall || at === 0 || !/^\p{Lu}\p{Ll}/u.test(written) || !/^\s+$/u.test(gap)) return [];
    const before = tokens[at - 1]?.written ?? '';
    if (/^\p{Lu}/u.test(before) && at > 1) return [];
    return [
      {
        from: at,
        to: at + 1,
        right: text,
        kind: 'spelling' as const,
        reason: (texts) => texts.lowerCase(star(text)),
      },
    ];
  });

const questionWords = new Map([
  ['que', 'qué'],
  ['como', 'cómo'],
  ['donde', 'dónde'],
  ['cuando', 'cuándo'],
  ['quien', 'quién'],
  ['cual', 'cuál'],
  ['cuanto', 'cuánto'],
  ['cuantos', 'cuántos'],
  ['cuantas', 'cuántas'],
]);

/** ¿Donde vives? */
const questionAccent: Rule = ({ tokens, end }) => {
  const [first, second] = tokens;
  const right = questionWords.get(first?.text ?? '');
  if (right === undefined || !end.includes('?') || !first?.gap.includes('¿')) return [];
  const isClear =
    mayBeFinite(second) || /^(?:te|se|le|me|tu|es|años|tiempo|libros)$/u.test(second?.text ?? '');
  if (!isClear || (first.text === 'que' && /^(?:no|si)$/u.test(second?.text ?? ''))) return [];
  return [
    {
      from: 0,
      to: 1,
      right,
      kind: 'spelling' as const,
      reason: { note: 'question-word-accents' },
    },
  ];
};

export const phrases: readonly Rule[] = [
  contractions,
  accents,
  small,
  questionAccent,
  clitic,
  negation,
  expressions,
  personalA,
  reflexive,
  otherPreposition,
  withoutPreposition,
];
