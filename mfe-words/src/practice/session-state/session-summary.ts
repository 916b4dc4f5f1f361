import type { CardState, PracticeCard } from '@topwords/platform/contracts';
import type { SessionState, Step } from './session-state.ts';

/** What came of a session; `right` and `wrong` count answers, the others count cards. */
export interface SessionSummary {
  right: number;
  wrong: number;
  /** New cards that were practised. */
  fresh: number;
  known: number;
}

function countOf(steps: readonly Step[], isCounted: (step: Step) => boolean): number {
  return steps.filter(isCounted).length;
}

/** The figures of a session so far. */
export function summarize({ steps }: SessionState): SessionSummary {
  const practised = steps.filter(({ kind }) => kind === 'review').map(({ card }) => card);
  return {
    right: countOf(steps, (step) => step.kind === 'review' && step.rating === 'good'),
    wrong: countOf(steps, (step) => step.kind === 'review' && step.rating === 'again'),
    fresh: new Set(practised.filter((card) => card.is_new).map(({ id }) => id)).size,
    known: countOf(steps, ({ kind }) => kind === 'known'),
  };
}

/** How many cards of the session are done with. */
export function doneCount({ total, queue }: SessionState): number {
  return total - queue.length;
}

/** Whether a card has been answered before in this session: its preview no longer holds. */
export function isRepeated({ steps }: SessionState, card: PracticeCard): boolean {
  return steps.some((step) => step.kind === 'review' && step.card.id === card.id);
}

/** When a card is due by what is known here: the server's word, or the preview of its only review. */
function dueOf(step: Step, state: SessionState, confirmed: ReadonlyMap<string, CardState>) {
  const { card } = step;
  const told = confirmed.get(card.id);
  if (told) return told.due_at;
  const isOnly = state.steps.filter((other) => other.card.id === card.id).length === 1;
  return step.kind === 'review' && isOnly ? card.preview[step.rating] : null;
}

/** When the next card is due, in ISO 8601: of those practised here or after them; null for none. */
export function nextDue(
  state: SessionState,
  confirmed: ReadonlyMap<string, CardState>,
  afterQueue: string | null,
): string | null {
  const times = [...state.steps.map((step) => dueOf(step, state, confirmed)), afterQueue];
  return (
    times
      .filter((time) => time !== null)
      .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null
  );
}
