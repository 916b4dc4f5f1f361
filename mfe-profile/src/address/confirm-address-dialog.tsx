import { useMutation } from '@tanstack/react-query';
import { askForAddressMail, confirmAddress, type CallOutput } from '@topwords/platform/contracts';
import { detailOf, looks, useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice, TextField } from '@topwords/platform/ui';
import formStyles from '../section/form.module.css';
import { useCallForm } from '../section/use-call-form.ts';
import { useTexts } from '../texts/index.ts';
import { useAddressSaved } from './use-address-saved.ts';

interface ConfirmAddressDialogProps {
  /** The address that the code was mailed to. */
  email: string;
  onClose: () => void;
}

/** Asks for the code of the mail that confirms an address, and sends that mail again. */
export function ConfirmAddressDialog({ email, onClose }: ConfirmAddressDialogProps) {
  const { account } = useTexts();
  const { address } = account;
  const { host } = useRemoteServices();
  const { handleSubmit, faultOf, advice, isPending } = useCallForm({
    fields: ['code'],
    findFault: ({ code }) =>
      /^\s*(\d[\s-]*){6}$/.test(code) ? undefined : { field: 'code', message: address.codeFault },
    send: ({ code }) => host.api.send(confirmAddress, { body: { code } }),
    fieldOfError: { address_proof_invalid: 'code' },
    onSuccess: useAddressSaved<CallOutput<typeof confirmAddress>>(
      onClose,
      ({ has_further_step, email: own }) =>
        has_further_step ? address.further(own) : address.confirmed,
    ),
  });
  const mail = useMutation({ mutationFn: () => host.api.send(askForAddressMail) });
  const sent = mail.data?.delivery === 'outbox' ? address.inOutbox : address.sentTo(email);
  return (
    <Dialog isSheet heading={address.confirmHeading} onClose={onClose}>
      <p className={looks.muted}>{address.confirmExplained(email)}</p>
      <form method="post" noValidate className={formStyles.form} onSubmit={handleSubmit}>
        <TextField
          label={address.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={faultOf('code')}
        />
        {advice !== undefined && <ErrorNotice message={address.confirmFailed} advice={advice} />}
        <Button variant="secondary" isPending={mail.isPending} onClick={() => mail.mutate()}>
          {address.sendAgain}
        </Button>
        <output className={looks.muted}>{mail.data && sent}</output>
        {mail.error && (
          <ErrorNotice
            message={address.sendFailed}
            advice={detailOf(mail.error, account.unexpected)}
          />
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {account.cancel}
          </Button>
          <Button type="submit" isPending={isPending}>
            {address.submitCode}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
