import type { FormEvent, ReactNode } from 'react';
import { detailOf } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  heading: string;
  submit: string;
  /** Whether the form can be sent as it is. */
  isReady: boolean;
  isWide?: boolean;
  /** The state of the call that sends it. */
  sending: { error: Error | null; isPending: boolean };
  failure: string;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, which stays open while its call is pending or has failed. */
export function FormDialog(props: FormDialogProps) {
  const { heading, submit, isReady, isWide = false, sending, failure, children } = props;
  const { onSubmit, onClose } = props;
  const { favorites } = useTexts();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isReady && !sending.isPending) onSubmit();
  }

  return (
    <Dialog isSheet heading={heading} onClose={onClose} isWide={isWide}>
      <form className={styles.form} onSubmit={handleSubmit}>
        {children}
        {sending.error && (
          <ErrorNotice message={failure} advice={detailOf(sending.error, favorites.unexpected)} />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {favorites.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} isPending={sending.isPending}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
