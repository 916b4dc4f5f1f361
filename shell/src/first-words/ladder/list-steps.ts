/** What a guest does next: sees a word, meets it again, sees the whole sentence, or has done all. */
export type Step = { kind: 'see' | 'meet'; index: number } | { kind: 'sentence' } | { kind: 'end' };

/**
 * The steps of a round of words: each word is met again after the next one has been seen, so that
 * it has to be remembered over a little time.
 */
export function listSteps(count: number, hasSentence: boolean): Step[] {
  const steps: Step[] = [];
  for (let index = 0; index <= count; index += 1) {
    if (index < count) steps.push({ kind: 'see', index });
    if (index > 0) steps.push({ kind: 'meet', index: index - 1 });
  }
  if (hasSentence) steps.push({ kind: 'sentence' });
  return [...steps, { kind: 'end' }];
}

/** How many words have been met again before a step. */
export function countMet(steps: readonly Step[], step: number): number {
  return steps.slice(0, step).filter(({ kind }) => kind === 'meet').length;
}
