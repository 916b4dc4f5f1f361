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

/** A verb's partner is a headword, names it too, and has the other aspect. */
export const checkPartners: Check = ({ lexicon }) =>
  languageCodes.flatMap((language) => {
    const byText = entriesByText(lexicon[language]);
    return [...lexicon[language].values()].flatMap((entry) =>
      (entry.lexeme.partners ?? []).flatMap((partner) => {
        const named = byText.get(partner) ?? [];
        if (named.some((other) => isPartnerOf(entry, other))) return [];
        const detail = `names ${partner}, which is no headword, does not name it or has the same aspect`;
        return [faultOfLexeme(entry.located, 'partners', { language, detail })];
      }),
    );
  });
