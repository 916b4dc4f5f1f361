import type { AnalysisDraft } from '../analysis-draft.ts';
import type { JudgeSentence } from './create-grounding.ts';
import { holdText } from './hold-to-tables.ts';
import type { Contradiction } from './judge-claim.ts';

interface HeldDraft {
  /** Its definition is '' if nothing is left of it. */
  draft: AnalysisDraft;
  /** What each sentence that was left out was about. */
  about: Contradiction[];
}

/** A draft without the sentences, examples and phrases that contradict the tables. */
export function holdDraft(draft: AnalysisDraft, judge: JudgeSentence | undefined): HeldDraft {
  const about: Contradiction[] = [];
  if (!judge) return { draft, about };
  const hold = (text: string) => holdText(text, judge, (one) => about.push(one));
  const holdEach = (texts: readonly string[]) => texts.map(hold).filter((text) => text !== '');
  // Learned texts, which prose would mark.
  const holdPairs = (pairs: AnalysisDraft['examples']) =>
    pairs.filter(({ text }) => text === '' || hold(`*${text.replaceAll('*', '')}*`) !== '');
  const held = {
    definition: hold(draft.definition),
    part_of_speech: draft.part_of_speech,
    examples: holdPairs(draft.examples),
    grammar_tips: holdEach(draft.grammar_tips),
    common_phrases: holdPairs(draft.common_phrases),
    usage_contexts: holdEach(draft.usage_contexts),
    insights: draft.insights
      .map(({ title, text }) => ({ title, text: holdInsight(title, text, hold) }))
      .filter(({ text }) => text !== ''),
  };
  return { draft: held, about };
}

/** A title such as "Plural" says what the form in the text is. */
function holdInsight(title: string, text: string, hold: (text: string) => string): string {
  const label = `${title}: `;
  const held = hold(`${label}${text}`);
  return held.startsWith(label) ? held.slice(label.length) : held;
}
