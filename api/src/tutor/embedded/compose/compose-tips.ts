import { allTutor } from '@topwords/languages/tutor';
import type { ComposeContext } from './compose-context.ts';
import { generalTips } from './general-tips.ts';
import { lastTip } from './tips-last.ts';

const maxTips = 9;

/** Grammar tips about this word; each names one of its forms. */
export function composeTips(context: ComposeContext): string[] {
  const tips = [
    ...new Set([...allTutor[context.facts.word.language].tips(context), ...generalTips(context)]),
  ];
  return tips.length > 0 ? tips.slice(0, maxTips) : lastTip(context);
}
