import { englishTips } from '../texts/english-tips.ts';
import { russianTips } from '../texts/russian-tips.ts';
import { spanishTips } from '../texts/spanish-tips.ts';
import { turkishTips } from '../texts/turkish-tips.ts';
import { generalTips } from './tips-general.ts';
import { tipsOfEnglish } from './tips-english.ts';
import { lastTip } from './tips-last.ts';
import { tipsOfRussian } from './tips-russian.ts';
import { tipsOfSpanish } from './tips-spanish.ts';
import { tipsOfTurkish } from './tips-turkish.ts';
import type { Composing } from './writing.ts';

const tipsAtMost = 9;

/** What is true of the forms of this very word; each tip names one of them. */
export function composeTips(composing: Composing): string[] {
  const tips = [...new Set([...languageTips(composing), ...generalTips(composing)])];
  return tips.length > 0 ? tips.slice(0, tipsAtMost) : lastTip(composing);
}

function languageTips(composing: Composing): string[] {
  const { native, word } = composing.facts;
  const [english, spanish, russian, turkish] = [
    englishTips[native],
    spanishTips[native],
    russianTips[native],
    turkishTips[native],
  ];
  if (word.language === 'en' && english !== undefined) return tipsOfEnglish(composing, english);
  if (word.language === 'es' && spanish !== undefined) return tipsOfSpanish(composing, spanish);
  if (word.language === 'ru' && russian !== undefined) return tipsOfRussian(composing, russian);
  if (word.language === 'tr' && turkish !== undefined) return tipsOfTurkish(composing, turkish);
  return [];
}
