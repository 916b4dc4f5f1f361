import { allTutor, type Tip } from '@topwords/languages/tutor';
import type { ComposeContext } from './compose-context.ts';
import { generalTips } from './general-tips.ts';
import { lastTips } from './tips-last.ts';

const maxTips = 9;

/** Grammar tips about this word; each names one of its forms. */
export function composeTips(context: ComposeContext): string[] {
  const { tips } = allTutor[context.facts.word.language];
  const distinct = new Set(said([...tips(context), ...generalTips(context)]));
  return distinct.size > 0 ? [...distinct].slice(0, maxTips) : said(lastTips(context));
}

function said(tips: readonly Tip[]): string[] {
  return tips.filter((tip) => typeof tip === 'string');
}
