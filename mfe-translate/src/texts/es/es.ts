import type { Texts } from '../en/en.ts';
import { favorites } from './favorites.ts';
import { esPanes } from './panes.ts';
import { translate } from './translate.ts';

/** All texts of this front end in Spanish. */
export const es: Texts = { retry: esPanes.retry, loading: 'Cargando', translate, favorites };
