import { phraseRule, type WordClasses } from '../../correction/phrase-rule.ts';
import type { CheckedToken, Rule } from '../../pack/correction-rules.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses } from './phrase-classes.ts';
import { mayBeFinite, star, unsureGender } from './spanish-words.ts';
import { alsoWords, cities, countries, months, peoples, weekdays } from './word-sets.ts';

const classes: WordClasses = {
  ...phraseClasses,
  /** "El habla andaluza" and "el caza" are nouns. */
  hisverb: (token: CheckedToken) =>
    token.text !== 'habla' &&
    !unsureGender.has(token.text) &&
    (phraseClasses['third']?.(token) ?? false),
};

const accents = phraseRule({
  kind: 'spelling',
  classes,
  reason:
    ({ right }) =>
    (texts) =>
      texts.spelled(star(right)),
  lines: `
    [tu] <second> => tú
    [el] es|está|tiene|quiere|vive|va|come|puede|dice => él
    [el] habla <language>|con|muy|mucho|bien|por => él
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
    [el] esta en|muy|bien|mal|aquí|cansado|enfermo|contento|ocupado|<gerund> => él
    <noun|person|pronoun|firstname> [esta] en|muy|bien|mal|aquí|allí|cerca|lejos|<gerund> => está
    <start> [esta] bien|mal => está
    <start> [estas] bien|mal|cansado|cansada|aquí|contento|contenta|<gerund> => estás
    tú [estas] => estás
    dónde|por|cuándo [estas] <end> => estás
    dónde [esta] <det|name> => está
    dónde [esta] <end> => está
    y [tu] <end> => tú
    con|que|como [tu] <end> => tú
    sin|de|por|sobre|hacia [mi] <end> => mí
    creo|que|digo|dijo|decir [si] <end> => sí
    yo [se] que|qué|cómo|dónde|<infinitive> => sé
    no [se] si|<infinitive> => sé
    no [se] dónde|donde|cómo|cuándo|quién|cuál => sé
    a [que] hora => qué
    <start> [el] <hisverb> => él
    <start> [el] no <third> => él
    y|pero|porque [el] no <third> => él
    <finite> [mas] <nounlike> => más
    <start> [esta] cansado|enfermo|contento|ocupado|abierto|cerrado|roto|lloviendo|nevando|nervioso|listo => está
    para|con|de|a|por [mí] hermano|hermana|padre|madre|hijo|hija|tío|tía|abuelo|abuela|primo|prima|novio|novia|marido|mujer|jefe|jefa => mi
    con|de|para|a|por [tú] <person> => tu
    [mas] de|que|tarde|grande|pequeño|alto|bonito|caro|barato|<quality> => más
    un poco|mucho [mas] => más
    un|el [te] <end> => té
    el|un [te] verde|negro|con|caliente => té
    {tomar|beber|querer|preferir} [te] <end> => té
    [tenia] => tenía
    [ingles] => inglés
    este|cada|un|el|próximo [ano] => año
    muchos|los|dos|tres|pocos|cuántos|cuantos [anos] => años
    he|has|ha|hemos|han|había [echo] => hecho
    voy|vas|va|vamos|van|fui|ir [ha] <infinitive> => a
    él|ella|usted|<firstname> [a] <participle> => ha
    yo [e] <participle> => he
    <any> [e] <noti> => y
    <any> [u] <noto> => o
    <start> [ay|ai|hai] un|una|muchos|muchas|mucho|mucha|dos|tres => hay
    {estar} [hay] <end> => ahí
    [a ver] <participle> => haber
    <any> [y] <i> => e
    <number> [o] ocho|once => u
    siete [o] ocho => u
    mujer [o] hombre => u
    <noun> [o] <o> => u
  `,
});

/** Lunes, Enero, Español in the middle of a sentence. */
const small: Rule = ({ tokens }) =>
  tokens.flatMap(({ text, written, gap }, at) => {
    const isSmall = weekdays.has(text) || months.has(text) || peoples.has(text);
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
  ['cuanta', 'cuánta'],
  ['cuantos', 'cuántos'],
  ['cuantas', 'cuántas'],
]);

const beforeQuestionWord = /^(?:a|de|en|con|por|para|desde|hasta)$/u;

/** ¿Donde vives? ¿De donde eres? Como te llamas? */
const questionAccent: Rule = ({ tokens, end }) => {
  const [first] = tokens;
  if (!first || !end.includes('?')) return [];
  const isMarked = first.gap.includes('¿');
  const isWhole = tokens.every(({ gap }, at) => at === 0 || /^\s+$/u.test(gap));
  if (!isMarked && !isWhole) return [];
  const at = isMarked && beforeQuestionWord.test(first.text) ? 1 : 0;
  const word = tokens[at];
  const second = tokens[at + 1];
  const right = questionWords.get(word?.text ?? '');
  if (right === undefined) return [];
  // "Por que" may stand for "porque", and is corrected elsewhere.
  if (at === 1 && first.text === 'por') return [];
  const isClear =
    at === 1 ||
    mayBeFinite(second) ||
    /^(?:te|se|le|me|tu|es|años|tiempo|libros|hora|dinero|día|no)$/u.test(second?.text ?? '');
  if (!isClear) return [];
  if (word?.text === 'que' && at === 0 && /^(?:no|si)$/u.test(second?.text ?? '')) return [];
  return [
    {
      from: at,
      to: at + 1,
      right,
      kind: 'spelling' as const,
      reason: { note: 'question-word-accents' },
    },
  ];
};

/** No sé donde vive. */
const indirectQuestion = phraseRule({
  kind: 'spelling',
  classes,
  reason: () => ({ note: 'question-word-accents' }),
  lines: `
    {saber} [donde] => dónde
    no|yo sé [donde] => dónde
    no|yo sé [quien] => quién
    no|yo sé [cuando] <verb|anyclitic> => cuándo
    no|yo sé [como] <infinitive|anyclitic|finite> => cómo
    no|yo sé [que] <infinitive> => qué
    no sé [cuanto] => cuánto
    {saber} [quien] => quién
    {saber} [cuando] <verb|anyclitic> => cuándo
    {saber} [cual] => cuál
    {saber} [cuanto] => cuánto
    {saber} [cuantos] => cuántos
    {saber} [como] <infinitive|anyclitic|finite> => cómo
    no {saber} [que] <infinitive> => qué
    no {saber} por [que] => qué
    dime|dígame|pregunta|pregunto [donde] => dónde
    dime|dígame|pregunta|pregunto [cuando] <verb> => cuándo
    dime|dígame|pregunta|pregunto [como] <finite|anyclitic> => cómo
  `,
});

/** ¿Porque no vienes? No voy por que estoy cansado. */
const whyAndBecause: Rule = (sentence) => {
  const { tokens, end } = sentence;
  const [first, second] = tokens;
  const reason = ownReason(
    'A question has *por qué*, “why”; the answer has *porque*, “because”.',
    'В вопросе пишется *por qué* — «почему», в ответе *porque* — «потому что».',
    'Soruda *por qué* (“neden”), cevapta *porque* (“çünkü”) yazılır.',
  );
  const found = (from: number, to: number, right: string) => [
    { from, to, right, kind: 'spelling' as const, reason },
  ];
  const isQuestion = end.includes('?') && first?.gap.includes('¿');
  if (isQuestion && /^(?:porque|porqué)$/u.test(first?.text ?? '')) return found(0, 1, 'por qué');
  if (isQuestion && first?.text === 'por' && second?.text === 'que') return found(0, 2, 'por qué');
  const at = tokens.findIndex(
    ({ text }, place) => text === 'por' && tokens[place + 1]?.text === 'que' && place > 0,
  );
  const next = tokens[at + 2];
  const isCause = classes['first']?.(next ?? tokens[0] ?? ({} as never)) ?? false;
  if (
    at > 0 &&
    next &&
    (isCause || /^(?:es|está|no|me|hay|tengo)$/u.test(next.text)) &&
    !end.includes('?')
  )
    return found(at, at + 2, 'porque');
  return [];
};

/** Vivo en madrid. */
const capitals: Rule = ({ tokens }) =>
  tokens.flatMap(({ text, written }, at) => {
    const isPlace = (countries.has(text) || cities.has(text)) && !alsoWords.has(text);
    const before = tokens[at - 1]?.text ?? '';
    if (!isPlace || written !== text || !/^(?:a|en|de|desde|hasta|por|para|y)$/u.test(before))
      return [];
    const right = text.slice(0, 1).toUpperCase() + text.slice(1);
    return [
      {
        from: at,
        to: at + 1,
        right,
        kind: 'spelling' as const,
        reason: (texts) => texts.capital(star(right)),
      },
    ];
  });

export const spellingRules: readonly Rule[] = [
  accents,
  small,
  questionAccent,
  indirectQuestion,
  whyAndBecause,
  capitals,
];
