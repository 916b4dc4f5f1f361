import { allTutor } from '@topwords/languages/tutor';
import type { ComposeContext } from './compose-context.ts';
import { generalTips } from './general-tips.ts';
import { lastTip } from './tips-last.ts';

const maxTips = 9;

/** Grammar tips about this word; each names one of its forms. */
export function composeTips(context: ComposeContext): string[] {
  const tips = [...allTutor[context.facts.word.language].tips(context), ...generalTips(context)];
  const distinct = new Set(tips.filter((tip) => typeof tip === 'string'));
  return distinct.size > 0 ? [...distinct].slice(0, maxTips) : lastTip(context);
}
