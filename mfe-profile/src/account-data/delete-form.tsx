import { useState, type FormEvent } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { detailOf } from '@topwords/platform/remote';
import { Button, DialogActions, ErrorNotice, TextField } from '@topwords/platform/ui';
import { focusField, readValues } from '../section/form-values.ts';
import formStyles from '../section/form.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './delete.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

interface DeleteFormProps {
  /** The account's address, to be typed if it has no password; null if it has one. */
  email: string | null;
  onClose: () => void;
}

/** The final confirmation before the account is deleted. */
export function DeleteForm({ email, onClose }: DeleteFormProps) {
  const { account } = useTexts();
  const [fault, setFault] = useState<string>();
  const remove = useDeleteAccount();

  function findFault(proof: string): string | undefined {
    if (email === null) return proof === '' ? account.faults.current : undefined;
    const isSame = proof.trim().toLowerCase() === email.toLowerCase();
    return isSame ? undefined : account.deleteEmailWrong;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (remove.isPending) return;
    const form = event.currentTarget;
    const { proof } = readValues(form, ['proof']);
    const found = findFault(proof);
    setFault(found);
    remove.reset();
    if (found !== undefined) {
      focusField(form, 'proof');
      return;
    }
    remove.mutate(email === null ? { password: proof } : {}, {
      onError(error) {
        if (!isApiFailure(error) || error.code !== 'password_wrong') return;
        setFault(error.detail);
        focusField(form, 'proof');
      },
    });
  }

  const { error } = remove;
  const mustSignIn = isApiFailure(error) && error.code === 'sign_in_again';
  return (
    <form method="post" noValidate className={formStyles.form} onSubmit={handleSubmit}>
      {email === null ? (
        <TextField
          label={account.deletePassword}
          name="proof"
          type="password"
          autoComplete="current-password"
          error={fault}
          reveal={account.reveal}
        />
      ) : (
        <TextField
          label={account.deleteEmail(email)}
          name="proof"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={fault}
        />
      )}
      {error && fault === undefined && (
        <ErrorNotice
          message={account.deleteFailed}
          advice={mustSignIn ? account.signInAgain : detailOf(error, account.unexpected)}
        />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {account.cancel}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          className={styles.dangerous}
          isPending={remove.isPending}
        >
          {account.deleteForGood}
        </Button>
      </DialogActions>
    </form>
  );
}
