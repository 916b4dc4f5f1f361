import { allGrammar } from '@topwords/languages/grammar';
import { languageCodes } from '@topwords/languages/identity';
import type { Fault } from '../rows/fault.ts';
import type { LexiconEntry } from '../lexicon/lexicon.ts';
import { faultOf, type Check } from './check.ts';

function faultsOf({ language, text, forms, rows }: LexiconEntry): Fault[] {
  const [first] = rows;
  if (!first || text.includes(' ')) return [];
  if (rows.some(({ row }) => row.notes?.[language]?.indeclinable)) return [];
  const { expected, mayBeItsOwnForm } = allGrammar[language];
  // A Russian headword may have the ending of one of its own cases: дом.
  const own = mayBeItsOwnForm ? [text, ...forms] : [...forms];
  return Object.entries(expected?.[first.row.pos] ?? {})
    .filter(([, ending]) => !own.some((form) => ending.test(form)))
    .map(([name]) => {
      const detail = `"${text}" has no ${name}: list its forms`;
      return faultOf(first, 'inflected', { language, text, detail });
    });
}

/** Every inflected word must have its forms, derived or listed. */
export const checkInflected: Check = ({ lexicon }) =>
  languageCodes.flatMap((language) => [...lexicon[language].values()].flatMap(faultsOf));
