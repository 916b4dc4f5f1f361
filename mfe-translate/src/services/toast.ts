/** A temporary message at the lower edge about something done or failed. */
export interface Toast {
  kind: 'done' | 'failed';
  message: string;
  /** Human-readable details of a failure. */
  detail?: string;
  /** Undoes the action. */
  action?: { label: string; onAct: () => void };
}

/** How long a toast stays, in milliseconds; one with an action stays longer. */
export const toastDuration = { plain: 5000, withAction: 10_000 };
