import type { LanguageCode } from '@topwords/platform/contracts';
import type { NounCase } from './features.ts';

const russian = new Map(
  Object.entries<NounCase>({
    ...Object.fromEntries('в на о при'.split(' ').map((text) => [text, 'prepositional' as const])),
    ...Object.fromEntries(
      'с за под над перед между'.split(' ').map((text) => [text, 'instrumental' as const]),
    ),
    ...Object.fromEntries('к по'.split(' ').map((text) => [text, 'dative' as const])),
    ...Object.fromEntries(
      'для без у из от до около из-за после кроме против вокруг'
        .split(' ')
        .map((text) => [text, 'genitive' as const]),
    ),
    ...Object.fromEntries('через про'.split(' ').map((text) => [text, 'accusative' as const])),
  }),
);

/** Turkish cases by what the bank says in place of a preposition: `(-de, -da)`. */
const turkish: [beginning: string, NounCase][] = [
  ['(-den', 'ablative'],
  ['(-de', 'locative'],
  ['(-e', 'dative'],
  ['(-in', 'genitive'],
];

/** The case that a preposition, by its name in the other language, asks of its noun. */
export function caseAfter(preposition: string, to: LanguageCode): NounCase | undefined {
  if (to === 'ru')
    return preposition.startsWith('(родительный') ? 'genitive' : russian.get(preposition);
  if (to !== 'tr') return undefined;
  return turkish.find(([beginning]) => preposition.startsWith(beginning))?.[1];
}
