import { allTutor } from '@topwords/languages/tutor';
import type { Composing } from './composing.ts';
import { generalTips } from './general-tips.ts';
import { lastTip } from './tips-last.ts';

const tipsAtMost = 9;

/** What is true of the forms of this very word; each tip names one of them. */
export function composeTips(composing: Composing): string[] {
  const tips = [
    ...new Set([
      ...allTutor[composing.facts.word.language].tips(composing),
      ...generalTips(composing),
    ]),
  ];
  return tips.length > 0 ? tips.slice(0, tipsAtMost) : lastTip(composing);
}
