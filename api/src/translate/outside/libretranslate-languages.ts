import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { z } from 'zod';
import type { LanguageGroup } from '../engine.ts';
import { codeFromLibreTranslate } from './code-from-libretranslate.ts';

/** The answer of `/languages`. */
export const languagesAnswer = z.array(
  z.object({ code: z.string(), targets: z.array(z.string()) }),
);

/** The languages of a LibreTranslate server. */
export interface LibreTranslateLanguages {
  groups: readonly LanguageGroup[];
  /** LibreTranslate's code for each of ours. */
  codes: ReadonlyMap<TranslatorLanguage, string>;
}

/**
 * Groups languages with the same targets. Most servers translate each language into every other:
 * counting each language as its own target, though it is never requested, puts them in one group.
 */
export function groupLanguages(answer: z.infer<typeof languagesAnswer>): LibreTranslateLanguages {
  const codes = new Map<TranslatorLanguage, string>();
  // The plain code of a language wins over that of a variety: pt over pb.
  for (const { code } of answer.toSorted((a, b) => rankOf(a.code) - rankOf(b.code))) {
    const our = codeFromLibreTranslate(code);
    if (our !== undefined && !codes.has(our)) codes.set(our, code);
  }
  const chosen = answer.flatMap(({ code, targets }) => {
    const from = codeFromLibreTranslate(code);
    if (from === undefined || codes.get(from) !== code) return [];
    const into = targets.flatMap((target) => codeFromLibreTranslate(target) ?? []);
    const to = [...new Set([...into, from])].filter((target) => codes.has(target)).toSorted();
    return [{ from, to }];
  });
  const groups = [...Map.groupBy(chosen, ({ to }) => to.join(' ')).values()].map((members) => ({
    from: members.map(({ from }) => from),
    to: members[0]?.to ?? [],
  }));
  return { groups, codes };
}

function rankOf(code: string): number {
  return codeFromLibreTranslate(code) === code ? 0 : 1;
}
