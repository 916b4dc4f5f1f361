import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import { turnReminderOff, turnReminderOn } from '@topwords/platform/contracts';
import { Button } from '@topwords/platform/ui';
import { useEffect, useState } from 'react';
import { readToken } from '../../browser/read-token.ts';
import { accessTexts } from '../../language/access-texts.ts';
import { useShell } from '../../services/shell-context.ts';
import { LinkFailure } from './link-failure.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import styles from './recovery-card.module.css';

type Wish = 'off' | 'on';

const calls = { off: turnReminderOff, on: turnReminderOn };

/** What the page knows of the reminder. */
interface Known {
  /** Null until the first call is answered. */
  standing: Wish | null;
  /** Why the last call failed. */
  failure: string;
  isPending: boolean;
}

async function send(api: ApiClient, token: string, wish: Wish): Promise<Partial<Known>> {
  try {
    await api.send(calls[wish], { body: { token } });
    return { standing: wish, isPending: false };
  } catch (error) {
    const isAnswer = isApiFailure(error) && error.status < 500;
    return { failure: isAnswer ? error.detail : accessTexts.unreachable, isPending: false };
  }
}

function useReminderLink(token: string) {
  const { api } = useShell();
  const [known, setKnown] = useState<Known>({ standing: null, failure: '', isPending: true });

  // By a script, and at once: one tap is enough for a person, and programs that only look at
  // links turn nothing off.
  useEffect(() => {
    if (token === '') return;
    void send(api, token, 'off').then((news) => setKnown((former) => ({ ...former, ...news })));
  }, [api, token]);

  async function turn(wish: Wish): Promise<void> {
    if (known.isPending) return;
    const asked = { ...known, failure: '', isPending: true };
    setKnown(asked);
    setKnown({ ...asked, ...(await send(api, token, wish)) });
  }

  return { ...known, turn };
}

/** Turns reminders off at the link of a mail or a calendar, and on again. */
export function RemindersForm() {
  const [token] = useState(readToken);
  const { standing, failure, isPending, turn } = useReminderLink(token);
  const { incomplete, reminders, toStart } = accessTexts;
  const wayOut = { to: '/', label: toStart };

  if (token === '') {
    return (
      <RecoveryCard heading={incomplete.heading} wayOut={wayOut}>
        <p className={styles.explanation}>{reminders.incomplete}</p>
      </RecoveryCard>
    );
  }
  return (
    <RecoveryCard heading={reminders.headings[standing ?? 'unknown']} wayOut={wayOut}>
      <output aria-busy={standing === null && isPending} className={styles.explanation}>
        {standing === null ? isPending && reminders.pending : reminders.done[standing]}
      </output>
      <LinkFailure message={failure} />
      {standing !== null || failure !== '' ? (
        <Button
          variant="secondary"
          isPending={isPending}
          onClick={() => void turn(standing === 'off' ? 'on' : 'off')}
        >
          {standing === null ? reminders.again : reminders.turn[standing]}
        </Button>
      ) : null}
    </RecoveryCard>
  );
}
