import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { LanguageCode } from '@topwords/platform/contracts';
import { Announcer } from '@topwords/platform/remote';
import styles from './full-screen-dialog.module.css';

interface FullScreenDialogProps {
  label: string;
  language: LanguageCode;
  onClose: () => void;
  children: ReactNode;
}

/** Covers the page and its bars, so that only questions and the progress are visible. */
export function FullScreenDialog({ label, language, onClose, children }: FullScreenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Runs before the card takes the focus: an opening dialog focuses its first button.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div data-language={language} className={styles.column}>
        {children}
      </div>
      <Announcer />
    </dialog>
  );
}
