import { figureCalls } from '@topwords/platform/contracts';

/**
 * How a kept answer is used: `fixed`, it never changes and is not asked for again; `first`, it is shown
 * until the server answers; `last`, only if the server does not answer, since a learner could change
 * what is shown meanwhile, or act on it.
 */
type Use = 'fixed' | 'first' | 'last';

const ids: Readonly<Record<Use, readonly string[]>> = {
  fixed: ['getRecording'],
  first: [
    'listWords',
    'listWordsOfPartOfSpeech',
    'getWordDetail',
    'getWordTeaching',
    ...figureCalls,
    'getVoices',
    'getTranslatorAbilities',
  ],
  last: [
    'getPracticeQueue',
    'getPracticeSettings',
    'listCategories',
    'listCategoryWords',
    'searchFavorites',
  ],
};

const uses = new Map(
  Object.entries(ids).flatMap(([use, calls]) => calls.map((id) => [id, use as Use] as const)),
);

/** How the kept answer to a call is used; undefined if it is not kept. */
export function findUse(id: string): Use | undefined {
  return uses.get(id);
}
