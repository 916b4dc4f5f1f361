import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '@topwords/platform/router';
import { openStorage } from '../browser/open-storage.ts';
import { useShell } from '../services/shell-context.ts';

/** The scroll position of each history entry, in pixels; survives a reload of the tab. */
const storageKey = 'topwords.scroll';

/** How long to wait for a screen to become tall enough, in milliseconds. */
const timeoutMs = 3000;

/** The router's key of the first entry of every page load. */
const firstKey = 'default';

type Positions = Record<string, number>;

function isReloadOrReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type !== 'navigate';
}

function readPositions(storage: Storage): Positions {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/**
 * Reads the tab's stored positions once per page, without the first entry of another page opened in
 * it before.
 */
function openPositions(storage: Storage): Positions {
  const { [firstKey]: first, ...others } = readPositions(storage);
  return first !== undefined && isReloadOrReturn() ? { ...others, [firstKey]: first } : others;
}

/** Scrolls to a position as soon as the page is tall enough, unless the reader scrolls first. */
function scrollWhenPossible(position: number): () => void {
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
  const stop = () => controller.abort();
  const observer = new ResizeObserver(attempt);

  function attempt(): void {
    const reach = document.documentElement.scrollHeight - innerHeight;
    scrollTo(0, Math.min(position, reach));
    if (reach >= position) stop();
  }

  signal.addEventListener('abort', () => observer.disconnect());
  for (const intention of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    addEventListener(intention, stop, { signal, passive: true });
  }
  observer.observe(document.body);
  attempt();
  return stop;
}

/**
 * Restores scroll positions: a new screen starts at the top, and going back, forward or reloading
 * returns to the entry's last position, even when its content loads later. Signing out deletes all
 * positions.
 */
export function useScrollRestoration(): void {
  const { bus } = useShell();
  const { key } = useLocation();
  const navigationType: string = useNavigationType();
  const [storage] = useState(() => openStorage('sessionStorage'));
  const [positions] = useState(() => openPositions(storage));
  const hasOpened = useRef(false);

  useEffect(
    () =>
      bus.subscribe('session.changed', ({ is_auth }) => {
        if (is_auth) return;
        for (const entry of Object.keys(positions)) delete positions[entry];
        storage.removeItem(storageKey);
      }),
    [bus, positions, storage],
  );

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      positions[key] = scrollY;
    };
    const keep = () => {
      if (Object.keys(positions).length > 0) {
        storage.setItem(storageKey, JSON.stringify(positions));
      }
    };
    let stop = () => {};
    if (navigationType === 'PUSH') scrollTo(0, 0);
    // A page that was just opened may be scrolled already, before its scripts ran.
    const isOpened = !hasOpened.current && positions[key] === undefined;
    hasOpened.current = true;
    if (navigationType === 'POP' && !isOpened) stop = scrollWhenPossible(positions[key] ?? 0);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      stop();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keep);
    };
  }, [key, navigationType, positions, storage]);
}
