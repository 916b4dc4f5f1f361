import type { Typing } from '../pack/typing.ts';

export const typing: Typing = {
  articles: new Set(['a', 'an', 'the']),
  infinitiveMarker: 'to',
  toldApart: new Set('resume résumé rose rosé expose exposé'.split(' ')),
};
