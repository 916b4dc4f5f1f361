import { useState } from 'react';
import { askForReset } from '@topwords/platform/contracts';
import { Button, TextField } from '@topwords/platform/ui';
import { AuthForm, emailAttributes } from '../../auth/auth-form.tsx';
import { useShell } from '../../services/shell-context.ts';
import { texts } from '../../language/texts.ts';
import { accessTexts } from '../../language/access-texts.ts';
import { RecoveryCard } from './recovery-card.tsx';
import styles from './recovery-card.module.css';
import { useRecoveryForm } from './use-recovery-form.ts';

/** Asks for a mail with a link that sets a new password. */
export function AskForm() {
  const { api } = useShell();
  const { ask } = accessTexts;
  const [sent, setSent] = useState({ email: '', isInOutbox: false });
  const form = useRecoveryForm('email', async (email) => {
    const { delivery } = await api.send(askForReset, { body: { email } });
    setSent({ email, isInOutbox: delivery === 'outbox' });
  });

  if (form.phase === 'done') {
    return (
      <RecoveryCard heading={ask.sent}>
        <output>{ask.sentTo(sent.email)}</output>
        <p className={styles.explanation}>{sent.isInOutbox ? ask.outbox : ask.missing}</p>
        {sent.isInOutbox && <a href="/developer/outbox">{ask.toOutbox}</a>}
        <Button variant="secondary" onClick={form.reopen}>
          {ask.again}
        </Button>
      </RecoveryCard>
    );
  }
  return (
    <RecoveryCard heading={ask.heading}>
      <p className={styles.explanation}>{ask.explanation}</p>
      <AuthForm form={form} submit={ask.submit}>
        <TextField
          {...emailAttributes}
          name="email"
          label={texts.auth.email}
          error={form.fault || undefined}
        />
      </AuthForm>
    </RecoveryCard>
  );
}
