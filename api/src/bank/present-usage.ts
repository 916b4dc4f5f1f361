import type { Texts } from '@topwords/content/usages';
import type { LanguageCode, WordReference, WordUsage } from '@topwords/platform/contracts';
import { writeStress, type Pronunciation } from './pronunciation.ts';
import { findNamed, findPartner, type NamedWord } from './find-named.ts';
import type { UsageOf } from './usage-loader.ts';
import { translationLanguages, type Catalogue, type CatalogueWord } from './catalogue.ts';

interface UsageContext {
  catalogue: Pick<Catalogue, 'ofText'>;
  usageOf: UsageOf;
  native: LanguageCode | null;
  pronunciation: Pronunciation;
}

function present({ text, word }: NamedWord): WordReference {
  return { id: word?.id ?? null, text };
}

/**
 * How a word is used, with texts in the native language, or else in the first other one that has
 * them.
 */
export function presentUsage(
  word: Pick<CatalogueWord, 'id' | 'language' | 'pos' | 'text'>,
  { catalogue, usageOf, native, pronunciation }: UsageContext,
): WordUsage {
  const languages = translationLanguages(word.language, native);
  const textOf = (texts: Texts) => languages.flatMap((code) => texts[code] ?? [])[0] ?? '';
  const refer = (name: string) => present(findNamed(catalogue, word, name));
  const usage = usageOf(word);
  const { gender, aspect, motion, note } = usage;
  return {
    ...(gender !== undefined && { gender }),
    ...(aspect !== undefined && { aspect }),
    partners: (usage.partners ?? []).map((name) =>
      present(findPartner({ catalogue, usageOf }, word, name)),
    ),
    motion: motion ? { one_way: refer(motion.oneWay), many_ways: refer(motion.manyWays) } : null,
    patterns: (usage.patterns ?? []).map(({ pattern, gloss, example }) => ({
      pattern: writeStress(pattern, pronunciation),
      gloss: textOf(gloss),
      example,
    })),
    collocations: (usage.collocations ?? []).map(({ text, gloss }) => ({
      text: writeStress(text, pronunciation),
      gloss: textOf(gloss),
    })),
    opposites: (usage.opposites ?? []).map(refer),
    synonyms: (usage.synonyms ?? []).map(({ word: name, difference }) => ({
      ...refer(name),
      difference: textOf(difference),
    })),
    family: (usage.family ?? []).map(refer),
    note: note ? textOf(note) : null,
  };
}
