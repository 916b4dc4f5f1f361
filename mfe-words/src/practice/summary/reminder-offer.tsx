import { useQuery } from '@tanstack/react-query';
import { getReminder, setReminder } from '@topwords/platform/contracts';
import { callQuery, LinkButton, looks, useRemoteServices } from '@topwords/platform/remote';
import { Button } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './reminder-offer.module.css';

/**
 * Mentions reminders, from the third day of practice on and until the learner has answered: either
 * way it does not come again. The browser is asked nothing here.
 */
export function ReminderOffer() {
  const { offer } = useTexts();
  const { host, client } = useRemoteServices();
  const query = callQuery(getReminder);
  const { data } = useQuery(query);
  if (!data?.offer || !host.navigation.hasRoute('/profile')) return null;

  function answer(): void {
    client.setQueryData(query.queryKey, (known) => known && { ...known, offer: false });
    // If it fails, it is offered once more.
    host.api.send(setReminder, { body: { hour: null, by_mail: false } }).catch(() => undefined);
  }

  return (
    <section className={styles.offer} aria-label={offer.label}>
      <p className={looks.muted}>{offer.text}</p>
      <div className={looks.centered}>
        <LinkButton variant="secondary" to="/profile" onClick={answer}>
          {offer.set}
        </LinkButton>
        <Button variant="quiet" onClick={answer}>
          {offer.decline}
        </Button>
      </div>
    </section>
  );
}
