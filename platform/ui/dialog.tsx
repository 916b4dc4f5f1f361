import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  heading: ReactNode;
  /** Called once it is closed, by `Escape`, its backdrop or whatever closes it. */
  onClose: () => void;
  children: ReactNode;
  /** Rises from the lower edge on a phone, where it takes the whole width. */
  isSheet?: boolean;
  /** Has room for more than a question. */
  isWide?: boolean;
  className?: string | undefined;
}

/**
 * A modal dialog, open while it is shown: the focus stays inside, and goes back to what opened it. A
 * form in it with `method="dialog"` closes it.
 */
export function Dialog({
  heading,
  onClose,
  children,
  isSheet = false,
  isWide = false,
  className,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const headingId = useId();

  useEffect(() => {
    // In a shadow root the document knows no more of the focus than that root's host.
    const root = dialog.current?.getRootNode();
    const scope = root instanceof ShadowRoot ? root : document;
    if (!dialog.current?.open) {
      opener.current = scope.activeElement;
      dialog.current?.showModal();
    }
    return () => {
      // The browser gives the focus back when a dialog is closed, but not when it is taken away.
      const isLost = scope.activeElement === null || scope.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      closedby="any"
      onClose={({ target, currentTarget }) => {
        // React lets it bubble: a dialog within this one closes for itself alone.
        if (target === currentTarget) onClose();
      }}
      className={classNames(
        styles.dialog,
        isSheet && styles.sheet,
        isWide && styles.wide,
        className,
      )}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </dialog>
  );
}

/** The buttons of a dialog, at its lower end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
