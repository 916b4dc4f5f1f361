import { BehaviorSubject } from '@topwords/platform/rx';

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

/** Toasts that fit above each other on a phone. */
const mostToasts = 3;

/** The toasts of a remote, the oldest first. */
export interface Toasts {
  readonly shown: BehaviorSubject<readonly Toast[]>;
  /** Adds a toast and drops those without an action, so that two removals keep two undos. */
  show: (toast: Toast) => void;
  hide: (toast: Toast) => void;
}

/** Creates the toasts of a remote; none is shown. */
export function createToasts(): Toasts {
  const shown = new BehaviorSubject<readonly Toast[]>([]);
  return {
    shown,
    show(toast) {
      const kept = shown.value.filter(({ action }) => action !== undefined);
      shown.next([...kept, toast].slice(-mostToasts));
    },
    hide(toast) {
      shown.next(shown.value.filter((other) => other !== toast));
    },
  };
}
