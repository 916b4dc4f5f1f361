import { Link } from '@topwords/platform/router';
import { EmptyState, buttonClasses } from '@topwords/platform/ui';
import { BackButton } from '../../card-detail/back-button.tsx';
import { useChosenLanguage } from '../../languages/use-chosen-language.ts';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../../texts/index.ts';
import { usePractice } from '../context/practice-context.ts';
import { ConnectionNote } from '../context/connection-note.tsx';
import { createPracticeSession, type PracticeSession } from '../session-state/practice-session.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PracticeStart, type ChosenCards } from './practice-start.tsx';
import styles from './practice-start.module.css';

/** When the next card is due after those of a session: now, if the session does not hold all due cards. */
function dueAfter({ queue, cards }: ChosenCards): string | null {
  return queue.due_count > cards.length ? new Date().toISOString() : queue.next_due_at;
}

/** The choice of a language, and what there is to practice in it. */
export function StartScreen({ onStart }: { onStart: (session: PracticeSession) => void }) {
  const { practice, words } = useTexts();
  const { host } = useServices();
  const { outbox } = usePractice();
  const { codes, chosen, choose } = useChosenLanguage();

  function start(chosenCards: ChosenCards): void {
    if (!chosen) return;
    const { cards } = chosenCards;
    const { sub } = host.session.state.value;
    const nextDueAt = dueAfter(chosenCards);
    onStart(createPracticeSession({ sub, language: chosen, cards, nextDueAt }, { outbox }));
  }

  return (
    <>
      <header>
        <BackButton />
        <h1 className={styles.title}>{practice.title}</h1>
      </header>
      <ConnectionNote />
      {codes.length > 1 && <LanguageChoice codes={codes} chosen={chosen} onChoose={choose} />}
      {chosen && <PracticeStart key={chosen} code={chosen} onStart={start} />}
      {!chosen && (
        <EmptyState
          title={practice.chooseTitle}
          text={codes.length > 0 ? practice.chooseText : words.noLanguageText}
          action={
            codes.length === 0 && (
              <Link to="/" className={buttonClasses()}>
                {words.toDashboard}
              </Link>
            )
          }
        />
      )}
    </>
  );
}
