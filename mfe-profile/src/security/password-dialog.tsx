import { useRemoteServices } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, ErrorNotice, TextField } from '@topwords/platform/ui';
import formStyles from '../section/form.module.css';
import { useTexts } from '../texts/index.ts';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordDialogProps {
  /** False if the account has no password and sets its first one. */
  hasPassword: boolean;
  onClose: () => void;
}

/** Asks for a new password, and for the current one if there is one. */
export function PasswordDialog({ hasPassword, onClose }: PasswordDialogProps) {
  const { account } = useTexts();
  const { host } = useRemoteServices();
  const { handleSubmit, faultOf, advice, isPending } = usePasswordForm(hasPassword, onClose);
  const { email } = host.session.state.value.user;
  return (
    <Dialog
      isSheet
      heading={hasPassword ? account.changePassword : account.setPassword}
      onClose={onClose}
    >
      <form method="post" noValidate className={formStyles.form} onSubmit={handleSubmit}>
        {/* For password managers: the account the password belongs to. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        {hasPassword && (
          <TextField
            label={account.currentPassword}
            name="current"
            type="password"
            autoComplete="current-password"
            error={faultOf('current')}
            reveal={account.reveal}
          />
        )}
        <TextField
          label={account.newPassword}
          name="next"
          type="password"
          autoComplete="new-password"
          hint={account.passwordHint}
          error={faultOf('next')}
          reveal={account.reveal}
        />
        <TextField
          label={account.confirmation}
          name="confirmation"
          type="password"
          autoComplete="new-password"
          error={faultOf('confirmation')}
        />
        {advice !== undefined && <ErrorNotice message={account.passwordNotSaved} advice={advice} />}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {account.cancel}
          </Button>
          <Button type="submit" isPending={isPending}>
            {account.savePassword}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
