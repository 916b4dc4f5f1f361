import type { Usage } from '@topwords/content/usages';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../../bank/catalogue.ts';
import { findNamed, findPartner, type NamedWord } from '../../bank/find-named.ts';
import type { UsageOf } from '../../bank/usage-loader.ts';

export type Reference = NamedWord;

/** How a word is used, as its authors wrote it for readers of one native language. */
export interface NativeUsage extends Pick<Usage, 'gender' | 'aspect'> {
  partners: readonly Reference[];
  motion: { oneWay: Reference; manyWays: Reference } | undefined;
  patterns: readonly { pattern: string; gloss: string; example: string }[];
  collocations: readonly { text: string; gloss: string }[];
  opposites: readonly Reference[];
  /** Words that learners mix up with it, and the difference. */
  synonyms: readonly (Reference & { difference: string })[];
  family: readonly Reference[];
  note: string | undefined;
}

/** Where usages and the words that they refer to come from. */
export interface UsageSources {
  catalogue: Catalogue;
  usageOf: UsageOf;
}

/** The usage of a word for readers of a native language, with the words that it refers to. */
export function nativeUsageOf(
  sources: UsageSources,
  word: CatalogueWord,
  native: LanguageCode,
): NativeUsage {
  const { catalogue, usageOf } = sources;
  const { gender, aspect, motion, note, ...lists } = usageOf(word);
  const { partners = [], opposites = [], family = [], synonyms = [] } = lists;
  const { patterns = [], collocations = [] } = lists;
  const refer = (name: string) => findNamed(catalogue, word, name);
  return {
    gender,
    aspect,
    partners: partners.map((name) => findPartner(sources, word, name)),
    motion: motion && { oneWay: refer(motion.oneWay), manyWays: refer(motion.manyWays) },
    patterns: patterns.map((one) => ({ ...one, gloss: one.gloss[native] ?? '' })),
    collocations: collocations.map((one) => ({ ...one, gloss: one.gloss[native] ?? '' })),
    opposites: opposites.map(refer),
    synonyms: synonyms.map(({ word: name, difference }) => ({
      ...refer(name),
      difference: difference[native] ?? '',
    })),
    family: family.map(refer),
    note: note?.[native],
  };
}
