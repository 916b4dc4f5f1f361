import type { Texts } from '../en/en.ts';
import { favorites } from './favorites.ts';
import { trPanes } from './panes.ts';
import { translate } from './translate.ts';

/** All texts of this front end in Turkish. */
export const tr: Texts = { retry: trPanes.retry, loading: 'Yükleniyor', translate, favorites };
