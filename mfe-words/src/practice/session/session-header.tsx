import { CloseIcon, IconButton, ProgressBar, UndoIcon } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './session-header.module.css';

interface SessionHeaderProps {
  done: number;
  total: number;
  canUndo?: boolean;
  /** Without it, nothing can be undone here. */
  onUndo?: () => void;
  onClose: () => void;
}

/** The close button, the progress of the session, and undo. */
export function SessionHeader({
  done,
  total,
  canUndo = false,
  onUndo,
  onClose,
}: SessionHeaderProps) {
  const { practice } = useTexts();
  return (
    <header className={styles.header}>
      <IconButton label={practice.close} icon={<CloseIcon />} onClick={onClose} />
      <ProgressBar label={practice.progress} value={done} max={total} tone="accent" />
      <p className={`numbers ${styles.figures}`}>{practice.progressOf(done, total)}</p>
      {onUndo && (
        <IconButton
          label={practice.undo}
          icon={<UndoIcon />}
          // `disabled` would lose the focus after the last undo.
          aria-disabled={!canUndo || undefined}
          aria-keyshortcuts="u Backspace"
          onClick={() => {
            if (canUndo) onUndo();
          }}
        />
      )}
    </header>
  );
}
