import { favorites } from './favorites.ts';
import { enPanes } from './panes.ts';
import { translate } from './translate.ts';

/** All texts of this front end in English. */
export const en = { retry: enPanes.retry, loading: 'Loading', translate, favorites };

/** The shape of the texts, the same in each interface language. */
export type Texts = typeof en;
