import { favorites } from './en-favorites.ts';
import { enPanes } from './en-panes.ts';
import { translate } from './en-translate.ts';

/** All texts of this front end in English. */
export const en = { retry: enPanes.retry, loading: 'Loading', translate, favorites };

/** The shape of the texts, the same in each interface language. */
export type Texts = typeof en;
