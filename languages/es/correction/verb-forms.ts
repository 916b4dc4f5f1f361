import { perWord, type Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import type { CheckedToken, Finding } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import {
  finiteReading,
  isFinite,
  isFiniteReading,
  isNonFinite,
  isVerb,
  mayBeFinite,
  nonFiniteOf,
  star,
  verbAt,
} from './spanish-words.ts';

function infinitive(cursor: Cursor, at: number, after: string): Finding | undefined {
  const right = nonFiniteOf(cursor.token(at), cursor.sentence.lexicon, 'infinitive');
  if (right === undefined) return undefined;
  return cursor.replace([at, at + 1], right, {
    kind: 'verb-form',
    reason: (texts) => texts.infinitiveAfter(star(after), star(right)),
  });
}

const beforeInfinitive = wordSet('querer poder deber soler necesitar preferir desear');
const takesInfinitive = wordSet('para sin');

/** quiero como, puedes vienes, para compro, tengo que trabajo, voy a compro. */
export const infinitiveAfter = perWord((cursor) => {
  const word = cursor.text(0);
  if (isVerb(cursor.token(0), beforeInfinitive) && isFinite(cursor.token(1))) {
    const isBeing = mayBe(cursor.token(1), ({ lexeme }) => lexeme.text === 'ser');
    if (isBeing || mayBe(cursor.token(0), ({ pos }) => pos === 'noun')) return undefined;
    return infinitive(cursor, 1, word);
  }
  // "Poder" takes no noun: "puedo encuentro" has two verbs.
  const isTwoVerbs =
    /^(?:puedo|puedes|puede|podemos|pueden|pude)$/u.test(word) &&
    mayBeFinite(cursor.token(1)) &&
    isOnly(cursor.token(1), (reading) => isFiniteReading(reading) || reading.pos === 'noun') &&
    !/^(?:como|para|sobre|entre|bajo)$/u.test(cursor.text(1));
  if (isTwoVerbs) return infinitive(cursor, 1, word);
  // Third persons look like nouns: sin falta, sin pausa.
  const isNounLike =
    mayBe(cursor.token(1), ({ place }) => place?.row === 'third') ||
    (cursor.text(1).endsWith('o') &&
      !/^(?:hablo|compro|digo|hago|tengo|veo|aprendo|escribo|leo|bebo|estudio|voy)$/u.test(
        cursor.text(1),
      ));
  if (takesInfinitive.has(word) && isFinite(cursor.token(1)) && !isNounLike) {
    return infinitive(cursor, 1, word);
  }
  const isTener = isVerb(cursor.token(0), wordSet('tener')) || word === 'hay';
  const isVerbOrNoun = isOnly(
    cursor.token(2),
    (reading) => isFiniteReading(reading) || reading.pos === 'noun',
  );
  if (isTener && cursor.text(1) === 'que' && isVerbOrNoun && mayBeFinite(cursor.token(2))) {
    return infinitive(cursor, 2, `${word} que`);
  }
  const isGoing =
    isVerb(cursor.token(0), wordSet('ir')) &&
    /^(?:voy|vas|va|vamos|vais|van|iba|iban)$/u.test(word);
  if (isGoing && cursor.text(1) === 'a' && isFinite(cursor.token(2))) {
    return infinitive(cursor, 2, `${word} a`);
  }
  const isAfter = /^(?:antes|después|acabo|acaba|acabamos|acaban|trato|trata)$/u.test(word);
  if (isAfter && cursor.text(1) === 'de' && isFinite(cursor.token(2))) {
    return infinitive(cursor, 2, `${word} de`);
  }
  return undefined;
});

/** Me olvidé de traigo el libro; te ayudo a limpias. */
export const finiteAfterPreposition = perWord((cursor) => {
  if (!/^(?:de|a|para|sin|con)$/u.test(cursor.text(0)) || cursor.isStart(0)) return undefined;
  const token = cursor.token(1);
  const isPersonal = isOnly(
    token,
    (reading) =>
      isFiniteReading(reading) &&
      reading.place?.table === 'present' &&
      (reading.place.row === 'first' || reading.place.row === 'second') &&
      reading.place.column === 'singular',
  );
  // Regular forms in -o are often nouns: a nado, gastos de envío.
  const isSure = /(?:go|oy|zco|[ae]s)$/u.test(token?.text ?? '');
  if (!isPersonal || !isSure || (cursor.text(0) === 'a' && cursor.text(1).endsWith('as')))
    return undefined;
  const right = nonFiniteOf(token, cursor.sentence.lexicon, 'infinitive');
  return (
    right !== undefined &&
    cursor.replace([1, 2], right.replace(/se$/u, ''), {
      kind: 'verb-form',
      reason: { note: 'infinitive-after-prepositions' },
    })
  );
});

const takesA = wordSet('empezar comenzar aprender');
const takesDe = wordSet('acabar tratar');

function isInfinitive(token: CheckedToken | undefined): boolean {
  return (
    isNonFinite(token, 'infinitive') && !/^(?:ser|deber|poder|placer)$/u.test(token?.text ?? '')
  );
}

function insert(cursor: Cursor, word: string, note?: string): Finding {
  const head = cursor.text(0);
  return cursor.replace([0, 2], `${cursor.words(0, 1)} ${word} ${cursor.words(1, 2)}`, {
    kind: 'verb-form',
    reason: note === undefined ? (texts) => texts.goesWith(star(head), star(word)) : { note },
  });
}

/** Voy comer, tengo estudiar, empiezo trabajar, acabo comer, hay estudiar. */
export const missingLink = perWord((cursor) => {
  const token = cursor.token(0);
  const word = cursor.text(0);
  if (!isInfinitive(cursor.token(1)) || mayBe(token, ({ pos }) => pos === 'noun')) return undefined;
  if (/^(?:voy|vas|va|vamos|vais|van|iba|iban)$/u.test(word))
    return insert(cursor, 'a', 'ir-a-infinitive');
  if (isVerb(token, wordSet('tener')) || word === 'hay') {
    return insert(cursor, 'que');
  }
  if (isVerb(token, takesA)) return insert(cursor, 'a');
  if (isVerb(token, takesDe)) {
    return insert(cursor, 'de', word.startsWith('acab') ? 'acabar-de-infinitive' : undefined);
  }
  return undefined;
});

/** quiero a comer, puedo de ir, me gusta a bailar. */
export const extraLink = perWord((cursor) => {
  const link = cursor.text(1);
  if ((link !== 'a' && link !== 'de') || !isInfinitive(cursor.token(2))) return undefined;
  const verbs = wordSet(
    link === 'a'
      ? 'querer poder deber preferir necesitar gustar'
      : 'querer poder preferir necesitar',
  );
  if (!isVerb(cursor.token(0), verbs)) return undefined;
  const head = cursor.text(0);
  return cursor.replace([0, 3], `${cursor.words(0, 1)} ${cursor.words(2, 3)}`, {
    kind: 'verb-form',
    reason: (texts) => texts.noPreposition(star(head), star(link)),
  });
});

/** sin diciendo, antes de comiendo. */
export const gerundAfterPreposition = perWord((cursor) => {
  if (!/^(?:sin|para|de|por|a|al)$/u.test(cursor.text(0))) return undefined;
  if (!isNonFinite(cursor.token(1), 'gerund')) return undefined;
  const right = nonFiniteOf(cursor.token(1), cursor.sentence.lexicon, 'infinitive');
  return (
    right !== undefined &&
    cursor.replace([1, 2], right, {
      kind: 'verb-form',
      reason: { note: 'infinitive-after-prepositions' },
    })
  );
});

/** estoy comer; soy comiendo. */
export const gerundAfterEstar = perWord((cursor) => {
  const token = cursor.token(0);
  const { lexicon } = cursor.sentence;
  if (isVerb(token, wordSet('estar')) && isInfinitive(cursor.token(1))) {
    const right = nonFiniteOf(cursor.token(1), lexicon, 'gerund');
    return (
      right !== undefined &&
      cursor.replace([1, 2], right, { kind: 'verb-form', reason: { note: 'estar-gerund' } })
    );
  }
  const reading = finiteReading(token);
  if (reading?.lexeme.text !== 'ser' || !isNonFinite(cursor.token(1), 'gerund')) return undefined;
  if (reading.place.table !== 'present' && reading.place.table !== 'imperfect') return undefined;
  const [estar] = lexicon.lexemesOf('estar');
  const right = estar && verbAt(estar, lexicon, reading.place);
  return (
    right !== undefined &&
    cursor.replace([0, 1], right, { kind: 'verb-form', reason: { note: 'estar-gerund' } })
  );
});

const haber = wordSet('he has ha hemos habéis han había habías habíamos habían');

/** hemos compradas, he comer, ha comió. */
export const participleAfterHaber = perWord((cursor) => {
  const word = cursor.text(0);
  const token = cursor.token(1);
  if (!haber.has(word) || token === undefined) return undefined;
  const { lexicon } = cursor.sentence;
  const masculine = token.text.replace(/(?:a|os|as)$/u, 'o');
  const isBent =
    masculine !== token.text &&
    /[dts]o$/u.test(masculine) &&
    lexicon.readingsOf(masculine).some(({ place }) => place?.row === 'participle');
  const isVerbForm =
    isInfinitive(token) ||
    (isOnly(token, ({ place }) => place?.table === 'preterite') && isFinite(token));
  const right = isBent
    ? masculine
    : isVerbForm
      ? nonFiniteOf(token, lexicon, 'participle')
      : undefined;
  return (
    right !== undefined &&
    right !== token.text &&
    cursor.replace([1, 2], right, {
      kind: 'verb-form',
      reason: { note: 'present-perfect-form' },
    })
  );
});
