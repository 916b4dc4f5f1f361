import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { posOf, textOf, type Reading, type Unit } from './reading.ts';

/** What the words around a reading say for it (below 0) or against it. */
type Verdict = (around: Around) => number;

interface Around {
  pos: PartOfSpeech;
  /** The one before, as it was read; undefined at the start of a clause. */
  before: Reading | undefined;
  /** Its own text, in lower case. */
  textBefore: string;
  /** Parts of speech that the next one may have; none at the end of a clause. */
  after: ReadonlySet<PartOfSpeech>;
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
const nounAfterDeterminer: Verdict = ({ pos, before }) => {
  const opening = posOf(before);
  if (opening !== 'determiner' && opening !== 'numeral' && opening !== 'adjective') return 0;
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
  const isBeforeNoun = after.has('noun') || after.has('adjective');
  return isBeforeNoun === (pos === 'determiner') ? -0.6 : 0.3;
};

/** A preposition needs something after it; a Turkish one something before it. */
const prepositionWithPhrase: Verdict = ({ pos, before, after, language }) => {
  if (pos !== 'preposition') return 0;
  const beside = posOf(before);
  const has =
    language === 'tr'
      ? beside !== undefined && phrasal.has(beside)
      : [...phrasal].some((kind) => after.has(kind)) || after.has('verb');
  return has ? -0.3 : 0.8;
};

/** Exclamations stand alone. */
const interjectionAlone: Verdict = ({ pos, unit }) => {
  if (pos !== 'interjection') return 0;
  return unit.words[0]?.opens && unit.words.at(-1)?.closes ? -0.6 : 1.5;
};

const verdicts = [
  nounAfterDeterminer,
  verbAfterSubject,
  phraseAfterPreposition,
  determinerBeforeNoun,
  prepositionWithPhrase,
  interjectionAlone,
];

/**
 * One reading for each unit, undefined for words that the bank does not have: the closest and
 * commonest, unless what stands beside it speaks for another part of speech.
 */
export function chooseReadings(
  units: readonly Unit[],
  language: LanguageCode,
): (Reading | undefined)[] {
  const chosen: (Reading | undefined)[] = [];
  for (const [index, unit] of units.entries()) {
    const before = unit.words[0]?.opens ? undefined : chosen[index - 1];
    const textBefore = before === undefined ? '' : textOf(units[index - 1]);
    const after = partsAfter(unit, units[index + 1]);
    const scored = unit.readings.map((reading) => ({
      reading,
      score: verdicts.reduce(
        (sum, verdict) =>
          sum + verdict({ pos: reading.meaning.pos, before, textBefore, after, unit, language }),
        reading.distance,
      ),
    }));
    chosen.push(scored.toSorted((a, b) => a.score - b.score)[0]?.reading);
  }
  return chosen;
}

/** The parts of speech of the nearest readings of the next unit in the same clause. */
function partsAfter(unit: Unit, next: Unit | undefined): ReadonlySet<PartOfSpeech> {
  if (next === undefined || unit.words.at(-1)?.closes) return new Set();
  const nearest = next.readings[0]?.distance ?? 0;
  return new Set(
    next.readings
      .filter(({ distance }) => distance - nearest < 1)
      .map(({ meaning }) => meaning.pos),
  );
}
