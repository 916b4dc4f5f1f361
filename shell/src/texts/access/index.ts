import { language } from '../index.ts';
import { en, type RecoveryTexts } from './en.ts';

/** The texts of the screens of recovery, in the language of the page. */
export const recoveryTexts: RecoveryTexts = { en }[language];
