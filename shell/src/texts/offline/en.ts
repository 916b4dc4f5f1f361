import { plural } from '@topwords/platform/i18n';

/** Texts of the part for use without a network, in English; other catalogues must match its type. */
export const en = {
  offline:
    'You’re offline. Words and practice work; search, translator and tutor need the network.',
  waiting: (count: number) =>
    plural('en', count, {
      one: '# change waits for the network',
      other: '# changes wait for the network',
    }),
};

export type OfflineTexts = typeof en;
