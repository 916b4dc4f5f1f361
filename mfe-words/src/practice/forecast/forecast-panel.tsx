import { useQuery } from '@tanstack/react-query';
import {
  getPracticeForecast,
  type LanguageCode,
  type PracticeForecast,
} from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import {
  callQuery,
  ForecastChart,
  LinkButton,
  Loading,
  looks,
  QueryFailure,
} from '@topwords/platform/remote';
import { classNames, EmptyState, Panel, panelClasses, Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import styles from './forecast-panel.module.css';

function DueNow({ forecast: { due_now, days } }: { forecast: PracticeForecast }) {
  const texts = useTexts();
  if (due_now > 0) {
    return (
      <p className={styles.due}>
        <strong className={`headword numbers ${styles.count}`}>{texts.number(due_now)}</strong>{' '}
        {texts.forecast.dueNow(due_now)}
      </p>
    );
  }
  const next = days.findIndex(({ due }) => due > 0);
  return (
    <p>
      {texts.forecast.nothingDue}{' '}
      {next === 0
        ? texts.forecast.laterToday
        : texts.forecast.nextDue(days[next]?.date ?? '', next === 1)}
    </p>
  );
}

function ForecastFigures({ forecast, code }: { forecast: PracticeForecast; code: LanguageCode }) {
  const { forecast: texts } = useTexts();
  const isPlanned = forecast.due_now > 0 || forecast.days.some(({ due }) => due > 0);
  if (!isPlanned) {
    return (
      <Panel isPadded>
        <EmptyState
          drawing="path"
          className={styles.empty}
          text={texts.emptyText}
          action={
            <LinkButton variant="secondary" to={`/practice?lang=${code}`}>
              {texts.startPractice}
            </LinkButton>
          }
        />
      </Panel>
    );
  }
  return (
    <Panel isPadded>
      <DueNow forecast={forecast} />
      <ForecastChart days={forecast.days} />
    </Panel>
  );
}

interface ForecastPanelProps {
  /** Where a learner who has not practiced yet can start. */
  code: LanguageCode;
  className?: string;
}

/** What is due now and in the coming days, over all languages. */
export function ForecastPanel({ code, className }: ForecastPanelProps) {
  const texts = useTexts();
  const forecast = useQuery(callQuery(getPracticeForecast, { query: {} }));
  const { error } = forecast;
  const isRefused = isApiFailure(error) && error.status < 500;
  return (
    <section className={classNames(looks.stack3, className)}>
      <h2 className={styles.title}>{texts.forecast.title}</h2>
      <QueryFailure
        query={forecast}
        message={texts.forecast.failed}
        advice={isRefused ? error.detail : undefined}
      />
      {forecast.isPending && (
        <Loading className={panelClasses({ isPadded: true })}>
          <Skeleton className={styles.dueSkeleton} />
          <Skeleton className={styles.chartSkeleton} />
        </Loading>
      )}
      {forecast.data && <ForecastFigures forecast={forecast.data} code={code} />}
    </section>
  );
}
