import { useEffect, useEffectEvent } from 'react';

/** Lets the keys 1 to `count` choose, wherever the focus is. */
export function useNumberKeys(count: number, onChoose: (index: number) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    if (repeat || ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return;
    if (Number(key) <= count) onChoose(Number(key) - 1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
