import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { deleteAccount } from '@topwords/platform/contracts';
import { detailOf, useRemoteServices } from '@topwords/platform/remote';
import { useNavigate } from '@topwords/platform/router';
import { Button, DialogActions, ErrorNotice, TextField } from '@topwords/platform/ui';
import { focusField, readValues } from '../section/form-values.ts';
import formStyles from '../section/form.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './delete.module.css';

/** Deletes the account, with its password if it has one; this also ends the session here. */
function useDeleteAccount() {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (proof: { password?: string }) => host.api.send(deleteAccount, { body: proof }),
    async onSuccess() {
      await host.session.logout();
      await navigate('/', { replace: true });
      host.showBanner('success', account.deleted);
    },
  });
}

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
