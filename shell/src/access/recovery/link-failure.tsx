import { ErrorIcon } from '@topwords/platform/ui';
import auth from '../../auth/auth-screen.module.css';

/** Why a link did not serve; nothing while it may. */
export function LinkFailure({ message }: { message: string }) {
  if (message === '') return null;
  return (
    <p className={auth.failure}>
      <ErrorIcon />
      {message}
    </p>
  );
}
