import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { getAccountSettings, listPasskeys, proveIdentity } from '@topwords/platform/contracts';
import { callQuery, detailOf, looks, useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice, TextField } from '@topwords/platform/ui';
import { focusField, readValues } from '../section/form-values.ts';
import formStyles from '../section/form.module.css';
import { useTexts } from '../texts/index.ts';
import { usePasskeyAnswer } from './use-passkey-answer.ts';

interface ProveDialogProps {
  /** The identity is proven: what needed it may be repeated. */
  onProven: () => void;
  onClose: () => void;
}

/** Asks once more who is there: by the password, or by a passkey. */
export function ProveDialog({ onProven, onClose }: ProveDialogProps) {
  const { account } = useTexts();
  const { prove } = account;
  const { host } = useRemoteServices();
  const settings = useQuery(callQuery(getAccountSettings));
  const passkeys = useQuery(callQuery(listPasskeys));
  const askForPasskey = usePasskeyAnswer();
  const [fault, setFault] = useState<string>();
  const hasPassword = settings.data?.has_password ?? false;
  const hasPasskey = (passkeys.data?.passkeys.length ?? 0) > 0;
  const send = useMutation({
    async mutationFn(proof: { password: string } | 'passkey') {
      if (proof !== 'passkey') return host.api.send(proveIdentity, { body: proof });
      const passkey = await askForPasskey();
      return passkey && host.api.send(proveIdentity, { body: { passkey } });
    },
    onSuccess(proven) {
      if (proven) onProven();
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const form = event.currentTarget;
    const { password } = readValues(form, ['password']);
    setFault(password === '' ? account.faults.current : undefined);
    if (password === '') {
      focusField(form, 'password');
      return;
    }
    send.mutate(
      { password },
      {
        onError(error) {
          if (!isApiFailure(error) || error.code !== 'password_wrong') return;
          setFault(error.detail);
          focusField(form, 'password');
        },
      },
    );
  }

  return (
    <Dialog isSheet heading={prove.title} onClose={onClose}>
      <p className={looks.muted}>
        {hasPassword || hasPasskey || settings.isPending ? prove.explained : account.signInAgain}
      </p>
      <form method="post" noValidate className={formStyles.form} onSubmit={handleSubmit}>
        {hasPassword && (
          <TextField
            label={account.password}
            name="password"
            type="password"
            autoComplete="current-password"
            error={fault}
            reveal={account.reveal}
          />
        )}
        {hasPasskey && (
          <Button
            variant="secondary"
            isPending={send.isPending && send.variables === 'passkey'}
            onClick={() => send.mutate('passkey')}
          >
            {prove.withPasskey}
          </Button>
        )}
        {send.error && fault === undefined && (
          <ErrorNotice message={prove.failed} advice={detailOf(send.error, account.unexpected)} />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {account.cancel}
          </Button>
          {hasPassword && (
            <Button type="submit" isPending={send.isPending && send.variables !== 'passkey'}>
              {prove.submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
