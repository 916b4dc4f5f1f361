import { useState } from 'react';
import { FocusedTitle, LinkButton, looks } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { Button, UndoIcon, classNames } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { ConnectionNote } from '../context/connection-note.tsx';
import type { PracticeSession } from '../session-state/practice-session.ts';
import { gainedCards, nextDue, summarize } from '../session-state/session-summary.ts';
import { MistakesLink } from '../forecast/mistakes-link.tsx';
import { whenText } from '../context/when-text.ts';
import styles from './practice-summary.module.css';
import { NowReadable } from './now-readable.tsx';
import { ReminderOffer } from './reminder-offer.tsx';
import { TodayReached } from './today-reached.tsx';
import { Tomorrow } from './tomorrow.tsx';
import { UnderstoodNow } from './understood-now.tsx';
import { WordsGained } from './words-gained.tsx';

interface PracticeSummaryProps {
  session: PracticeSession;
  onMore: () => void;
  onClose: () => void;
}

/** The results of a session, and links to continue. */
export function PracticeSummary({ session, onMore, onClose }: PracticeSummaryProps) {
  const texts = useTexts();
  const { practice, number, week } = texts;
  const state = useObservable(session.state);
  const confirmed = useObservable(session.confirmed);
  const [now] = useState(Date.now);

  const { right, wrong, fresh, known } = summarize(state);
  const due = nextDue(state, confirmed, session.nextDueAt);
  const figures = [
    { label: practice.right, value: number(right) },
    { label: practice.wrong, value: number(wrong) },
    { label: practice.newCards, value: number(fresh) },
    ...(known > 0 ? [{ label: practice.known, value: number(known) }] : []),
    {
      label: practice.nextDue,
      value: due === null ? practice.nothingPlanned : whenText(texts, due, now),
      isWide: true,
    },
  ];
  return (
    <div data-language={session.language} className={styles.columns}>
      <div className={classNames(looks.stack3, styles.summary)}>
        <FocusedTitle className={looks.pageTitle}>{practice.summaryTitle}</FocusedTitle>
        <p className={looks.muted}>{practice.summaryText(state.total)}</p>
        <ConnectionNote />
        <TodayReached />
        <WordsGained cards={gainedCards(state)} />
        <dl className={styles.figures}>
          {figures.map(({ label, value, ...kind }) => (
            <div key={label} data-wide={'isWide' in kind || undefined} className={styles.figure}>
              <dt>{label}</dt>
              <dd className="headword numbers">{value}</dd>
            </div>
          ))}
        </dl>
        <UnderstoodNow language={session.language} before={session.understoodBefore} />
        <Tomorrow language={session.language} />
        <div className={looks.centered}>
          <Button onClick={onMore}>{practice.more}</Button>
          <Button variant="secondary" onClick={onClose}>
            {practice.done}
          </Button>
        </div>
        <ReminderOffer />
        <MistakesLink code={session.language} />
        <div className={looks.centered}>
          <Button variant="quiet" onClick={session.undo}>
            <UndoIcon />
            {practice.undo}
          </Button>
          <LinkButton variant="quiet" to="/practice/week">
            {week.link}
          </LinkButton>
        </div>
      </div>
      <NowReadable language={session.language} />
    </div>
  );
}
