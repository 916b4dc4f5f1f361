import { useEffect, useEffectEvent } from 'react';

interface SessionKeys {
  onUndo: () => void;
  /** Called on Enter, unless the focused element handles it. */
  onContinue: () => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement;
}

function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input') !== null;
}

/** Keys for the whole session: Backspace and U undo, Enter continues. */
export function useSessionKeys({ onUndo, onContinue }: SessionKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (repeat || ctrlKey || metaKey || altKey || isTyping(target)) return;
    // Also by position: a Russian keyboard has another letter there.
    if (key === 'Backspace' || key === 'u' || code === 'KeyU') {
      event.preventDefault();
      onUndo();
    }
    if (key === 'Enter' && !isPressed(target)) {
      // Otherwise the same key would press the element that takes the focus next.
      event.preventDefault();
      onContinue();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
