import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useServices } from '../services/services.ts';
import { findIndex, findInView, itemsOf } from './find-in-view.ts';
import { rowHeightsOf } from './row-heights.ts';
import { blockSize, splitList, type ListPart } from './split-list.ts';
import { useSearchDirection } from './use-search-direction.ts';

interface FollowListProps {
  /** Its items are rows, and a `RowGap` for each gap. */
  list: RefObject<HTMLUListElement | null>;
  parts: readonly ListPart[];
}

/** Puts those rows of a list on the page that are needed as it is scrolled, searched or printed. */
export function FollowList({ list, parts }: FollowListProps) {
  const items = itemsOf(parts);
  const words = parts.flatMap((part) => part.words);
  const services = useServices();
  const { lastOpened, shownRows: shown } = services;
  const rowHeights = rowHeightsOf(services);
  /** The word that was opened, has the focus, or was found. */
  const kept = useRef(lastOpened.value);
  const isPrinting = useRef(false);

  const judgeDirection = useSearchDirection();

  /** The index of the word of a row, or of the first in a block of a gap; -1 for others. */
  function indexOf(target: EventTarget | null): number {
    if (!list.current || !(target instanceof Element)) return -1;
    return findIndex(list.current, items, target);
  }

  const follow = useEffectEvent(() => {
    const element = list.current;
    if (!element || isPrinting.current) return;
    const range = findInView(element, items);
    if (range.first === shown.value?.first && range.last === shown.value.last) return;
    const space = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
    const look = { width: element.clientWidth, space };
    for (const [index, { isGap, start }] of items.entries()) {
      const height = element.children[index]?.getBoundingClientRect().height;
      const word = words[start];
      if (word && height && !isGap) rowHeights.note(word.id, height, look);
    }
    shown.next({ ...range, kept: kept.current });
  });

  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    kept.current = words[indexOf(target)]?.id ?? null;
  });

  const handleMatch = useEffectEvent((event: Event) => {
    const element = list.current;
    const index = indexOf(event.target);
    if (!element || index < 0 || !shown.value) return;
    kept.current = words[index]?.id ?? null;
    shown.next({ ...shown.value, kept: kept.current });
    const isForward = judgeDirection(event.timeStamp, index);
    // Once the rows are there, the browser looks on for the text from the selection, and finds it
    // in one of them.
    queueMicrotask(() => {
      const items = itemsOf(splitList(words, shown.value));
      const start = items.findIndex((item) => item.start === index);
      getSelection()?.collapse(element, isForward ? start : start + blockSize);
    });
  });

  /** Names the places of the rows: assistive technology would count only those on the page. */
  const namePlaces = useEffectEvent(() => {
    for (const [index, { isGap, start }] of items.entries()) {
      const item = list.current?.children[index];
      if (!item || isGap) continue;
      item.setAttribute('aria-posinset', String(start + 1));
      item.setAttribute('aria-setsize', String(words.length));
    }
  });

  useLayoutEffect(() => {
    namePlaces();
  });

  // A change of marks moves no row.
  useLayoutEffect(() => {
    if (words.length > 0) follow();
  }, [words.length]);

  // Before the shell scrolls to where the list was left.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const passive = { signal, passive: true };
    addEventListener('scroll', () => follow(), passive);
    addEventListener('resize', () => follow(), passive);
    addEventListener(
      'beforeprint',
      () => {
        isPrinting.current = true;
        shown.next(null);
      },
      { signal },
    );
    addEventListener(
      'afterprint',
      () => {
        isPrinting.current = false;
        follow();
      },
      { signal },
    );
    return () => controller.abort();
  }, [shown]);

  // The list itself is there only now, if it has come with this.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const element = list.current;
    element?.addEventListener('focusin', (event) => handleFocus(event), { signal });
    element?.addEventListener('beforematch', (event) => handleMatch(event), { signal });
    namePlaces();
    follow();
    return () => controller.abort();
  }, [list]);

  return null;
}
