import { allTutor } from '@topwords/languages/tutor';
import type { Composing } from './composing.ts';
import { generalTips } from './general-tips.ts';
import { lastTip } from './tips-last.ts';

const maxTips = 9;

/** Grammar tips about this word; each names one of its forms. */
export function composeTips(composing: Composing): string[] {
  const tips = [
    ...new Set([
      ...allTutor[composing.facts.word.language].tips(composing),
      ...generalTips(composing),
    ]),
  ];
  return tips.length > 0 ? tips.slice(0, maxTips) : lastTip(composing);
}
