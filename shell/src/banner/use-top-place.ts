import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The dialog that is above the others; each that opens stands within or after those before it. */
function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

/** Puts the element into a place; within a dialog, above what stands there. */
function place(element: HTMLElement, dialog: HTMLDialogElement | undefined, home: HTMLElement) {
  const parent = dialog ?? home;
  if (element.parentElement === parent) return;
  element.removeAttribute('popover');
  parent.append(element);
  // Browsers of 2023 have no popovers: there it stands within the dialog's edges.
  if (dialog && 'showPopover' in element) {
    element.setAttribute('popover', 'manual');
    element.showPopover();
  }
}

interface TopPlace {
  /** Where the element stands while no dialog is open. */
  home: RefObject<HTMLDivElement | null>;
  /** Made once, so that what is in it stays what it is wherever it stands. */
  element: HTMLElement;
}

/**
 * An element that stands above all else: in the modal dialog that is open, since the rest of the page
 * is covered by it, and neither told by screen readers nor to be clicked.
 */
export function useTopPlace(className: string | undefined): TopPlace {
  const home = useRef<HTMLDivElement>(null);
  const [element] = useState(() =>
    Object.assign(document.createElement('div'), { className: className ?? '' }),
  );

  useLayoutEffect(() => {
    const { current } = home;
    if (!current) return undefined;
    const settle = () => place(element, topDialog(), current);
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => observer.disconnect();
  }, [element]);

  return { home, element };
}
