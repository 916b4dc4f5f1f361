import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  getPracticeSettings,
  type LanguageCode,
  type PracticeCard,
  type PracticeQueue,
} from '@topwords/platform/contracts';
import { callQuery, Loading, QueryFailure } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { EmptyState, panelClasses, Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { MistakesLink } from '../forecast/mistakes-link.tsx';
import { PlacementLink } from '../placement/placement-link.tsx';
import { usePractice } from '../context/use-practice.ts';
import { PracticeSettings } from '../settings/practice-settings.tsx';
import { SpeakingSetting } from '../settings/speaking-setting.tsx';
import { wantsToSpeak } from '../speaking/speaking.ts';
import { NothingDue } from './nothing-due.tsx';
import styles from './practice-start.module.css';
import { queueQuery } from './queue-query.ts';
import { takeCards, withoutAnswered } from './session-cards.ts';
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
  /** Only the favorites of this category. */
  categoryId: string | undefined;
  /** Starts a session as soon as its cards are known, without asking. */
  startsNow: boolean;
  onStart: (chosen: ChosenCards) => void;
}

/** What there is to practice in a language, and the choices before a session. */
export function PracticeStart({ code, categoryId, startsNow, onStart }: PracticeStartProps) {
  const { practice } = useTexts();
  const { host, outbox, speaking } = usePractice();
  const [also, setAlso] = useState<LanguageCode | null>(null);
  const speaks = wantsToSpeak(useObservable(speaking.state));
  // Beside the cards there is room for the settings; below them they would only be in the way.
  const [isOpen] = useState(() => matchMedia('(width >= 1024px)').matches);
  const queue = useQuery({
    ...queueQuery(outbox, { language: code, categoryId, speaks, also }),
    // The choice of languages stays where it is while their cards load.
    placeholderData: keepPreviousData,
  });
  const settings = useQuery(callQuery(getPracticeSettings));
  // Answers that are not sent yet are not asked again.
  useObservable(outbox.state);
  const answered = outbox.waitingCards(host.session.state.value.sub);
  const cards = withoutAnswered(queue.data?.cards ?? [], answered);
  const sessionLength = settings.data?.session_length ?? defaultLength;
  // The cards of an earlier visit may have been answered or marked since.
  const isLoaded = queue.isFetchedAfterMount || queue.isPlaceholderData;
  const isPending = !isLoaded || settings.isPending;
  const isStarting = startsNow && (isPending || cards.length > 0);
  const startOnce = useEffectEvent(() => {
    if (queue.data) onStart({ queue: queue.data, cards: takeCards(cards, sessionLength) });
  });
  const isReady = startsNow && !isPending && cards.length > 0;
  useEffect(() => {
    if (isReady) startOnce();
  }, [isReady]);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <QueryFailure query={queue} message={practice.failed} advice={queue.error?.message} />
        {(isPending || isStarting) && (
          <Loading className={panelClasses({ isPadded: true }, styles.card)}>
            <Skeleton className={styles.figuresSkeleton} />
            <Skeleton className={styles.lengthsSkeleton} />
            <Skeleton shape="control" />
          </Loading>
        )}
        {!isPending && !isStarting && queue.data && cards.length > 0 && (
          <StartCard
            code={code}
            queue={queue.data}
            cards={cards}
            sessionLength={sessionLength}
            also={also}
            isChanging={queue.isPlaceholderData}
            onAlsoChange={setAlso}
            goalKind={settings.data?.goal_kind ?? 'words'}
            onStart={(chosen) => onStart({ queue: queue.data, cards: chosen })}
          />
        )}
        {!isPending && queue.data && cards.length === 0 && categoryId !== undefined && (
          <EmptyState drawing="path" text={practice.categoryEmpty} />
        )}
        {!isPending && queue.data && cards.length === 0 && categoryId === undefined && (
          <NothingDue
            code={code}
            nextDueAt={queue.data.next_due_at}
            now={queue.dataUpdatedAt}
            onStart={(more) => onStart({ queue: more, cards: more.cards.slice(0, sessionLength) })}
          />
        )}
      </div>
      <div className={styles.column}>
        <MistakesLink code={code} className={styles.placement} />
        <PlacementLink code={code} className={styles.placement} />
        <details open={isOpen} className={styles.settings}>
          <summary>{practice.settings}</summary>
          <PracticeSettings>
            <SpeakingSetting />
          </PracticeSettings>
        </details>
      </div>
    </div>
  );
}
