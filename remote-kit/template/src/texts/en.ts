import { plural } from '@topwords/platform/i18n';

/** All texts of this front end in English. */
export const en = {
  title: 'Sample',
  loading: 'Loading',
  retry: 'Tap to retry',
  failed: 'Failed to load your languages',
  advice: 'Please try again.',
  emptyTitle: 'No Language Yet',
  emptyText: 'Choose a language to learn, and it is shown here.',
  learned: (learned: number, total: number) =>
    `${learned} of ${plural('en', total, { one: '# word', other: '# words' })} learned`,
};

/** The shape of the texts, the same in each interface language. */
export type Texts = typeof en;
