import { en, type OfflineTexts } from '../texts/offline/en.ts';
import { followPage } from './texts.ts';

/** The texts about use without a network, in the language of the page. */
export const offlineTexts: OfflineTexts = followPage(en, ({ offline }) => offline);
