import { cursorAt, perWord } from '../../correction/cursor.ts';
import type { Rule } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { attach, soften } from '../grammar/sounds.ts';
import { isPlainSentence, nounsAt, predicateAt, saidReason, verbsAt } from './turkish-clause.ts';
import { verbWith } from './turkish-verbs.ts';
import { hasOtherVerb, lastVerb, onlyNouns, pronounOf, star, subjects } from './turkish-words.ts';

const persons = wordSet(
  'öğretmen arkadaş anne baba kardeş abla abi teyze amca dayı hala dede eş müdür patron komşu doktor oğul kız',
);

/** Öğretmenim bana soru soruyorum: I do nothing to myself here, my teacher does. */
export const speakerAsBoth: Rule = (sentence) => {
  const { tokens, lexicon } = sentence;
  const cursor = cursorAt(sentence, 0);
  const nouns = onlyNouns(cursor, 0);
  const isPerson = nouns?.every(
    (one) => one.case === 'nominative' && one.owner !== null && persons.has(one.lexeme.text),
  );
  const last = lastVerb(sentence);
  const [verb] = last?.verbs ?? [];
  if (!isPerson || !last || !verb || !isPlainSentence(sentence) || hasOtherVerb(sentence))
    return [];
  const isMe = tokens.slice(1).some(({ text }) => text === 'bana' || text === 'beni');
  const isOther = tokens.slice(1).some(({ text }) => subjects.has(text));
  if (!isMe || isOther || last.verbs.some(({ person }) => person !== 0)) return [];
  const right = verbWith(verb, lexicon, { person: 2 });
  if (right === undefined) return [];
  return [
    cursorAt(sentence, last.at).replace([0, 1], right, {
      kind: 'agreement',
      reason: (texts) => texts.person(star(tokens[0]?.text ?? ''), star(right)),
    }),
  ];
};

const owned = ['(I)m', '(I)n', '(s)I', '(I)mIz', '(I)nIz', '(s)I'];
const reason = {
  own: {
    en: 'Before *için* ("because") a verb takes *-diği*: *yağdığı için*, *geldiğim için*.',
    es: 'Delante de *için* («porque») el verbo lleva *-diği*: *yağdığı için*, *geldiğim için*.',
    ru: 'Перед *için* («потому что») глагол стоит в форме на *-diği*: *yağdığı için*, *geldiğim için*.',
    tr: 'Neden bildiren *için*den önce fiil *-diği* ekini alır: *yağdığı için*, *geldiğim için*.',
  },
};

/** Yağmur yağıyor için çıkmadık. */
export const finiteBeforeFor = perWord((cursor) => {
  if (cursor.text(1) !== 'için' || cursor.isEnd(1)) return undefined;
  const [verb] = verbsAt(cursor, 0);
  const isTense = /^(?:present-continuous|past-definite)$/u.test(verb?.tense ?? '');
  if (!verb || !isTense || verb.can) return undefined;
  const first = verb.lexeme.text.slice(0, -3);
  const stem = verb.isNegative ? attach(first, 'mA') : first;
  const right = attach(soften(attach(stem, 'DIk')), owned[verb.person] ?? '');
  return cursor.replace([0, 1], right, { kind: 'verb-form', reason });
});

/** Babam her gün gazete okumak; Ben her sabah çay içmek. */
export const infinitiveAtEnd: Rule = (sentence) => {
  const { tokens, lexicon } = sentence;
  const at = tokens.length - 1;
  const last = tokens[at];
  const person = subjects.get(tokens[0]?.text ?? '');
  const isEach = tokens.some(({ text }, place) => {
    const next = tokens[place + 1]?.text ?? '';
    return text === 'her' && /^(?:gün|sabah|akşam|hafta)$/u.test(next);
  });
  const isKin = nounsAt(cursorAt(sentence, 0), 0).some(
    (one) => one.case === 'nominative' && one.owner === 'first' && persons.has(one.lexeme.text),
  );
  const isSubject = (person !== undefined && person !== 2) || isKin;
  // Annem için mutluluk her gün kahve içmek.
  const isFor = tokens.some(({ text }) => /^(?:için|göre|gibi|ile|ve)$/u.test(text));
  if (!last || at < 3 || isFor || !isSubject || !isEach || !isPlainSentence(sentence)) return [];
  const lexeme = lexicon.lexemesOf(last.text).find(({ pos }) => pos.includes('verb'));
  if (!lexeme || !/m[ae]k$/u.test(last.text) || hasOtherVerb(sentence)) return [];
  const tense = 'present-continuous';
  const form = { lexeme, tense, isNegative: false, can: false, person: person ?? 2 } as const;
  const right = verbWith(form, lexicon, {});
  if (right === undefined) return [];
  return [
    cursorAt(sentence, at).replace([0, 1], right, {
      kind: 'verb-form',
      reason: { note: 'present-continuous' },
    }),
  ];
};

const travellers = wordSet(
  'otobüs uçak tren vapur gemi araba kargo paket mektup haber mesaj misafir',
);
const pastOnParticle = {
  own: {
    en: 'In a question with *var* or *yok*, the ending of the past goes on the particle: *var mıydı*, *yok muydu*.',
    es: 'En una pregunta con *var* o *yok*, la terminación del pasado va en la partícula: *var mıydı*, *yok muydu*.',
    ru: 'В вопросе с *var* и *yok* окончание прошедшего времени стоит на частице: *var mıydı*, *yok muydu*.',
    tr: '*Var* ve *yok* ile kurulan soruda geçmiş zaman eki soru ekine gelir: *var mıydı*, *yok muydu*.',
  },
};

/** Parkta çiçek vardı mı?: the past goes on the particle. */
export const pastOfVar = perWord((cursor) => {
  const right = new Map([
    ['vardı', 'var mıydı'],
    ['yoktu', 'yok muydu'],
  ]).get(cursor.text(0));
  if (right === undefined || !/^m[ıu]$/u.test(cursor.text(1)) || !cursor.isEnd(1)) return undefined;
  // Uçak vardı mı?: has it arrived; something is there where a place is named.
  const isThing = nounsAt(cursor, -1).some(
    (one) => one.case === 'nominative' && !travellers.has(one.lexeme.text),
  );
  const isPlaced = cursor.sentence.tokens
    .slice(0, cursor.at)
    .some(({ text }) => /[dt][ae]$/u.test(text));
  if (cursor.text(0) === 'vardı' && (!isThing || !isPlaced)) return undefined;
  return cursor.replace([0, 2], right, { kind: 'word-order', reason: pastOnParticle });
});

/** Onu dün akşam telefon ettim: only times between. */
export const calledLater = perWord((cursor) => {
  const pronoun = pronounOf(cursor.text(0));
  if (pronoun?.case !== 'accusative' || cursor.text(0) === 'bunu') return undefined;
  let at = 1;
  while (/^(?:dün|bugün|yarın|akşam|sabah|gece|hemen|sonra|hiç|her|gün)$/u.test(cursor.text(at)))
    at += 1;
  const isCall = /^(?:telefon|yardım|teşekkür)$/u.test(cursor.text(at));
  if (at === 1 || !isCall || predicateAt(cursor, at + 1)?.lexeme !== 'etmek') return undefined;
  const { dative } = pronoun.forms;
  return cursor.replace([0, 1], dative, saidReason(`${dative} ${cursor.text(at)} etmek`));
});

/** Altı saatlerce bekledim. */
export const countedLength = perWord((cursor) => {
  const [, unit] = /^(saat|gün|hafta|ay|yıl|dakika)l[ae]rce$/u.exec(cursor.text(1)) ?? [];
  const isNumber =
    /^(?:iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on)$/u.test(cursor.text(0)) ||
    /^\d+$/u.test(cursor.text(0));
  if (unit === undefined || !isNumber) return undefined;
  return cursor.replace([1, 2], unit, {
    kind: 'number',
    reason: { note: 'singular-after-numbers' },
  });
});
