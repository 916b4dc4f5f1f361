import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { textOf, type Choice, type Reading, type Unit } from './reading/reading.ts';
import { readingRules, type ReadingContext } from './reading-rules.ts';

/** Below this difference in score, only how common the readings are sets them apart. */
const undecided = 0.5;

/**
 * Chooses one reading for each unit: the closest and most common, unless its neighbours favour
 * another.
 */
export function chooseReadings(units: readonly Unit[], language: LanguageCode): Choice[] {
  const choices: Choice[] = [];
  const chosen: (Reading | undefined)[] = [];
  for (const [index, unit] of units.entries()) {
    const context = contextAt(units, index, chosen, language);
    const scored = unit.readings.map((reading) => ({
      reading,
      score: readingRules.reduce(
        (sum, rule) => sum + rule({ ...context, reading, pos: reading.meaning.pos }),
        reading.distance,
      ),
    }));
    const possible = scored
      .filter(({ score }) => Number.isFinite(score))
      .toSorted((a, b) => a.score - b.score);
    const [best, ...others] = possible;
    const rivals = others.filter(({ score }) => score - (best?.score ?? 0) < undecided);
    chosen.push(best?.reading);
    choices.push({ reading: best?.reading, rivals: rivals.map(({ reading }) => reading) });
  }
  return choices;
}

function contextAt(
  units: readonly Unit[],
  index: number,
  chosen: readonly (Reading | undefined)[],
  language: LanguageCode,
): Omit<ReadingContext, 'reading' | 'pos'> {
  const unit = units[index] ?? { words: [], readings: [] };
  const isFirst = unit.words[0]?.opens === true;
  const isLast = unit.words.at(-1)?.closes === true;
  const next = isLast ? undefined : units[index + 1];
  return {
    unit,
    language,
    before: isFirst ? undefined : chosen[index - 1],
    hasVerb: hasVerbBefore(units, index, chosen),
    textBefore: isFirst ? '' : textOf(units[index - 1], language),
    textAfter: textOf(next, language),
    after: likelyParts(next),
  };
}

function hasVerbBefore(
  units: readonly Unit[],
  index: number,
  chosen: readonly (Reading | undefined)[],
): boolean {
  for (let place = index; place > 0 && units[place]?.words[0]?.opens === false; place -= 1) {
    if (chosen[place - 1]?.meaning.pos === 'verb') return true;
  }
  return false;
}

/** The parts of speech of a unit's closest readings. */
function likelyParts(unit: Unit | undefined): ReadonlySet<PartOfSpeech> {
  const nearest = unit?.readings[0]?.distance ?? 0;
  const likely = unit?.readings.filter(({ distance }) => distance - nearest < 1) ?? [];
  return new Set(likely.map(({ meaning }) => meaning.pos));
}
