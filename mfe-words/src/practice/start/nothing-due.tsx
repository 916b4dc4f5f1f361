import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { LanguageCode, PracticeQueue } from '@topwords/platform/contracts';
import { Button, EmptyState, ErrorNotice } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { usePractice } from '../context/use-practice.ts';
import { whenText } from '../context/when-text.ts';
import { fetchExtraWords } from './queue-query.ts';

interface NothingDueProps {
  code: LanguageCode;
  nextDueAt: string | null;
  /** When that was reported, in milliseconds since 1970. */
  now: number;
  onStart: (queue: PracticeQueue) => void;
}

/** Nothing to practice now: when the next cards are due, and an offer of more new words. */
export function NothingDue({ code, nextDueAt, now, onStart }: NothingDueProps) {
  const texts = useTexts();
  const { practice } = texts;
  const { host, outbox, speaking } = usePractice();
  const [isExhausted, setIsExhausted] = useState(false);
  const asking = useMutation({
    mutationFn: () => fetchExtraWords({ host, outbox, speaking }, code),
    onSuccess(queue) {
      if (queue.cards.length > 0) onStart(queue);
      else setIsExhausted(true);
    },
  });
  const when = nextDueAt === null ? null : whenText(texts, nextDueAt, now);
  return (
    <>
      <EmptyState
        drawing="path"
        title={isExhausted ? practice.noneLeftTitle : practice.emptyTitle}
        text={isExhausted ? practice.noneLeftText : practice.emptyText(when)}
        action={
          !isExhausted && (
            <Button isPending={asking.isPending} onClick={() => asking.mutate()}>
              {practice.learnMore}
            </Button>
          )
        }
      />
      {asking.isError && <ErrorNotice message={practice.failed} advice={asking.error.message} />}
    </>
  );
}
