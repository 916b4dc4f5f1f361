import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';

interface DialogProps {
  heading: ReactNode;
  /** Called when it closes, by `Escape`, its backdrop or anything else. */
  onClose: () => void;
  children: ReactNode;
  /** On a phone, slides up from the lower edge and takes the full width. */
  isSheet?: boolean;
  /** Wide enough for more than a question. */
  isWide?: boolean;
  className?: string | undefined;
}

/**
 * A modal dialog, open while it is rendered. The focus stays inside and returns to the opener. A
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
    // With a shadow root, `document.activeElement` is only the root's host.
    const root = dialog.current?.getRootNode();
    const scope = root instanceof ShadowRoot ? root : document;
    if (!dialog.current?.open) {
      opener.current = scope.activeElement;
      dialog.current?.showModal();
    }
    return () => {
      // The browser returns the focus when a dialog is closed, but not when it is removed.
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
        // React lets `close` bubble: ignore it from a dialog inside this one.
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

/** The buttons at the bottom of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
