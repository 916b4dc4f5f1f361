import type { Fault } from '../fault.ts';
import type { LexiconEntry } from '../lexicon.ts';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { faultOf, type Check } from './check.ts';

type Inflected = 'noun' | 'adjective' | 'verb';

function isInflected(pos: string): pos is Inflected {
  return pos === 'noun' || pos === 'adjective' || pos === 'verb';
}

/**
 * Forms that stand for the others: where a word of the kind has none that ends so, nothing has
 * derived its forms, and its row must list them. Turkish follows rules alone.
 */
const expected: Partial<
  Record<LanguageCode, Partial<Record<Inflected, Readonly<Record<string, RegExp>>>>>
> = {
  en: { verb: { gerund: /ing$/ } },
  es: {
    noun: { plural: /s$/ },
    adjective: { plural: /s$/ },
    verb: { gerund: /ndo$/, preterite: /(?:ó|[jvsdz]o|ió|eron)$/, subjunctive: /[ae]mos$/ },
  },
  ru: {
    noun: { instrumental: /(?:[оеё][мй]|[ыи]м|ью|[аяыи]ми)$/ },
    adjective: { genitive: /(?:[ое]го|[оеё]й)$/ },
    verb: { present: /(?:[уюм]|шь|т|те|л[оа]сь|тся)$/, past: /л[аои]?(?:с[ья])?$/ },
  },
};

function faultsOf({ language, text, forms, rows }: LexiconEntry): Fault[] {
  const [first] = rows;
  if (!first || !isInflected(first.row.pos) || text.includes(' ')) return [];
  if (rows.some(({ row }) => row.notes?.[language]?.indeclinable)) return [];
  // A Spanish word may be a plural itself (padres); a Russian one may end as its own case does (дом).
  const own = language === 'es' ? [text, ...forms] : [...forms];
  return Object.entries(expected[language]?.[first.row.pos] ?? {})
    .filter(([, ending]) => !own.some((form) => ending.test(form)))
    .map(([name]) => {
      const detail = `"${text}" has no ${name}: list its forms`;
      return faultOf(first, 'inflected', { language, text, detail });
    });
}

/** Every word that is inflected has its forms, derived or listed. */
export const checkInflected: Check = ({ lexicon }) =>
  languageCodes.flatMap((language) => [...lexicon[language].values()].flatMap(faultsOf));
