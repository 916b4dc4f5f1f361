import { perWord } from '../../correction/cursor.ts';
import { phraseRule } from '../../correction/phrase-rule.ts';
import { mayBe } from '../../correction/reading-sentences.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { ownReason } from './own-reason.ts';
import { phraseClasses as classes } from './phrase-classes.ts';
import { clitics, isFinite, isNonFinite } from './spanish-words.ts';

const twice = phraseRule({
  kind: 'negation',
  classes,
  reason: () => ({ note: 'double-negation' }),
  lines: `
    nadie|nada|nunca|tampoco [no] <verb|clitic> => 
    <start> [] <first> nada|nadie <end> => no
    <start> yo [] <first> nada|nadie <end> => no
  `,
});

const also = phraseRule({
  kind: 'negation',
  classes,
  reason: () =>
    ownReason(
      'In a negative sentence, “either” or “neither” is *tampoco*, not *también*: *yo tampoco*.',
      'При отрицании «тоже» — *tampoco*, а не *también*: *yo tampoco*.',
      'Olumsuz cümlede “de, da” *también* değil, *tampoco* olur: *yo tampoco*.',
    ),
  lines: `
    yo|tú|él|ella|nosotros|ellos|ellas|mí|ti|<firstname> [también no] <verb|anyclitic> => tampoco
    yo [también no] <end> => tampoco
  `,
});

const before = phraseRule({
  kind: 'word-order',
  classes,
  reason: () => ({ note: 'negation-no-before-verb' }),
  lines: `
    <start> [tengo no] => no tengo
    <start> [quiero no] => no quiero
    <start> [puedo no] => no puedo
    <start> yo [hablo no] => no hablo
    <start> yo [tengo no] => no tengo
    <start> yo [quiero no] => no quiero
    <start> [<knows> no] <noun|language> => no $1
    <start> yo|él|ella|nosotros|ellos|tú [<finite> no] <noun|language> => no $2
    <start> yo|él|ella|nosotros|ellos|tú [<finite> no] <end> => no $2
    [<be> no] <quality> <end> => no $1
    [<be> no] muy|tan <quality> => no $1
  `
    .replaceAll('<knows>', 'hablo|entiendo|conozco|tengo|comprendo|bebo|quiero|leo|veo')
    .replaceAll('<be>', 'es|está|soy|estoy|son|están|eres|estás|somos|estamos'),
});

const negatives = wordSet('no ni nunca jamás nadie nada tampoco sin apenas ningún ninguna ninguno');

/** Viene nadie a la fiesta; Como carne nunca; No veo algo. */
const missingNo = perWord((cursor) => {
  const { tokens, end } = cursor.sentence;
  const word = cursor.text(1);
  if (!/^(?:nadie|nada|nunca|ningún|ninguna)$/u.test(word) || end.includes('?')) return undefined;
  if (!isFinite(cursor.token(0)) || mayBe(cursor.token(0), ({ lexeme }) => lexeme.text === 'ser'))
    return undefined;
  if (word === 'nada' && /^(?:más|menos|de|en)$/u.test(cursor.text(2))) return undefined;
  const earlier = tokens.slice(0, cursor.at);
  if (earlier.some(({ text }) => negatives.has(text) || /^(?:si|que|mejor|más|menos)$/u.test(text)))
    return undefined;
  let from = 0;
  while (clitics.has(cursor.text(from - 1)) && !/^(?:el)$/u.test(cursor.text(from - 1))) from -= 1;
  return cursor.replace([from, 1], `no ${cursor.words(from, 1)}`, {
    kind: 'negation',
    reason: { note: 'double-negation' },
  });
});

const negativeOf = new Map([
  ['algo', 'nada'],
  ['alguien', 'nadie'],
]);

/** No veo algo; no hablo nunca con alguien. */
const somethingAfterNo = perWord((cursor) => {
  const { tokens, end } = cursor.sentence;
  const right = negativeOf.get(cursor.text(0));
  if (right === undefined || end.includes('?')) return undefined;
  const isClosed = cursor.isEnd(0) || /^(?:en|a|aquí|allí|hoy|ahora|para)$/u.test(cursor.text(1));
  const isLast = tokens.slice(cursor.at + 1).every((token) => !isFinite(token));
  if (!isClosed || !isLast) return undefined;
  let at = -1;
  if (/^(?:a|con|de|para)$/u.test(cursor.text(at))) at -= 1;
  if (cursor.text(at) === 'nunca') at -= 1;
  if (isNonFinite(cursor.token(at), 'infinitive') || isNonFinite(cursor.token(at), 'gerund'))
    at -= 1;
  if (/^(?:que|a)$/u.test(cursor.text(at)) && at < -1) at -= 1;
  const verb = cursor.token(at);
  const isKnownVerb = /^(?:hay|vino|entró|llamó|tengo)$/u.test(cursor.text(at));
  const isVerb = isFinite(verb) || isKnownVerb;
  if (!isVerb || mayBe(verb, ({ lexeme }) => /^(?:ser|saber|creer|faltar)$/u.test(lexeme.text)))
    return undefined;
  at -= 1;
  while (clitics.has(cursor.text(at))) at -= 1;
  if (!/^(?:no|nunca)$/u.test(cursor.text(at))) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'negation',
    reason: { note: 'double-negation' },
  });
});

/** No me gusta el café también. */
const alsoAtEnd = perWord((cursor) => {
  const { tokens, end } = cursor.sentence;
  if (cursor.text(0) !== 'también' || !cursor.isEnd(0) || end.includes('?')) return undefined;
  const [first, second] = tokens;
  const isNegated = first?.text === 'no' || (first?.text === 'yo' && second?.text === 'no');
  const isOneClause = tokens.every(({ gap }, at) => at === 0 || /^\s+$/u.test(gap));
  if (
    !isNegated ||
    !isOneClause ||
    tokens.some(({ text }) => /^(?:solo|sólo|que|pero)$/u.test(text))
  )
    return undefined;
  return cursor.replace([0, 1], 'tampoco', {
    kind: 'negation',
    reason: ownReason(
      'With *no*, “either” is *tampoco*, not *también*.',
      'При *no* «тоже» — *tampoco*, а не *también*.',
      '*No* ile “de, da” *también* değil, *tampoco* olur.',
    ),
  });
});

const none = phraseRule({
  kind: 'negation',
  classes,
  reason: () =>
    ownReason(
      'After *no*, say *ningún* or *ninguna*, not *algún* or *alguna*: *no tengo ningún problema*.',
      'После *no* нужно *ningún* или *ninguna*, а не *algún* или *alguna*: *no tengo ningún problema*.',
      '*No* ile *algún*, *alguna* değil, *ningún*, *ninguna* kullanılır: *no tengo ningún problema*.',
    ),
  lines: `
    no {tener} [algún] <masculine> <end> => ningún
    no {tener} [alguna] <feminine> <end> => ninguna
    no hay [algún] <masculine> => ningún
    no hay [alguna] <feminine> => ninguna
    no veo|conozco|leo [algún] <masculine> <end> => ningún
    no veo|conozco|leo [alguna] <feminine> <end> => ninguna
  `,
});

/** "¿No tienes algún libro?" is right. */
const noneStated: Rule = (sentence) => (sentence.end.includes('?') ? [] : none(sentence));

export const negationRules: readonly Rule[] = [
  twice,
  also,
  before,
  missingNo,
  somethingAfterNo,
  alsoAtEnd,
  noneStated,
];
