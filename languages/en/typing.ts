import type { Typing } from '../pack/typing.ts';
import { wordSet } from '../lookup/word-set.ts';

export const typing: Typing = {
  articles: new Set(['a', 'an', 'the']),
  infinitiveMarker: 'to',
  accentPairs: wordSet('resume résumé rose rosé expose exposé'),
};
