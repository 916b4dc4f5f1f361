import { useEffect } from 'react';
import type { PracticeCard } from '@topwords/platform/contracts';
import { useObservable } from '@topwords/platform/rx';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { askModeOf } from '../exercises/ask-mode.ts';
import { ConnectionNote } from '../context/connection-note.tsx';
import type { PracticeSession } from '../session-state/practice-session.ts';
import { SessionCard } from './session-card.tsx';
import { FullScreenDialog } from './full-screen-dialog.tsx';
import { IntroductionCard } from './introduction-card.tsx';
import { SessionHeader } from './session-header.tsx';
import { currentCard, isIntroduction, ratingOf } from '../session-state/session-state.ts';
import { doneCount } from '../session-state/session-summary.ts';
import { useSessionKeys } from './use-session-keys.ts';

interface SessionDialogProps {
  session: PracticeSession;
  card: PracticeCard;
  onClose: () => void;
}

/** Announces the verdict to screen readers. */
function useSpokenVerdict(session: PracticeSession): void {
  const { announcement } = useServices();
  const { practice } = useTexts();
  const { answer, queue } = useObservable(session.state);
  const [card] = queue;
  useEffect(() => {
    if (!answer || !card) return;
    const { text, translation } = card;
    announcement.next(
      answer.verdict
        ? practice.judged(practice.verdicts[answer.verdict], text, translation)
        : `${text}: ${translation}`,
    );
  }, [announcement, answer, card, practice]);
}

/**
 * A running session. It covers the page and its bars, so that only the card, the progress, the close
 * button and undo are visible.
 */
export function SessionDialog({ session, card, onClose }: SessionDialogProps) {
  const texts = useTexts();
  const { practice } = texts;
  const { announcement } = useServices();
  const state = useObservable(session.state);
  const { answer, steps, total } = state;
  const canUndo = answer !== null || steps.length > 0;
  useSpokenVerdict(session);

  function undo(): void {
    if (!canUndo) return;
    const undone = session.undo();
    if (undone) announcement.next(practice.undone(undone.text));
  }

  function know(): void {
    const { text } = card;
    session.know();
    if (currentCard(session.state.value)) announcement.next(practice.knownNow(text));
  }

  useSessionKeys({
    onUndo: undo,
    onContinue() {
      const rating = answer && ratingOf(answer);
      if (isIntroduction(state)) session.introduce();
      else if (rating) session.rate(rating);
      else if (!answer && askModeOf(card) === 'turn-over') session.answer(null, '');
    },
  });

  return (
    <FullScreenDialog
      label={practice.session(texts.languages[session.language])}
      language={session.language}
      onClose={onClose}
    >
      <SessionHeader
        done={doneCount(state)}
        total={total}
        canUndo={canUndo}
        onUndo={undo}
        onClose={onClose}
      />
      <ConnectionNote />
      {/* Remounted each time a card is asked: its field is empty, its sound new. */}
      {isIntroduction(state) ? (
        <IntroductionCard
          key={`${card.id} ${steps.length}`}
          card={card}
          onNext={session.introduce}
          onKnow={know}
        />
      ) : (
        <SessionCard
          key={`${card.id} ${steps.length}`}
          session={session}
          card={card}
          onKnow={know}
        />
      )}
    </FullScreenDialog>
  );
}
