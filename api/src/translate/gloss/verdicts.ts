import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { posOf, type Reading, type Unit } from './reading.ts';

/** What speaks for a reading (below 0) or against it, by a simple rule about its neighbours. */
type Verdict = (around: Around) => number;

/** A reading and what stands beside it. */
export interface Around {
  reading: Reading;
  pos: PartOfSpeech;
  /** The one before, as it was read; undefined at the start of a clause. */
  before: Reading | undefined;
  /** Its own text, in lower case. */
  textBefore: string;
  /** The next one's; '' at the end of a clause. */
  textAfter: string;
  /** Parts of speech that the next one may have; none at the end of a clause. */
  after: ReadonlySet<PartOfSpeech>;
  /** Whether the clause has had a verb. */
  hasVerb: boolean;
  unit: Unit;
  language: LanguageCode;
}

/** Subjects, Spanish object pronouns, auxiliaries and negations. */
const beforeVerbs = new Set([
  ...'i you he she it we they can could will would should must may might not to'.split(' '),
  ...'yo tú él ella nosotros ellos usted ustedes no me te se le les nos lo'.split(' '),
  ...'я ты он она оно мы вы они не ben sen o biz siz onlar'.split(' '),
]);

const nominal: ReadonlySet<PartOfSpeech> = new Set(['noun', 'adjective', 'numeral']);
const phrasal: ReadonlySet<PartOfSpeech> = new Set([...nominal, 'determiner', 'pronoun']);

/** Article, adjective or number, then a noun: `the walk`, `la cena`. */
const nounAfterDeterminer: Verdict = ({ pos, before, language }) => {
  const opening = posOf(before);
  // Spanish adjectives stand behind their nouns.
  const isOpening =
    opening === 'determiner' ||
    opening === 'numeral' ||
    (opening === 'adjective' && language !== 'es');
  if (!isOpening) return 0;
  if (nominal.has(pos)) return -1.2;
  return pos === 'verb' ? 1.2 : 0;
};

/** Subject, auxiliary or negation, then a verb: `I walk`, `él vino`. */
const verbAfterSubject: Verdict = ({ pos, textBefore }) => {
  if (!beforeVerbs.has(textBefore)) return 0;
  if (pos === 'verb') return -1.5;
  return pos === 'noun' ? 1 : 0;
};

/** Preposition, then what it governs. */
const phraseAfterPreposition: Verdict = ({ pos, before, language }) => {
  if (posOf(before) !== 'preposition' || language === 'tr') return 0;
  if (phrasal.has(pos)) return -0.8;
  return pos === 'verb' && language === 'ru' ? 0.8 : 0;
};

/** `that book` has a determiner, `that is` a pronoun. */
const determinerBeforeNoun: Verdict = ({ pos, after }) => {
  if (pos !== 'determiner' && pos !== 'pronoun') return 0;
  const isBeforeNoun = after.has('noun') || after.has('adjective') || after.has('numeral');
  return isBeforeNoun === (pos === 'determiner') ? -0.6 : 0.3;
};

/** A preposition needs something after it; a Turkish one something before it. */
const prepositionWithPhrase: Verdict = ({ pos, before, after, language }) => {
  if (pos !== 'preposition') return 0;
  const beside = posOf(before);
  const has =
    language === 'tr'
      ? beside !== undefined && phrasal.has(beside)
      : [...phrasal, 'adverb' as const].some((kind) => after.has(kind));
  return has ? -0.3 : 0.4;
};

/** A word that joins clauses or begins an infinitive needs a verb: `para comer`, not `para mí`. */
const conjunctionBeforeVerb: Verdict = ({ pos, after, unit }) => {
  const isPurpose = /^(?:to|para)$/u.test(unit.words[0]?.text.toLowerCase() ?? '');
  return pos === 'conjunction' && isPurpose ? (after.has('verb') ? -0.6 : 0.8) : 0;
};

/** `very good`, `çok iyi`: what stands before an adjective grades it. */
const gradeBeforeAdjective: Verdict = ({ pos, after }) => {
  const isGraded = after.has('adjective') && !after.has('noun');
  return pos === 'adverb' && isGraded ? -0.5 : 0;
};

/** A Turkish clause ends with its verb; an English one that begins with a verb is an order. */
const verbAtTheEdge: Verdict = ({ pos, unit, language, after }) => {
  if (pos !== 'verb') return 0;
  if (language === 'tr') return unit.words.at(-1)?.closes ? -0.8 : 0;
  const opens = unit.words[0]?.opens === true;
  return language === 'en' && opens && !after.has('verb') ? -0.5 : 0;
};

/** What follows a subject is its verb: `my sister lives`, `la habitación era`. */
const verbAfterNoun: Verdict = ({ pos, before, hasVerb, language }) => {
  if (posOf(before) !== 'noun' || language === 'tr') return 0;
  if (pos === 'verb') return hasVerb ? -0.2 : -0.6;
  // English alone puts a noun before a noun.
  return pos === 'noun' && language !== 'en' ? 0.8 : 0;
};

const be = /^(?:am|is|are|was|were|be|been|not)$/u;

/** `is working` does something, though a working is a noun. */
const gerundAfterBe: Verdict = ({ pos, textBefore, unit, language }) => {
  const isGerund = unit.words[0]?.text.endsWith('ing') === true;
  return language === 'en' && isGerund && be.test(textBefore) && pos === 'verb' ? -1.5 : 0;
};

/** Spanish `mañana` without an article or adjective is tomorrow. */
const bareTomorrow: Verdict = ({ pos, before, unit }) => {
  if (pos !== 'noun' || unit.words[0]?.text.toLowerCase() !== 'mañana') return 0;
  return /^(?:determiner|adjective)$/.test(posOf(before) ?? '') ? 0 : 0.8;
};

/** `fui a casa` goes, `fui feliz` is. */
const goingSomewhere: Verdict = ({ reading, textAfter, language }) => {
  if (language !== 'es' || reading.word.text !== 'ir') return 0;
  return /^(?:a|al)$/u.test(textAfter) ? -1 : 0;
};

/** Exclamations stand alone. */
const interjectionAlone: Verdict = ({ pos, unit }) => {
  if (pos !== 'interjection') return 0;
  return unit.words[0]?.opens && unit.words.at(-1)?.closes ? -0.6 : 1.5;
};

/** All rules. */
export const verdicts: readonly Verdict[] = [
  nounAfterDeterminer,
  verbAfterSubject,
  phraseAfterPreposition,
  determinerBeforeNoun,
  prepositionWithPhrase,
  interjectionAlone,
  conjunctionBeforeVerb,
  gradeBeforeAdjective,
  verbAtTheEdge,
  verbAfterNoun,
  gerundAfterBe,
  bareTomorrow,
  goingSomewhere,
];
