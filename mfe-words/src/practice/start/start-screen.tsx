import { useQuery } from '@tanstack/react-query';
import { getUnderstanding } from '@topwords/platform/contracts';
import { BackButton, callQuery, ChoiceChips, LinkButton, looks } from '@topwords/platform/remote';
import { useSearchParams } from '@topwords/platform/router';
import { EmptyState } from '@topwords/platform/ui';
import { useChosenLanguage } from '../../languages/use-chosen-language.ts';
import { useTexts } from '../texts/index.ts';
import { usePractice } from '../context/use-practice.ts';
import { ConnectionNote } from '../context/connection-note.tsx';
import { createPracticeSession, type PracticeSession } from '../session-state/practice-session.ts';
import { countOwn } from './session-cards.ts';
import { PracticeStart, type ChosenCards } from './practice-start.tsx';

/** When the next card is due after those of a session: now, if the session does not hold all due cards. */
function dueAfter({ queue, cards }: ChosenCards): string | null {
  return queue.due_count > countOwn(cards) ? new Date().toISOString() : queue.next_due_at;
}

/** The choice of a language, and what there is to practice in it. */
export function StartScreen({ onStart }: { onStart: (session: PracticeSession) => void }) {
  const { languages, practice, words } = useTexts();
  const { host, outbox } = usePractice();
  const { codes, chosen, choose } = useChosenLanguage();
  const understanding = useQuery(callQuery(getUnderstanding));
  const [search] = useSearchParams();
  const categoryId = search.get('category') ?? undefined;
  const startsNow = search.get('start') === 'now';

  function start(chosenCards: ChosenCards): void {
    if (!chosen) return;
    const { cards } = chosenCards;
    const { sub } = host.session.state.value;
    const nextDueAt = dueAfter(chosenCards);
    const row = understanding.data?.find(({ language_code: code }) => code === chosen);
    const understoodBefore = row?.percent ?? null;
    const session = { sub, language: chosen, cards, nextDueAt, understoodBefore };
    onStart(createPracticeSession(session, outbox));
  }

  return (
    <>
      <header>
        <BackButton fallback="/words" />
        <h1 className={looks.pageTitle}>{practice.title}</h1>
      </header>
      <ConnectionNote />
      {codes.length > 1 && (
        <ChoiceChips
          label={practice.language}
          options={codes.map((code) => ({ value: code, label: languages[code] }))}
          value={chosen}
          onChange={choose}
        />
      )}
      {chosen && (
        <PracticeStart
          key={chosen}
          code={chosen}
          categoryId={categoryId}
          startsNow={startsNow}
          onStart={start}
        />
      )}
      {!chosen && (
        <EmptyState
          title={practice.chooseTitle}
          text={codes.length > 0 ? practice.chooseText : words.noLanguageText}
          action={codes.length === 0 && <LinkButton to="/">{words.toDashboard}</LinkButton>}
        />
      )}
    </>
  );
}
