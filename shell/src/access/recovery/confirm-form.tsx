import { useState } from 'react';
import { confirmAddress, disownAccount } from '@topwords/platform/contracts';
import { useObservable } from '@topwords/platform/rx';
import { Button } from '@topwords/platform/ui';
import { SignInForm } from '../../auth/sign-in-form.tsx';
import { useShell } from '../../services/shell-context.ts';
import { accessTexts } from '../../language/access-texts.ts';
import { LinkFailure } from './link-failure.tsx';
import { readToken } from '../../browser/read-token.ts';
import { RecoveryCard } from './recovery-card.tsx';
import styles from './recovery-card.module.css';
import { useLink } from './use-link.ts';

/**
 * Confirms the address that a mailed link came to, by the account that gave it; or takes it back
 * from an account that someone else made.
 */
export function ConfirmForm() {
  const { api, session } = useShell();
  const { is_auth, user } = useObservable(session.state);
  const [token] = useState(readToken);
  const link = useLink();
  const { confirm, incomplete } = accessTexts;

  async function confirmOwn(): Promise<string> {
    const { email, has_further_step } = await api.send(confirmAddress, { body: { token } });
    return has_further_step ? confirm.further(email) : confirm.confirmed;
  }

  async function disown(): Promise<string> {
    await api.send(disownAccount, { body: { token } });
    return confirm.disowned;
  }

  if (token === '') {
    return (
      <RecoveryCard heading={incomplete.heading}>
        <p className={styles.explanation}>{incomplete.explanation}</p>
      </RecoveryCard>
    );
  }
  if (link.done !== '') {
    return (
      <RecoveryCard heading={confirm.done}>
        <output className={styles.explanation}>{link.done}</output>
      </RecoveryCard>
    );
  }
  return (
    <RecoveryCard heading={confirm.heading}>
      <p className={styles.explanation}>
        {is_auth ? confirm.explanation(user.username) : confirm.signInFirst}
      </p>
      {is_auth ? (
        <Button isPending={link.isPending} onClick={() => void link.use(confirmOwn)}>
          {confirm.submit}
        </Button>
      ) : (
        <SignInForm />
      )}
      <LinkFailure message={link.failure} />
      <hr className={styles.line} />
      <p className={styles.explanation}>{confirm.notMineExplained}</p>
      <Button variant="secondary" onClick={() => void link.use(disown)}>
        {confirm.notMine}
      </Button>
    </RecoveryCard>
  );
}
