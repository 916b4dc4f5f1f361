import { changeAddress, emailAddress } from '@topwords/platform/contracts';
import { useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice, TextField } from '@topwords/platform/ui';
import formStyles from '../section/form.module.css';
import { useCallForm } from '../section/use-call-form.ts';
import { useTexts } from '../texts/index.ts';
import { useAddressSaved } from './use-address-saved.ts';

interface ChangeAddressDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for another address, and for the password if there is one. */
export function ChangeAddressDialog({ hasPassword, onClose }: ChangeAddressDialogProps) {
  const { account } = useTexts();
  const { address } = account;
  const { host } = useRemoteServices();
  const { handleSubmit, faultOf, advice, isPending } = useCallForm({
    fields: ['email', 'password'],
    findFault({ email, password }) {
      if (!emailAddress.safeParse(email).success) return { field: 'email', message: address.fault };
      const lacksPassword = hasPassword && password === '';
      return lacksPassword ? { field: 'password', message: account.faults.current } : undefined;
    },
    send: ({ email, password }) =>
      host.api.send(changeAddress, { body: { email, ...(hasPassword && { password }) } }),
    fieldOfError: { password_wrong: 'password', address_confirmed: 'email' },
    onSuccess: useAddressSaved(onClose, () => address.changeAsked),
  });
  return (
    <Dialog isSheet heading={address.changeHeading} onClose={onClose}>
      <form method="post" noValidate className={formStyles.form} onSubmit={handleSubmit}>
        <TextField
          label={address.newAddress}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          hint={address.changeHint}
          error={faultOf('email')}
        />
        {hasPassword && (
          <TextField
            label={account.password}
            name="password"
            type="password"
            autoComplete="current-password"
            error={faultOf('password')}
            reveal={account.reveal}
          />
        )}
        {advice !== undefined && <ErrorNotice message={address.changeFailed} advice={advice} />}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {account.cancel}
          </Button>
          <Button type="submit" isPending={isPending}>
            {address.submitChange}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
