import { useState } from 'react';
import { isApiFailure } from '@topwords/platform/client';
import { resetPassword } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { buttonClasses, TextField } from '@topwords/platform/ui';
import { AuthForm } from '../../auth/auth-form.tsx';
import { useShell } from '../../services/shell-context.ts';
import { texts } from '../../language/texts.ts';
import { accessTexts } from '../../language/access-texts.ts';
import { AccountChoice, type AccountOwner } from './account-choice.tsx';
import { readToken } from '../../browser/read-token.ts';
import { RecoveryCard } from './recovery-card.tsx';
import styles from './recovery-card.module.css';
import { askPath } from '../../services/recovery-paths.ts';
import { useRecoveryForm } from './use-recovery-form.ts';

function ToAsk() {
  return (
    <Link to={askPath} className={buttonClasses('secondary')}>
      {accessTexts.reset.toAsk}
    </Link>
  );
}

/** Sets a new password with the token of the mailed link. */
export function ResetForm() {
  const { api, session } = useShell();
  const { reset, incomplete } = accessTexts;
  /** When the account was made, if its address was never confirmed; empty else. */
  const [madeAt, setMadeAt] = useState('');
  const [owner, setOwner] = useState<AccountOwner>();
  const [token] = useState(readToken);
  const form = useRecoveryForm('password', async (password) => {
    try {
      await api.send(resetPassword, {
        body: { token, new_password: password, ...(owner && { account: owner }) },
      });
    } catch (error) {
      if (isApiFailure(error) && error.code === 'account_unconfirmed') {
        setMadeAt(error.made_at ?? '');
      }
      throw error;
    }
    // This browser may have been signed in, with a session that has just ended.
    if (session.state.value.is_auth) await session.logout();
  });

  if (token === '') {
    return (
      <RecoveryCard heading={incomplete.heading}>
        <p className={styles.explanation}>{incomplete.explanation}</p>
        <ToAsk />
      </RecoveryCard>
    );
  }
  if (form.phase === 'done') {
    return (
      <RecoveryCard heading={reset.done}>
        <output className={styles.explanation}>{reset.doneExplained}</output>
      </RecoveryCard>
    );
  }
  return (
    <RecoveryCard heading={reset.heading}>
      <p className={styles.explanation}>{reset.explanation}</p>
      <AuthForm form={form} submit={reset.submit}>
        {madeAt !== '' && <AccountChoice madeAt={madeAt} onChoose={setOwner} />}
        <TextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={reset.password}
          hint={texts.auth.passwordHint}
          error={form.fault || undefined}
          reveal={texts.auth.reveal}
        />
      </AuthForm>
      {form.failure !== '' && madeAt === '' && <ToAsk />}
    </RecoveryCard>
  );
}
