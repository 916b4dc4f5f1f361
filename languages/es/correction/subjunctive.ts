import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { Reason } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { ownReason } from './own-reason.ts';
import {
  clitics,
  finiteReading,
  isFiniteReading,
  isVerb,
  mayBeFinite,
  subjectPersons,
  verbAt,
} from './spanish-words.ts';

const wishes = wordSet(
  'querer preferir desear necesitar pedir recomendar aconsejar exigir prohibir sugerir permitir',
);
const feelings =
  /^(?:alegro|alegra|gusta|molesta|encanta|sorprende|importa|preocupa|extraña|gustaría)$/u;
const impersonal = wordSet(
  'importante necesario posible imposible probable bueno mejor malo normal lógico raro extraño triste fácil difícil interesante increíble urgente conveniente',
);

const purpose = ownReason(
  'After *para que*, *sin que* and *antes de que* the verb is in the subjunctive.',
  'После *para que*, *sin que* и *antes de que* глагол стоит в сослагательном наклонении.',
  '*Para que*, *sin que* ve *antes de que* sözlerinden sonra fiil *subjuntivo* kipinde olur.',
);

/** The words from which a clause with the subjunctive begins, or 0. */
function subjunctiveStart(
  cursor: Cursor,
): { at: number; note?: string; reason?: Reason } | undefined {
  if (isVerb(cursor.token(0), wishes) && cursor.text(1) === 'que') {
    return { at: 2, note: 'subjunctive-after-wishes' };
  }
  if (/^(?:espero|esperamos|espera|esperan)$/u.test(cursor.text(0)) && cursor.text(1) === 'que') {
    return { at: 2, note: 'subjunctive-after-wishes' };
  }
  if (/^(?:para|sin)$/u.test(cursor.text(0)) && cursor.text(1) === 'que')
    return { at: 2, reason: purpose };
  if (feelings.test(cursor.text(0)) && clitics.has(cursor.text(-1))) {
    if (cursor.text(1) === 'que') return { at: 2, note: 'subjunctive-emotions' };
    if (cursor.text(1) === 'de' && cursor.text(2) === 'que')
      return { at: 3, note: 'subjunctive-emotions' };
  }
  if (/^(?:pena|lástima)$/u.test(cursor.text(0)) && cursor.text(1) === 'que')
    return { at: 2, note: 'subjunctive-emotions' };
  if (cursor.text(0) === 'miedo' && cursor.text(1) === 'de' && cursor.text(2) === 'que')
    return { at: 3, note: 'subjunctive-emotions' };
  if (
    /^(?:verdad|cierto)$/u.test(cursor.text(0)) &&
    cursor.text(-1) === 'es' &&
    cursor.text(-2) === 'no' &&
    cursor.text(1) === 'que'
  )
    return { at: 2, note: 'subjunctive-impersonal-opinion' };
  if (cursor.text(0) === 'antes' && cursor.text(1) === 'de' && cursor.text(2) === 'que') {
    return { at: 3, reason: purpose };
  }
  if (cursor.text(0) === 'ojalá') {
    return { at: cursor.text(1) === 'que' ? 2 : 1, note: 'ojala-subjunctive' };
  }
  const isOpinion = /^(?:es|era|será)$/u.test(cursor.text(0)) && impersonal.has(cursor.text(1));
  if (isOpinion && cursor.text(2) === 'que')
    return { at: 3, note: 'subjunctive-impersonal-opinion' };
  const isDoubt =
    (/^(?:creo|pienso|creemos)$/u.test(cursor.text(0)) && cursor.text(-1) === 'no') ||
    /^(?:dudo|dudamos)$/u.test(cursor.text(0));
  if (isDoubt && cursor.text(1) === 'que') return { at: 2, note: 'subjunctive-impersonal-opinion' };
  return undefined;
}

/** Quiero que vienes; para que sabes; ojalá llueve. */
export const subjunctive = perWord((cursor) => {
  const start = subjunctiveStart(cursor);
  if (!start) return undefined;
  let { at } = start;
  if (subjectPersons.has(cursor.text(at))) at += 1;
  else if (
    /^(?:mi|tu|su|el|la|mis|tus|sus|los|las)$/u.test(cursor.text(at)) &&
    mayBe(cursor.token(at + 1), ({ pos }) => pos === 'noun') &&
    mayBeFinite(cursor.token(at + 2))
  )
    at += 2;
  while (cursor.text(at) === 'no' || clitics.has(cursor.text(at))) at += 1;
  const token = cursor.token(at);
  // After a subject or a pronoun of the verb, "limpio" and "ayudas" are verbs.
  const isVerbHere =
    subjectPersons.has(cursor.text(at - 1)) || /^(?:me|te|se|le|nos)$/u.test(cursor.text(at - 1));
  const isPresent =
    mayBeFinite(token) &&
    !/^(?:como|para|sobre|entre|bajo)$/u.test(token?.text ?? '') &&
    isOnly(
      token,
      (reading) =>
        (isVerbHere && reading.pos !== 'verb') ||
        (isFiniteReading(reading) && /^(?:present|imperative)$/u.test(reading.place?.table ?? '')),
    );
  const reading = finiteReading(token);
  if (!isPresent || reading?.place.table !== 'present') return undefined;
  const right = verbAt(reading.lexeme, cursor.sentence.lexicon, {
    ...reading.place,
    table: 'present-subjunctive',
  });
  return (
    right !== undefined &&
    right !== token?.text &&
    cursor.replace([at, at + 1], right, {
      kind: 'verb-form',
      reason: start.reason ?? { note: start.note ?? '' },
    })
  );
});
