import { useEffect } from 'react';
import { useObservable } from '@topwords/platform/rx';
import { useGoBack } from '@topwords/platform/remote';
import { usePractice } from '../context/use-practice.ts';
import { PracticeSummary } from '../summary/practice-summary.tsx';
import type { PracticeSession } from '../session-state/practice-session.ts';
import { SessionDialog } from './session-dialog.tsx';
import { currentCard } from '../session-state/session-state.ts';

interface SessionScreenProps {
  session: PracticeSession;
  onMore: () => void;
}

/** A session from its first card to its summary. Leaving it at any point loses nothing. */
export function SessionScreen({ session, onMore }: SessionScreenProps) {
  const { outbox } = usePractice();
  const goBack = useGoBack('/words');
  const card = currentCard(useObservable(session.state));
  const isOver = card === undefined;

  useEffect(() => session.follow(), [session]);

  useEffect(() => {
    const keep = () => session.storeAnswer();
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
      void outbox.send();
    };
  }, [session, outbox]);

  useEffect(() => {
    if (isOver) void outbox.send();
  }, [isOver, outbox]);

  return card ? (
    <SessionDialog session={session} card={card} onClose={goBack} />
  ) : (
    <PracticeSummary session={session} onMore={onMore} onClose={goBack} />
  );
}
