import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { imperfectSubjunctive, isImperfectSubjunctive } from './imperfect-subjunctive.ts';
import { ownReason } from './own-reason.ts';
import {
  clitics,
  finiteReading,
  isAll,
  isFiniteReading,
  subjectPersons,
  verbAt,
} from './spanish-words.ts';

/** The place of the verb after a conjunction, its subject, no and clitics. */
function verbAfter(cursor: Cursor, from: number): number {
  let at = subjectPersons.has(cursor.text(from)) ? from + 1 : from;
  while (cursor.text(at) === 'no' || clitics.has(cursor.text(at))) at += 1;
  return at;
}

const ifReason = ownReason(
  'After *si*, a real condition is in the present: *si tengo tiempo*.',
  'После *si* реальное условие стоит в настоящем времени: *si tengo tiempo*.',
  '*Si* sözünden sonra gerçek bir koşul şimdiki zamanda söylenir: *si tengo tiempo*.',
);
const whenReason = ownReason(
  'After *cuando*, *hasta que* and *en cuanto*, what is still to come is in the subjunctive: *cuando llegue*.',
  'После *cuando*, *hasta que* и *en cuanto* о будущем говорят в сослагательном наклонении: *cuando llegue*.',
  '*Cuando*, *hasta que* ve *en cuanto* sözlerinden sonra gelecekteki bir olay *subjuntivo* ile söylenir: *cuando llegue*.',
);

/** Cuando vendrás; Si tendré tiempo; Si tendría dinero. */
export const clauseTense = perWord((cursor) => {
  const conjunction = cursor.text(0);
  const isIf = conjunction === 'si' && (cursor.at === 0 || cursor.text(-1) !== '');
  if (!isIf && conjunction !== 'cuando') return undefined;
  if (
    /^(?:sé|sabe|sabes|sabemos|saben|saber|pregunta|pregunto|preguntó|ver|y|como|veremos|decirme|dijo)$/u.test(
      cursor.text(-1),
    )
  )
    return undefined;
  if (cursor.sentence.end.includes('?') && cursor.at > 0) return undefined;
  const at = verbAfter(cursor, 1);
  const token = cursor.token(at);
  const { lexicon } = cursor.sentence;
  const reading = finiteReading(token);
  if (!reading || !token) return undefined;
  if (isAll(token, 'future')) {
    const table = isIf ? 'present' : 'present-subjunctive';
    const right = verbAt(reading.lexeme, lexicon, { ...reading.place, table });
    return (
      right !== undefined &&
      cursor.replace([at, at + 1], right, {
        kind: 'tense',
        reason: isIf ? ifReason : whenReason,
      })
    );
  }
  const isUnreal =
    isAll(token, 'conditional') ||
    (isAll(token, 'imperfect') &&
      cursor.at === 0 &&
      cursor.sentence.tokens.every(({ text }) => text !== 'que' && text !== 'siempre') &&
      cursor.sentence.tokens.slice(at + 1).some((one) => isAll(one, 'conditional')));
  if (!isIf || !isUnreal) return undefined;
  const past = imperfectSubjunctive(reading.lexeme, lexicon, reading.place);
  return (
    past !== undefined &&
    cursor.replace([at, at + 1], past, { kind: 'tense', reason: { note: 'unreal-conditionals' } })
  );
});

/** Te llamaré cuando llego; Cuando llego a casa, te llamaré. */
export const whenInFuture = perWord((cursor) => {
  const isWhen = cursor.text(0) === 'cuando';
  const isUntil = cursor.text(0) === 'hasta' && cursor.text(1) === 'que';
  const isAsSoon = cursor.text(0) === 'en' && cursor.text(1) === 'cuanto';
  if ((!isWhen && !isUntil && !isAsSoon) || cursor.sentence.end.includes('?')) return undefined;
  const at = verbAfter(cursor, isWhen ? 1 : 2);
  const token = cursor.token(at);
  const reading = finiteReading(token);
  if (!token || reading?.place.table !== 'present' || !isOnly(token, isFiniteReading))
    return undefined;
  if (mayBe(token, ({ place }) => place?.table === 'preterite')) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const others = tokens.filter((one) => one !== token);
  const isFuture =
    others.some((one) => isAll(one, 'future')) ||
    others.some(
      ({ text }, place) =>
        /^(?:voy|vas|va|vamos|van)$/u.test(text) &&
        others[place + 1]?.text === 'a' &&
        mayBe(others[place + 2], (one) => one.place?.row === 'infinitive'),
    );
  const isTomorrow =
    isWhen &&
    tokens.some(
      ({ text }, place) =>
        text === 'mañana' && !/^(?:la|por)$/u.test(tokens[place - 1]?.text ?? ''),
    ) &&
    cursor.at > 0;
  if (!isFuture && !isTomorrow) return undefined;
  if (tokens.some(({ text }) => /^(?:siempre|cada|sé|sabes)$/u.test(text))) return undefined;
  const right = verbAt(reading.lexeme, lexicon, { ...reading.place, table: 'present-subjunctive' });
  return (
    right !== undefined &&
    right !== token.text &&
    cursor.replace([at, at + 1], right, { kind: 'tense', reason: whenReason })
  );
});

/** Si tuviera tiempo, iré contigo. */
export const unrealResult = perWord((cursor) => {
  const token = cursor.token(0);
  if (!isAll(token, 'future')) return undefined;
  const { tokens, lexicon } = cursor.sentence;
  const at = tokens.findIndex(({ text }) => text === 'si');
  const condition = at === -1 ? [] : tokens.slice(at + 1, at + 5);
  const isUnreal = condition.some(({ text }) => isImperfectSubjunctive(text, lexicon));
  const reading = finiteReading(token);
  if (!isUnreal || !reading || tokens.some(({ text }) => text === 'que')) return undefined;
  const right = verbAt(reading.lexeme, lexicon, { ...reading.place, table: 'conditional' });
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'tense', reason: { note: 'unreal-conditionals' } })
  );
});
