/** What was done or failed, at the lower edge for a while. */
export interface Toast {
  kind: 'done' | 'failed';
  message: string;
  /** More of a failure, for a person. */
  detail?: string;
  /** Takes back what was done. */
  action?: { label: string; onAct: () => void };
}

/** How long a toast stays, in milliseconds; one with an action stays longer. */
export const toastDuration = { plain: 5000, withAction: 10_000 };
