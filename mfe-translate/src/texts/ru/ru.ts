import type { Texts } from '../en/en.ts';
import { favorites } from './favorites.ts';
import { ruPanes } from './panes.ts';
import { translate } from './translate.ts';

/** All texts of this front end in Russian. */
export const ru: Texts = { retry: ruPanes.retry, loading: 'Загрузка', translate, favorites };
