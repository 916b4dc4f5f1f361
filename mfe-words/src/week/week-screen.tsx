import { useQuery } from '@tanstack/react-query';
import { getPracticeWeek, isoWeek, type PracticeWeek } from '@topwords/platform/contracts';
import {
  BackButton,
  callQuery,
  LinkButton,
  Loading,
  looks,
  QueryFailure,
  Screen,
} from '@topwords/platform/remote';
import { useSearchParams } from '@topwords/platform/router';
import { EmptyState, panelClasses, Skeleton } from '@topwords/platform/ui';
import { useWeekTexts } from './texts/index.ts';
import { WeekDays } from './week-days.tsx';
import { WeekHeader } from './week-header.tsx';
import styles from './week-screen.module.css';
import { WeekUnderstanding } from './week-understanding.tsx';
import { WeekWords } from './week-words.tsx';

function WeekSkeleton() {
  return (
    <Loading className={styles.columns}>
      <div className={panelClasses({ isPadded: true }, looks.stack4)}>
        {['1', '2', '3', '4', '5', '6', '7'].map((day) => (
          <Skeleton key={day} shape="control" />
        ))}
      </div>
      <div className={looks.stack4}>
        <Skeleton />
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}

function EmptyWeek({ isCurrent }: { isCurrent: boolean }) {
  const texts = useWeekTexts();
  return (
    <EmptyState
      drawing="path"
      title={isCurrent ? texts.emptyTitle : texts.emptyPastTitle}
      text={isCurrent ? texts.emptyText : texts.emptyPastText}
      action={<LinkButton to="/practice">{texts.practice}</LinkButton>}
    />
  );
}

function WeekFigures({ week }: { week: PracticeWeek }) {
  const texts = useWeekTexts();
  const { days, today, gained, slipped, understanding } = week;
  return (
    <div className={styles.columns}>
      <WeekDays days={days} today={today} />
      <div className={looks.stack8}>
        <WeekWords
          title={texts.gained(gained.length)}
          hint={gained.length > 0 ? texts.gainedHint : texts.gainedNone}
          words={gained}
        />
        {slipped.length > 0 && (
          <WeekWords
            title={texts.slipped(slipped.length)}
            hint={texts.slippedHint}
            words={slipped}
          />
        )}
        <WeekUnderstanding rows={understanding} />
      </div>
    </div>
  );
}

function isEmpty({ days }: PracticeWeek): boolean {
  return days.every(({ answers, is_goal_reached: isReached }) => answers === 0 && !isReached);
}

function LoadedWeek({ asked }: { asked: string | null }) {
  const texts = useWeekTexts();
  const query = asked === null ? {} : { week: asked };
  const week = useQuery(callQuery(getPracticeWeek, { query }));
  const { data } = week;
  return (
    <>
      {data && <WeekHeader week={data} />}
      <QueryFailure query={week} message={texts.failed} advice={week.error?.message} />
      {week.isError && asked !== null && <ThisWeek className={styles.current} />}
      {week.isPending && <WeekSkeleton />}
      {data && isEmpty(data) && <EmptyWeek isCurrent={data.next === null} />}
      {data && !isEmpty(data) && <WeekFigures week={data} />}
    </>
  );
}

function ThisWeek({ className }: { className?: string | undefined }) {
  const { current } = useWeekTexts();
  return (
    <LinkButton variant="secondary" to="/practice/week" className={className}>
      {current}
    </LinkButton>
  );
}

/** A look back at a week of practice: `?week=2026-W47`, the current one by default. */
export function WeekScreen() {
  const texts = useWeekTexts();
  const [search] = useSearchParams();
  const asked = search.get('week');
  const isKnown = asked === null || isoWeek.safeParse(asked).success;
  return (
    <Screen title={texts.title} isWide>
      <header>
        <BackButton fallback="/" />
        <h1 className={looks.pageTitle}>{texts.title}</h1>
      </header>
      {isKnown ? (
        <LoadedWeek asked={asked} />
      ) : (
        <EmptyState title={texts.unknownTitle} text={texts.unknownText} action={<ThisWeek />} />
      )}
    </Screen>
  );
}
