import { languageCodes, ofEachLanguage, type LanguageCode } from '@topwords/languages/identity';
import type { Fault } from '../rows/fault.ts';
import { levels, type Level } from '@topwords/platform/contracts';
import { headwordsOf } from '../rows/row.ts';
import { faultOf, type Check, type CheckedBank } from './check.ts';

/** Headwords of a full bank, per language: the same bounds apply to a smaller bank. */
export const fullBank = 1500;

/**
 * Allowed ranks of a level's words, as parts of a full bank. Levels come from teaching and ranks
 * from subtitles, so only a gross mismatch is a fault: a beginner's word that is rare in every
 * language, or an advanced word among the most frequent.
 */
const bounds: Record<Level, { from: number; to: number }> = {
  A1: { from: 0, to: 0.9 },
  A2: { from: 0, to: 1 },
  B1: { from: 0.01, to: 1 },
  B2: { from: 0.04, to: 1 },
};

type Positions = Record<LanguageCode, Map<string, number>>;

/** A headword's rank as a part of a full bank: 0 is the most frequent, 1 the least. */
function positionsOf({ ranks }: CheckedBank): Positions {
  return ofEachLanguage((language) => {
    const size = Math.max(fullBank, ranks[language].length);
    return new Map(ranks[language].map((text, index) => [text, index / size]));
  });
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

/** A meaning is as common as its most frequent first word in any language. */
function tooRare({ rows }: CheckedBank, positions: Positions): Fault[] {
  return rows.flatMap((located) => {
    const { level } = located.row;
    const found = languageCodes.flatMap((language) => {
      const text = headwordsOf(located.row, language)[0] ?? '';
      const position = positions[language].get(text);
      return position === undefined ? [] : [{ language, text, position }];
    });
    const [best] = found.toSorted((one, other) => one.position - other.position);
    if (!best || best.position < bounds[level].to) return [];
    const { language, text, position } = best;
    const detail = `${level}, but "${text}", its most frequent word, ranks at ${percent(position)} of a full bank; ${level} ends at ${percent(bounds[level].to)}`;
    return [faultOf(located, 'level-and-rank', { language, text, detail })];
  });
}

/** A headword is as easy as its easiest meaning. */
function tooFrequent({ lexicon }: CheckedBank, positions: Positions): Fault[] {
  return languageCodes.flatMap((language) =>
    [...lexicon[language].values()].flatMap(({ name, text, rows }) => {
      const [easiest] = rows.toSorted(
        (one, other) => levels.indexOf(one.row.level) - levels.indexOf(other.row.level),
      );
      const position = positions[language].get(name);
      if (!easiest || position === undefined) return [];
      const { level } = easiest.row;
      if (position >= bounds[level].from) return [];
      const detail = `"${text}" is ${level} at its easiest, but ranks at ${percent(position)} of a full bank; ${level} begins at ${percent(bounds[level].from)}`;
      return [faultOf(easiest, 'level-and-rank', { language, text, detail })];
    }),
  );
}

/** Level and rank must roughly agree. */
export const checkLevelAndRank: Check = (bank) => {
  const positions = positionsOf(bank);
  return [...tooRare(bank, positions), ...tooFrequent(bank, positions)];
};
