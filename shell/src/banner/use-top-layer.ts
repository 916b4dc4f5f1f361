import { classNames } from '@topwords/platform/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './top-layer.module.css';

/**
 * Returns the topmost dialog: each one that opens is inside or after the earlier ones in the
 * document.
 */
function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

/** Moves the element to its home or into a dialog, above the dialog's content. */
function place(element: HTMLElement, dialog: HTMLDialogElement | undefined, home: HTMLElement) {
  const parent = dialog ?? home;
  if (element.parentElement === parent) return;
  element.removeAttribute('popover');
  parent.append(element);
  // Browsers of 2023 have no popovers: there it stays within the dialog's edges.
  if (dialog && 'showPopover' in element) {
    element.setAttribute('popover', 'manual');
    element.showPopover();
  }
}

/**
 * Creates an element above everything else. While a modal dialog is open, it is inside the dialog,
 * because the rest of the page is covered, hidden from screen readers and not clickable.
 */
export function useTopLayer(className: string | undefined) {
  const home = useRef<HTMLDivElement>(null);
  const [element] = useState(() =>
    Object.assign(document.createElement('div'), {
      className: classNames(styles.layer, className),
    }),
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

  return {
    /** Parent of the element while no dialog is open. */
    home,
    /** Created once, so that its content keeps its state when it moves. */
    element,
  };
}
