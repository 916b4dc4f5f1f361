import { useEffect, useEffectEvent } from 'react';
import { actionOf, type Action } from './action-of.ts';

/** Whether keys pressed in an element write text. */
export function isTextBox(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Listens for the shortcuts; ignores them while a dialog is open. */
export function useShortcuts(actions: Record<Action, () => void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const action = actionOf(event, isTextBox(event.target));
    if (action === undefined) return;
    event.preventDefault();
    if (!event.repeat) actions[action]();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
