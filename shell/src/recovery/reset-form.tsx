import { useState } from 'react';
import { resetPassword } from '@topwords/platform/contracts';
import { Link } from '@topwords/platform/router';
import { buttonClasses, TextField } from '@topwords/platform/ui';
import { AuthForm } from '../auth/auth-form.tsx';
import { useShell } from '../services/shell-context.ts';
import { texts } from '../texts/index.ts';
import { recoveryTexts } from '../texts/recovery/index.ts';
import { RecoveryCard } from './recovery-card.tsx';
import styles from './recovery-card.module.css';
import { askPath } from '../services/recovery-paths.ts';
import { useRecoveryForm } from './use-recovery-form.ts';

/** The token of the link, which no server sees: browsers keep fragments to themselves. */
function readToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
}

function ToAsk() {
  return (
    <Link to={askPath} className={buttonClasses('secondary')}>
      {recoveryTexts.reset.toAsk}
    </Link>
  );
}

/** Sets a new password with the token of the mailed link. */
export function ResetForm() {
  const { api, session } = useShell();
  const { reset } = recoveryTexts;
  const [token] = useState(readToken);
  const form = useRecoveryForm('password', async (password) => {
    await api.send(resetPassword, { body: { token, new_password: password } });
    // This browser may have been signed in, with a session that has just ended.
    if (session.state.value.is_auth) await session.logout();
  });

  if (token === '') {
    return (
      <RecoveryCard heading={reset.noLink}>
        <p className={styles.explanation}>{reset.noLinkExplained}</p>
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
      {form.failure !== '' && <ToAsk />}
    </RecoveryCard>
  );
}
