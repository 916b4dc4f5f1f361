import type { Cursor } from '../../correction/cursor.ts';
import type { CorrectionTexts } from '../../en/tutor/correction-texts.ts';
import type { CheckedSentence, CheckedToken, Reason } from '../../pack/correction-rules.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { nounsOf, type TurkishCase, type TurkishNoun } from './turkish-nouns.ts';
import { verbsOf, type TurkishVerb } from './turkish-verbs.ts';
import { isName, isPlaceName } from './turkish-names.ts';
import { onlyNouns, star } from './turkish-words.ts';

/** Times, which stand in any case or none beside any verb. */
export const timeNouns = wordSet(
  `gün akşam sabah gece hafta ay yıl öğle saat yaz kış zaman dakika saniye an sene bahar ilkbahar sonbahar defa kez
  kere sefer ömür pazartesi salı çarşamba perşembe cuma cumartesi pazar`,
);

/** Those who are spoken to, with or without a comma: canım, kardeşim. */
export const calledUpon = wordSet(
  `can aşk oğul kız hayat tatlı kardeş arkadaş efendi hoca abi abla dost evlat yavru hanım bey bebek canım tatlım
  efendim anne baba dede teyze amca`,
);

/** The personal forms that a word may be, if it can be nothing else. */
export function verbsAt(cursor: Cursor, offset: number): readonly TurkishVerb[] {
  const token = cursor.token(offset);
  return token ? verbsIn(token, cursor.sentence) : [];
}

function verbsIn(token: CheckedToken, { lexicon }: CheckedSentence): readonly TurkishVerb[] {
  const isVerb = token.readings.every(({ pos }) => pos === 'verb' || pos === 'interjection');
  return isVerb ? verbsOf(token.text, lexicon) : [];
}

const particles = /^m[ıiuü](y[ıiuü]m|s[ıiuü]n|y[ıiuü]z|s[ıiuü]n[ıiuü]z)?$/u;

/** A verb at a clause's end, with the person that it or its question particle shows. */
export interface Predicate {
  verbs: readonly TurkishVerb[];
  lexeme: string;
  person: number;
  isPositive: boolean;
}

function personOfParticle(ending: string): number {
  if (ending.endsWith('m')) return 0;
  if (/s.n.z$/u.test(ending)) return 4;
  return ending.endsWith('z') ? 3 : 1;
}

/** Times that are said after the verb, too: Okula gidiyorum bugün. */
const afterVerbs = wordSet('bugün dün yarın şimdi artık lütfen');

/** The verb at this place, if it ends its clause, alone or with mi. */
export function predicateAt(cursor: Cursor, offset: number): Predicate | undefined {
  const verbs = verbsAt(cursor, offset);
  const [verb] = verbs;
  if (!verb || verbs.some(({ lexeme }) => lexeme !== verb.lexeme)) return undefined;
  const particle = particles.exec(cursor.text(offset + 1));
  const last = particle ? offset + 1 : offset;
  const isLast =
    cursor.isEnd(last) || (cursor.isEnd(last + 1) && afterVerbs.has(cursor.text(last + 1)));
  if (!isLast) return undefined;
  const [, ending] = particle ?? [];
  const person = ending === undefined ? verb.person : personOfParticle(ending);
  return { verbs, lexeme: verb.lexeme.text, person, isPositive: !verb.isNegative };
}

/** First and second persons: no noun but a pronoun is their subject. */
export function isSpeakerOrListener({ person }: Pick<Predicate, 'person'>): boolean {
  return person !== 2 && person !== 5;
}

/** A name that is written without any ending inside a sentence. */
export function isBareName(cursor: Cursor, offset: number): boolean {
  const written = cursor.token(offset)?.written ?? '';
  return /^\p{Lu}\p{Ll}+$/u.test(written) && isName(cursor.text(offset));
}

export function isBarePlaceName(cursor: Cursor, offset: number): boolean {
  return isBareName(cursor, offset) && isPlaceName(cursor.text(offset));
}

/** The noun that a word is for sure, without plural, owner and case. */
export function bareNoun(cursor: Cursor, offset: number): TurkishNoun | undefined {
  const nouns = onlyNouns(cursor, offset);
  const isBare = nouns?.every(
    (one) => one.number === 'singular' && one.owner === null && one.case === 'nominative',
  );
  return isBare ? nouns?.[0] : undefined;
}

/** The nouns that a word may be, also beside other readings. */
export function nounsAt(cursor: Cursor, offset: number): readonly TurkishNoun[] {
  return nounsOf(cursor.text(offset), cursor.sentence.lexicon);
}

/** Whether the sentence is one clause: nothing but spaces between its words. */
export function isPlainSentence({ tokens }: CheckedSentence): boolean {
  return tokens.slice(1).every(({ gap }) => /^\s+$/u.test(gap));
}

export function caseReason(word: string, name: TurkishCase, right: string) {
  const reason: Reason = (texts: CorrectionTexts) => texts.caseAfter(star(word), name, star(right));
  return { kind: 'case' as const, reason };
}

export function saidReason(right: string) {
  const reason: Reason = (texts: CorrectionTexts) => texts.said(star(right));
  return { kind: 'expression' as const, reason };
}
