import { languageCodes } from '@topwords/languages/identity';
import { entriesByText, type LexiconEntry } from '../lexicon/lexicon.ts';
import type { Check } from './check.ts';
import { faultOfLexeme } from './fault-of-lexeme.ts';

const otherAspect = { impf: 'pf', pf: 'impf', both: 'both' } as const;

function isPartnerOf(one: LexiconEntry, other: LexiconEntry): boolean {
  const { aspect, partners } = other.lexeme;
  return Boolean(
    partners?.includes(one.text) && one.lexeme.aspect && aspect === otherAspect[one.lexeme.aspect],
  );
}

/** A verb's partner that is a headword must name it too, and have the other aspect. */
export const checkPartners: Check = ({ lexicon }) =>
  languageCodes.flatMap((language) => {
    const byText = entriesByText(lexicon[language]);
    return [...lexicon[language].values()].flatMap((entry) =>
      (entry.lexeme.partners ?? []).flatMap((partner) => {
        const named = byText.get(partner) ?? [];
        if (named.length === 0 || named.some((other) => isPartnerOf(entry, other))) return [];
        const detail = `names ${partner}, which does not name it or has the same aspect`;
        return [faultOfLexeme(entry.located, 'partners', { language, detail })];
      }),
    );
  });
