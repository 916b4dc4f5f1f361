import { allGloss } from '@topwords/languages/gloss';
import { languageCodes } from '@topwords/languages/identity';
import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { posOf, type Reading, type Unit } from './reading/reading.ts';

/** A simple rule about neighbours: below 0 favours a reading, above 0 counts against it. */
type ReadingRule = (context: ReadingContext) => number;

/** A reading and its neighbours. */
export interface ReadingContext {
  reading: Reading;
  pos: PartOfSpeech;
  /** The reading chosen for the previous unit; undefined at the start of a clause. */
  before: Reading | undefined;
  /** The previous unit's text, in lower case. */
  textBefore: string;
  /** The next unit's text; '' at the end of a clause. */
  textAfter: string;
  /** Parts of speech that the next unit may have; empty at the end of a clause. */
  after: ReadonlySet<PartOfSpeech>;
  /** Whether the clause already has a verb. */
  hasVerb: boolean;
  unit: Unit;
  language: LanguageCode;
}

/** Subjects, object pronouns, auxiliaries and negations of all languages. */
const beforeVerbs = new Set(languageCodes.flatMap((code) => allGloss[code].beforeVerbs.split(' ')));

const nominal: ReadonlySet<PartOfSpeech> = new Set(['noun', 'adjective', 'numeral']);
const phrasal: ReadonlySet<PartOfSpeech> = new Set([...nominal, 'determiner', 'pronoun']);

/** Article, adjective or number, then a noun: `the walk`, `la cena`. */
const nounAfterDeterminer: ReadingRule = ({ pos, before, language }) => {
  const opening = posOf(before);
  const isOpening =
    opening === 'determiner' ||
    opening === 'numeral' ||
    (opening === 'adjective' && !allSyntax[language].adjectivesFollow);
  if (!isOpening) return 0;
  if (nominal.has(pos)) return -1.2;
  return pos === 'verb' ? 1.2 : 0;
};

/** Subject, auxiliary or negation, then a verb: `I walk`, `él vino`. */
const verbAfterSubject: ReadingRule = ({ pos, textBefore }) => {
  if (!beforeVerbs.has(textBefore)) return 0;
  if (pos === 'verb') return -1.5;
  return pos === 'noun' ? 1 : 0;
};

/** Preposition, then the phrase it governs. */
const phraseAfterPreposition: ReadingRule = ({ pos, before, language }) => {
  if (posOf(before) !== 'preposition' || allSyntax[language].isHeadFinal) return 0;
  if (phrasal.has(pos)) return -0.8;
  return pos === 'verb' && allSyntax[language].hasCases ? 0.8 : 0;
};

/** `that book` has a determiner, `that is` a pronoun. */
const determinerBeforeNoun: ReadingRule = ({ pos, after }) => {
  if (pos !== 'determiner' && pos !== 'pronoun') return 0;
  const isBeforeNoun = after.has('noun') || after.has('adjective') || after.has('numeral');
  return isBeforeNoun === (pos === 'determiner') ? -0.6 : 0.3;
};

/** A preposition needs something after it, or before it where it is a postposition. */
const prepositionWithPhrase: ReadingRule = ({ pos, before, after, language }) => {
  if (pos !== 'preposition') return 0;
  const beside = posOf(before);
  const has = allSyntax[language].isHeadFinal
    ? beside !== undefined && phrasal.has(beside)
    : [...phrasal, 'adverb' as const].some((kind) => after.has(kind));
  return has ? -0.3 : 0.4;
};

/** A word that joins clauses or begins an infinitive needs a verb: `para comer`, not `para mí`. */
const conjunctionBeforeVerb: ReadingRule = ({ pos, after, unit, language }) => {
  const isPurpose = unit.words[0]?.text.toLowerCase() === allGloss[language].purpose;
  return pos === 'conjunction' && isPurpose ? (after.has('verb') ? -0.6 : 0.8) : 0;
};

/** `very good`, `çok iyi`: an adverb before an adjective grades it. */
const gradeBeforeAdjective: ReadingRule = ({ pos, after }) => {
  const isGraded = after.has('adjective') && !after.has('noun');
  return pos === 'adverb' && isGraded ? -0.5 : 0;
};

/** In some languages clauses end with their verb, also before "and"; in some, orders begin with it. */
const verbAtEdge: ReadingRule = ({ pos, unit, language, after }) => {
  if (pos !== 'verb') return 0;
  if (allSyntax[language].isHeadFinal) {
    return unit.words.at(-1)?.closes || after.has('conjunction') ? -0.8 : 0;
  }
  const opens = unit.words[0]?.opens === true;
  return allSyntax[language].ordersBegin && opens && !after.has('verb') ? -0.5 : 0;
};

/** A verb follows its subject: `my sister lives`, `la habitación era`. */
const verbAfterNoun: ReadingRule = ({ pos, before, hasVerb, language }) => {
  if (posOf(before) !== 'noun' || allSyntax[language].isHeadFinal) return 0;
  if (pos === 'verb') return hasVerb ? -0.2 : -0.6;
  return pos === 'noun' && !allSyntax[language].joinsNouns ? 0.8 : 0;
};

/** The language's own rules. */
const languageRule: ReadingRule = ({
  reading,
  pos,
  before,
  textBefore,
  textAfter,
  after,
  unit,
  language,
}) => {
  const [first] = unit.words;
  const weight = allGloss[language].weigh?.({
    headword: reading.word.text,
    sense: reading.meaning.key,
    pos,
    text: first?.text.toLowerCase() ?? '',
    posBefore: posOf(before),
    textBefore,
    textAfter,
    posAfter: after,
    continues: before === undefined && (first?.token ?? 0) > 0 && first?.isAsked === false,
  });
  return weight ?? 0;
};

/** A number before what it counts: *три часа*, where *три* is also "rub!". */
const numeralBeforeNoun: ReadingRule = ({ pos, after, unit }) =>
  pos === 'numeral' && after.has('noun') && unit.readings.some((one) => posOf(one) === 'verb')
    ? -1.5
    : 0;

/** Exclamations stand alone. */
const interjectionAlone: ReadingRule = ({ pos, unit }) => {
  if (pos !== 'interjection') return 0;
  return unit.words[0]?.opens && unit.words.at(-1)?.closes ? -0.6 : 1.5;
};

/** All rules. */
export const readingRules: readonly ReadingRule[] = [
  nounAfterDeterminer,
  verbAfterSubject,
  phraseAfterPreposition,
  determinerBeforeNoun,
  numeralBeforeNoun,
  prepositionWithPhrase,
  interjectionAlone,
  conjunctionBeforeVerb,
  gradeBeforeAdjective,
  verbAtEdge,
  verbAfterNoun,
  languageRule,
];
