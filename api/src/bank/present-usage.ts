import type { Texts, Usage } from '@topwords/content/usages';
import type { LanguageCode, WordReference, WordUsage } from '@topwords/platform/contracts';
import { writeStress, type Pronunciation } from './pronunciation.ts';
import { findNamed } from './find-named.ts';
import { translationLanguages, type Catalogue, type CatalogueWord } from './catalogue.ts';

interface UsageContext {
  catalogue: Pick<Catalogue, 'ofText'>;
  native: LanguageCode | null;
  pronunciation: Pronunciation;
}

/**
 * How a word is used, with texts in the native language, or else in the first other one that has
 * them.
 */
export function presentUsage(
  word: Pick<CatalogueWord, 'id' | 'language' | 'pos'>,
  usage: Usage,
  { catalogue, native, pronunciation }: UsageContext,
): WordUsage {
  const languages = translationLanguages(word.language, native);
  const textOf = (texts: Texts) => languages.flatMap((code) => texts[code] ?? [])[0] ?? '';
  const refer = (name: string): WordReference => {
    const named = findNamed(catalogue, word, name);
    return { id: named.word?.id ?? null, text: named.text };
  };
  const { gender, aspect, motion, note } = usage;
  return {
    ...(gender !== undefined && { gender }),
    ...(aspect !== undefined && { aspect }),
    partners: (usage.partners ?? []).map(refer),
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
