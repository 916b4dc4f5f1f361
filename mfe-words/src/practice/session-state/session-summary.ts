import type { CardState, PracticeCard } from '@topwords/platform/contracts';
import type { SessionState, Step } from './session-state.ts';

/** The results of a session; `right` and `wrong` count answers, the other figures count cards. */
export interface SessionSummary {
  right: number;
  wrong: number;
  /** New cards that were practiced. */
  fresh: number;
  known: number;
}

function countOf(steps: readonly Step[], isCounted: (step: Step) => boolean): number {
  return steps.filter(isCounted).length;
}

/** The figures of a session so far. */
export function summarize({ steps }: SessionState): SessionSummary {
  const practiced = steps.filter(({ kind }) => kind === 'review').map(({ card }) => card);
  return {
    right: countOf(steps, (step) => step.kind === 'review' && step.rating === 'good'),
    wrong: countOf(steps, (step) => step.kind === 'review' && step.rating === 'again'),
    fresh: new Set(practiced.filter((card) => card.is_new).map(({ id }) => id)).size,
    known: countOf(steps, ({ kind }) => kind === 'known'),
  };
}

/** The cards that were new in this session and were recalled, each once. */
export function gainedCards({ steps }: SessionState): PracticeCard[] {
  const recalled = steps.filter((step) => step.kind === 'review' && step.rating === 'good');
  const fresh = recalled.map(({ card }) => card).filter((card) => card.is_new);
  return [...new Map(fresh.map((card) => [card.id, card])).values()];
}

/** How many cards of the session are done. */
export function doneCount({ total, queue }: SessionState): number {
  return total - queue.length;
}

/** Whether a card was already answered in this session: its preview is then outdated. */
export function isRepeated({ steps }: SessionState, card: PracticeCard): boolean {
  return steps.some((step) => step.kind === 'review' && step.card.id === card.id);
}

/** When a card is due, as far as known here: the server's date, or the preview of its only review. */
function dueOf(step: Step, state: SessionState, confirmed: ReadonlyMap<string, CardState>) {
  const { card } = step;
  const server = confirmed.get(card.id);
  if (server) return server.due_at;
  const isOnly = state.steps.filter((other) => other.card.id === card.id).length === 1;
  return step.kind === 'review' && isOnly ? card.preview[step.rating] : null;
}

/** When the next card is due, in ISO 8601, counting cards practiced here and after; null for none. */
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
