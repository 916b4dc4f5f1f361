import { useState, type FormEvent } from 'react';
import { renderSVG } from 'uqr';
import { confirmApp } from '@topwords/platform/contracts';
import { looks, useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, TextField } from '@topwords/platform/ui';
import { focusField, readValues } from '../section/form-values.ts';
import formStyles from '../section/form.module.css';
import { useTexts } from '../texts/index.ts';
import styles from './second-step.module.css';
import { useProvenCall } from './use-proven-call.tsx';

interface AppDialogProps {
  app: { secret: string; uri: string };
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret of an app as a QR code and as text, and asks for the app's first code. */
export function AppDialog({ app, onDone, onClose }: AppDialogProps) {
  const { account } = useTexts();
  const { secondStep: texts } = account;
  const { host } = useRemoteServices();
  const [fault, setFault] = useState<string>();
  const confirm = useProvenCall(
    (code: string) => host.api.send(confirmApp, { body: { code } }),
    ({ recovery_codes: codes }) => onDone(codes),
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const code = readValues(form, ['code']).code.replaceAll(/\s/g, '');
    const isWrong = !/^\d{6}$/.test(code);
    setFault(isWrong ? texts.codeFault : undefined);
    if (isWrong) focusField(form, 'code');
    else if (!confirm.isPending) confirm.run(code);
  }

  return (
    <Dialog isSheet heading={texts.appTitle} onClose={onClose}>
      <p className={looks.muted}>{texts.appExplained}</p>
      <img
        className={styles.qr}
        alt={texts.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(app.uri, { border: 2 }))}`}
      />
      <p className={looks.note}>
        {texts.orSecret}{' '}
        <code className={styles.secret}>{app.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
      </p>
      <form method="post" noValidate className={formStyles.form} onSubmit={handleSubmit}>
        <TextField
          label={texts.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fault ?? confirm.failure}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {account.cancel}
          </Button>
          <Button type="submit" isPending={confirm.isPending}>
            {texts.turnOn}
          </Button>
        </DialogActions>
      </form>
      {confirm.dialog}
    </Dialog>
  );
}
