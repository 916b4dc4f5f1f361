import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { listPasskeys, renamePasskey, type Passkey } from '@topwords/platform/contracts';
import { callKey, detailOf, useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, TextField } from '@topwords/platform/ui';
import { focusField, readValues } from '../section/form-values.ts';
import formStyles from '../section/form.module.css';
import { useTexts } from '../texts/index.ts';

/** Gives a passkey another name. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { account } = useTexts();
  const { passkeys: texts } = account;
  const { host } = useRemoteServices();
  const client = useQueryClient();
  const [fault, setFault] = useState<string>();
  const save = useMutation({
    mutationFn: (name: string) =>
      host.api.send(renamePasskey, { params: { passkeyId: passkey.id }, body: { name } }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: callKey(listPasskeys) });
      onClose();
    },
    onError: (error) => setFault(detailOf(error, account.unexpected)),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const name = readValues(form, ['name']).name.trim();
    setFault(name === '' ? texts.nameFault : undefined);
    if (name === '') focusField(form, 'name');
    else if (!save.isPending) save.mutate(name);
  }

  return (
    <Dialog isSheet heading={texts.renameOf(passkey.name)} onClose={onClose}>
      <form method="post" noValidate className={formStyles.form} onSubmit={handleSubmit}>
        <TextField
          label={texts.name}
          name="name"
          defaultValue={passkey.name}
          maxLength={64}
          error={fault}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {account.cancel}
          </Button>
          <Button type="submit" isPending={save.isPending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
