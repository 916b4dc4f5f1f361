import { useQuery } from '@tanstack/react-query';
import {
  getPracticeSettings,
  type LanguageCode,
  type PracticeCard,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import { callQuery, Loading, QueryFailure } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { panelClasses, Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import { PlacementLink } from '../placement/placement-link.tsx';
import { usePractice } from '../context/use-practice.ts';
import { PracticeSettings } from '../settings/practice-settings.tsx';
import { NothingDue } from './nothing-due.tsx';
import styles from './practice-start.module.css';
import { queueQuery } from './queue-query.ts';
import { StartCard } from './start-card.tsx';

/** Cards per session until the learner's own setting has loaded. */
const defaultLength = 20;

/** Cards, and the queue that they come from. */
export interface ChosenCards {
  queue: PracticeQueue;
  cards: readonly PracticeCard[];
}

interface PracticeStartProps {
  code: LanguageCode;
  onStart: (chosen: ChosenCards) => void;
}

/** What there is to practice in a language, and the choices before a session. */
export function PracticeStart({ code, onStart }: PracticeStartProps) {
  const { practice } = useTexts();
  const { host, outbox } = usePractice();
  const queue = useQuery(queueQuery(outbox, code));
  const settings = useQuery(callQuery(getPracticeSettings));
  // Answers that are not sent yet are not asked again.
  useObservable(outbox.state);
  const answered = outbox.waitingCards(host.session.state.value.sub);
  const cards = queue.data?.cards.filter(({ id }) => !answered.has(id)) ?? [];
  const sessionLength = settings.data?.session_length ?? defaultLength;
  // The cards of an earlier visit may have been answered or marked since.
  const isPending = !queue.isFetchedAfterMount || settings.isPending;
  return (
    <>
      <QueryFailure query={queue} message={practice.failed} advice={queue.error?.message} />
      {isPending && (
        <Loading className={panelClasses({ isPadded: true }, styles.card)}>
          <Skeleton className={styles.figuresSkeleton} />
          <Skeleton className={styles.lengthsSkeleton} />
          <Skeleton shape="control" />
        </Loading>
      )}
      {!isPending && queue.data && cards.length > 0 && (
        <StartCard
          code={code}
          queue={queue.data}
          cards={cards}
          sessionLength={sessionLength}
          onStart={(chosen) => onStart({ queue: queue.data, cards: chosen })}
        />
      )}
      {!isPending && queue.data && cards.length === 0 && (
        <NothingDue
          code={code}
          nextDueAt={queue.data.next_due_at}
          now={queue.dataUpdatedAt}
          onStart={(more) => onStart({ queue: more, cards: more.cards.slice(0, sessionLength) })}
        />
      )}
      <PlacementLink code={code} className={styles.placement} />
      <details className={styles.settings}>
        <summary>{practice.settings}</summary>
        <PracticeSettings />
      </details>
    </>
  );
}
