import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
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
  mayBeFinite,
  nonFiniteOf,
  numberOf,
  personNouns,
  star,
  subjectPersons,
  verbAt,
  type Person,
} from './spanish-words.ts';

const between = wordSet('no ya también siempre nunca todavía solo tampoco');

/** The person of a subject at the start of a sentence, and how many words it has. */
function subjectAt(cursor: Cursor): (Person & { words: number }) | undefined {
  if (!cursor.isStart(0) && !/^(?:pero|porque|ahora|hoy)$/u.test(cursor.text(-1))) return undefined;
  const person = subjectPersons.get(cursor.text(0));
  if (person) return { ...person, words: 1 };
  const first = cursor.token(0);
  if (first && classes['firstname']?.(first)) return { row: 'third', column: 'singular', words: 1 };
  const noun = cursor.token(1);
  const isDeterminer = first !== undefined && (classes['det']?.(first) ?? false);
  if (!isDeterminer || !noun || !personNouns.has(noun.text)) return undefined;
  const column = numberOf(noun) === 'plural' ? 'plural' : 'singular';
  return { row: 'third', column, words: 2 };
}

/** No other word of the clause is a verb. */
function isAlone(cursor: Cursor, at: number): boolean {
  const { tokens } = cursor.sentence;
  return tokens.every(
    (token, place) =>
      place === cursor.at + at ||
      clitics.has(token.text) ||
      !isOnly(token, isFiniteReading) ||
      place < cursor.at,
  );
}

/** Yo poner la mesa; Mi madre trabajar en un banco. */
export const infinitiveForVerb = perWord((cursor) => {
  const subject = subjectAt(cursor);
  if (!subject || /[?!]/u.test(cursor.sentence.end)) return undefined;
  let at = subject.words;
  while (between.has(cursor.text(at)) || clitics.has(cursor.text(at))) at += 1;
  const token = cursor.token(at);
  const isInfinitive =
    isNonFinite(token, 'infinitive') || /^(?:ser|poder|deber)$/u.test(token?.text ?? '');
  if (!isInfinitive || !isAlone(cursor, at)) return undefined;
  const verb = token?.readings.find(({ place }) => place?.row === 'infinitive')?.lexeme;
  const { row, column } = subject;
  const right = verb && verbAt(verb, cursor.sentence.lexicon, { table: 'present', row, column });
  const words = cursor.words(0, subject.words);
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'verb-form',
      reason: (texts) => texts.person(star(words), star(right)),
    })
  );
});

/** Yo trabajando ahora. */
export const gerundWithoutEstar = perWord((cursor) => {
  const subject = subjectAt(cursor);
  if (!subject || /[?!…:]/u.test(cursor.sentence.end)) return undefined;
  const isNegated = cursor.text(subject.words) === 'no';
  const at = subject.words + (isNegated ? 1 : 0);
  if (!isNonFinite(cursor.token(at), 'gerund') || !isAlone(cursor, at)) return undefined;
  const isOne = cursor.sentence.tokens.every(({ gap }, place) => place === 0 || /^\s+$/u.test(gap));
  const [estar] = cursor.sentence.lexicon.lexemesOf('estar');
  const { row, column } = subject;
  const right = estar && verbAt(estar, cursor.sentence.lexicon, { table: 'present', row, column });
  if (right === undefined || !isOne || cursor.sentence.tokens.some(({ text }) => text === 'y'))
    return undefined;
  return cursor.replace([at, at + 1], `${right} ${cursor.words(at, at + 1)}`, {
    kind: 'verb-form',
    reason: { note: 'estar-gerund' },
  });
});

const jobReason = ownReason(
  'Spanish does not leave out *ser* and *estar*: *mi padre es médico*.',
  'В испанском глаголы *ser* и *estar* не пропускают: *mi padre es médico*.',
  'İspanyolcada *ser* ve *estar* atılmaz: *mi padre es médico*.',
);

/** Mi hermano médico; Yo de Rusia; Ella muy cansada. */
export const missingCopula = perWord((cursor) => {
  const subject = subjectAt(cursor);
  const { tokens, lexicon, end } = cursor.sentence;
  if (!subject || cursor.at > 0 || end !== '.' || tokens.length > 5) return undefined;
  if (tokens.some((token) => mayBe(token, ({ pos }) => pos === 'verb'))) return undefined;
  if (tokens.some(({ gap }, at) => at > 0 && !/^\s+$/u.test(gap))) return undefined;
  let at = subject.words;
  const isNegated = cursor.text(at) === 'no';
  if (isNegated) at += 1;
  const isMuch = cursor.text(at) === 'muy';
  const word = cursor.token(at + (isMuch ? 1 : 0));
  const last = at + (isMuch ? 1 : 0);
  if (!word) return undefined;
  const isState = /^(?:cansad|enferm|content|ocupad|enfadad|nervios|preocupad)(?:o|a|os|as)$/u.test(
    word.text,
  );
  const isJob = classes['job']?.(word) ?? false;
  const isKind = isOnly(word, ({ pos }) => pos === 'adjective') && isMuch;
  const isFrom =
    word.text === 'de' &&
    ((classes['country']?.(cursor.token(last + 1) ?? word) ?? false) ||
      (classes['city']?.(cursor.token(last + 1) ?? word) ?? false));
  const isWhole = cursor.isEnd(isFrom ? last + 1 : last);
  const isSubject =
    (subject.words === 1 && subjectPersons.has(cursor.text(0))) || subject.words === 2;
  if (!isSubject || !isWhole || !(isState || isJob || isKind || isFrom)) return undefined;
  const [verb] = lexicon.lexemesOf(isState ? 'estar' : 'ser');
  const { row, column } = subject;
  const right = verb && verbAt(verb, lexicon, { table: 'present', row, column });
  if (right === undefined) return undefined;
  return cursor.replace([at, at + 1], `${right} ${cursor.words(at, at + 1)}`, {
    kind: 'verb-form',
    reason: jobReason,
  });
});

const wanting = wordSet('gustar encantar poder deber necesitar querer interesar');

/** Me gusta nadando; puedo hablando; me gusta bailo. */
export const infinitiveAfterLiking = perWord((cursor) => {
  const token = cursor.token(0);
  if (!isVerb(token, wanting) || mayBe(token, ({ pos }) => pos === 'noun')) return undefined;
  let at = /^(?:mucho|más|no)$/u.test(cursor.text(1)) ? 2 : 1;
  if (cursor.text(0) === 'tengo' && cursor.text(1) === 'que') at = 2;
  const next = cursor.token(at);
  const isLiking = mayBe(token, ({ lexeme }) => /^(?:gustar|encantar)$/u.test(lexeme.text));
  const isFirst =
    isLiking &&
    isFinite(next) &&
    isOnly(next, ({ place }) => place?.row === 'first' && place.table === 'present');
  if (!isNonFinite(next, 'gerund') && !isFirst) return undefined;
  const right = nonFiniteOf(next, cursor.sentence.lexicon, 'infinitive');
  const head = cursor.text(0);
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'verb-form',
      reason: (texts) => texts.infinitiveAfter(star(head), star(right)),
    })
  );
});

/** voy a comiendo, tengo que trabajando, hay que estudiando. */
export const infinitiveAfterLink = perWord((cursor) => {
  const isGoing = /^(?:voy|vas|va|vamos|van)$/u.test(cursor.text(0)) && cursor.text(1) === 'a';
  const isMust =
    (isVerb(cursor.token(0), wordSet('tener')) || cursor.text(0) === 'hay') &&
    cursor.text(1) === 'que';
  if ((!isGoing && !isMust) || !isNonFinite(cursor.token(2), 'gerund')) return undefined;
  const right = nonFiniteOf(cursor.token(2), cursor.sentence.lexicon, 'infinitive');
  const head = `${cursor.text(0)} ${cursor.text(1)}`;
  return (
    right !== undefined &&
    cursor.replace([2, 3], right, {
      kind: 'verb-form',
      reason: (texts) => texts.infinitiveAfter(star(head), star(right)),
    })
  );
});

/** soy trabajo, soy vivo en, estoy hablo, estamos comemos. */
export const doubleVerb = perWord((cursor) => {
  if (!/^(?:soy|eres|somos|estoy|estás|estamos)$/u.test(cursor.text(0))) return undefined;
  const next = cursor.token(1);
  const being = finiteReading(cursor.token(0))?.place;
  const reading = finiteReading(next);
  const isVerbLike =
    isOnly(next, (one) => isFiniteReading(one) || one.pos === 'noun') && mayBeFinite(next);
  if (!isVerbLike || !reading || !being || /^(?:como|sobre|entre|bajo|para)$/u.test(cursor.text(1)))
    return undefined;
  if (reading.place.table !== 'present') return undefined;
  if (reading.place.row !== being.row || reading.place.column !== being.column) return undefined;
  if (isVerb(next, wordSet('ser estar'))) return undefined;
  const isEstar = cursor.text(0).startsWith('est');
  const isNoun = mayBe(next, ({ pos }) => pos === 'noun');
  if (isNoun && cursor.isEnd(1)) return undefined;
  if (isEstar) {
    const right = nonFiniteOf(next, cursor.sentence.lexicon, 'gerund');
    return (
      right !== undefined &&
      cursor.replace([1, 2], right, { kind: 'verb-form', reason: { note: 'estar-gerund' } })
    );
  }
  return cursor.replace([0, 2], cursor.words(1, 2), {
    kind: 'verb-form',
    reason: ownReason(
      'The verb form already shows the person, so *ser* is not needed before it.',
      'Глагол сам показывает лицо, поэтому *ser* перед ним не нужно.',
      'Kişiyi fiilin kendisi gösterir, bu yüzden önüne *ser* gelmez.',
    ),
  });
});

/** He trabajo mucho; no has come. */
export const finiteAfterHaber = perWord((cursor) => {
  if (!/^(?:he|has|hemos|han)$/u.test(cursor.text(0))) return undefined;
  const next = cursor.token(1);
  const isVerbLike =
    isOnly(next, (one) => isFiniteReading(one) || one.pos === 'noun') && mayBeFinite(next);
  if (!isVerbLike || /^(?:como|para|sobre|entre)$/u.test(cursor.text(1))) return undefined;
  const right = nonFiniteOf(next, cursor.sentence.lexicon, 'participle');
  return (
    right !== undefined &&
    right !== next?.text &&
    cursor.replace([1, 2], right, { kind: 'verb-form', reason: { note: 'present-perfect-form' } })
  );
});

/** Yo hable español: the subjunctive without a word that asks for it. */
export const subjunctiveAlone = perWord((cursor) => {
  const person = subjectPersons.get(cursor.text(0));
  if (!person || cursor.at > 0 || cursor.text(0).startsWith('usted')) return undefined;
  let at = 1;
  while (between.has(cursor.text(at)) || clitics.has(cursor.text(at))) at += 1;
  const token = cursor.token(at);
  const isSubjunctive = isOnly(
    token,
    ({ place }) => place?.table === 'present-subjunctive' || place?.table === 'imperative',
  );
  const agrees = mayBe(
    token,
    ({ place }) =>
      place?.table === 'present-subjunctive' &&
      place.row === person.row &&
      place.column === person.column,
  );
  const reading = finiteReading(token);
  if (!isSubjunctive || !agrees || !reading || /[?!]/u.test(cursor.sentence.end)) return undefined;
  const right = verbAt(reading.lexeme, cursor.sentence.lexicon, { ...person, table: 'present' });
  return (
    right !== undefined &&
    cursor.replace([at, at + 1], right, {
      kind: 'verb-form',
      reason: (texts) => texts.person(star(cursor.text(0)), star(right)),
    })
  );
});
