import type { ReactNode } from 'react';
import { looks } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  heading: string;
  text: string;
  /** The name of the button that confirms. */
  confirm: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Why it failed. */
  children?: ReactNode;
}

/** Asks before something that should not happen by accident. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, text, confirm, isPending = false, onConfirm, onClose, children } = props;
  const { account } = useTexts();
  return (
    <Dialog heading={heading} className={styles.dialog} onClose={onClose}>
      <p className={looks.muted}>{text}</p>
      {children}
      <DialogActions>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {account.cancel}
        </Button>
        <Button isPending={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
