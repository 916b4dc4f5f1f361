import type { NounCase } from '../gloss/features.ts';
import type { GlossRules } from '../pack/gloss-rules.ts';
import { mapOf } from '../lookup/map-of.ts';

/** Cases by the bank's gloss for a preposition: `(-de, -da)`. */
const cases: [beginning: string, NounCase][] = [
  ['(-den', 'ablative'],
  ['(-de', 'locative'],
  ['(-e', 'dative'],
  ['(-in', 'genitive'],
];

export const gloss: GlossRules = {
  /** Names have their endings after an apostrophe: Ankara’ya. */
  stem: (word) => word.split(/['’ʼ]/u, 1)[0] ?? word,
  questionParticle: /^m[ıiuü](?:y[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü]z|yd[ıiuü]\p{L}*)?$/u,

  beforeVerbs: 'ben sen o biz siz onlar',

  subjects: [
    ['first', 'singular', 'masculine', 'ben'],
    ['second', 'singular', 'masculine', 'sen'],
    ['third', 'singular', 'masculine', 'o bu'],
    ['first', 'plural', 'masculine', 'biz'],
    ['second', 'plural', 'masculine', 'siz'],
    ['third', 'plural', 'masculine', 'onlar'],
  ],
  ones: ['bir'],
  linkingVerbs: ['olmak'],
  casePrepositions: mapOf<Partial<Record<string, string>>>({
    dative: { en: 'to', es: 'a', ru: 'в' },
    locative: { en: 'in', es: 'en', ru: 'в' },
    ablative: { en: 'from', es: 'de', ru: 'из' },
  }),

  asides: { auxiliary: '(yardımcı fiil)', infinitive: '(mastar)' },
  unsayable: /^/u,
  objects: 'beni seni onu onu onu bizi sizi onları',
  pronounCases: {
    dative: 'bana sana ona ona ona bize size onlara',
    locative: 'bende sende onda onda onda bizde sizde onlarda',
    ablative: 'benden senden ondan ondan ondan bizden sizden onlardan',
    prepositional: 'benim senin onun onun onun bizim sizin onların',
  },
  ambiguousObjects: new Set(['benim', 'senin', 'onun', 'bizim', 'sizin', 'onların']),
  caseAfter: (preposition) => cases.find(([beginning]) => preposition.startsWith(beginning))?.[1],
  countsInSingular: true,

  leavesOutBe: () => true,
};
