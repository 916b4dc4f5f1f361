import { useState } from 'react';
import { agreeToAddressChange } from '@topwords/platform/contracts';
import { Button } from '@topwords/platform/ui';
import { useShell } from '../../services/shell-context.ts';
import { accessTexts } from '../../language/access-texts.ts';
import { LinkFailure } from './link-failure.tsx';
import { readToken } from '../../browser/read-token.ts';
import { RecoveryCard } from './recovery-card.tsx';
import styles from './recovery-card.module.css';
import { useLink } from './use-link.ts';

/** Agrees, at the link that came to the present address, that the account gets another. */
export function LeaveForm() {
  const { api } = useShell();
  const [token] = useState(readToken);
  const link = useLink();
  const { leave, incomplete } = accessTexts;

  async function agree(): Promise<string> {
    const { has_further_step } = await api.send(agreeToAddressChange, { body: { token } });
    return has_further_step ? leave.agreed : leave.changed;
  }

  const isOver = token === '' || link.done !== '';
  return (
    <RecoveryCard heading={token === '' ? incomplete.heading : leave.heading}>
      {isOver ? (
        <output className={styles.explanation}>{link.done || incomplete.explanation}</output>
      ) : (
        <>
          <p className={styles.explanation}>{leave.explanation}</p>
          <Button isPending={link.isPending} onClick={() => void link.use(agree)}>
            {leave.submit}
          </Button>
          <p className={styles.explanation}>{leave.notMe}</p>
        </>
      )}
      <LinkFailure message={link.failure} />
    </RecoveryCard>
  );
}
