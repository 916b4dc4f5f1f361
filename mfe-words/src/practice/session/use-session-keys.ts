import { useEffect, useEffectEvent } from 'react';

interface SessionKeys {
  onUndo: () => void;
  /** Enter where nothing that it would press has the focus. */
  onGoOn: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement;
}

function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input') !== null;
}

/** Keys of the whole session: Backspace and U take back, Enter goes on. */
export function useSessionKeys({ onUndo, onGoOn }: SessionKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (repeat || ctrlKey || metaKey || altKey || isTyping(target)) return;
    // By its place as well: a Russian keyboard has another letter there.
    if (key === 'Backspace' || key === 'u' || code === 'KeyU') {
      event.preventDefault();
      onUndo();
    }
    if (key === 'Enter' && !isPressed(target)) {
      // What comes up takes the focus, and would be pressed by the same key.
      event.preventDefault();
      onGoOn();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
