import type { Understanding } from '../../contracts/index.ts';
import { useSharedTexts } from '../texts/index.ts';

/** How much a learner understands of a language, as text. */
interface UnderstandingText {
  /** `33%`; null while it would be 0 %, where the words that are on their way say more. */
  percent: string | null;
  line: string;
}

/** Below this, in percent, the figure would be shown as 0. */
const smallestShown = 0.05;

type Figures = Omit<Understanding, 'language_code' | 'days'>;

/**
 * How much is understood, as every screen says it: in percent, with a decimal below 1 %; in place of
 * 0 %, which words are on their way. `before` is an earlier figure, in percent, to compare with.
 */
export function useUnderstanding(): (row: Figures, before?: number | null) => UnderstandingText {
  const { understanding: texts } = useSharedTexts();
  return ({ percent, known_words: known, learning_words: learning }, before = null) => {
    if (percent < smallestShown && (before ?? 0) < smallestShown && learning !== undefined) {
      if (learning > 0) return { percent: null, line: texts.onTheirWay(learning) };
      return { percent: null, line: known > 0 ? texts.known(known) : texts.none };
    }
    const now = texts.percent(percent / 100);
    const earlier = before === null ? now : texts.percent(before / 100);
    return { percent: now, line: texts.line(earlier === now ? now : `${earlier} → ${now}`) };
  };
}
