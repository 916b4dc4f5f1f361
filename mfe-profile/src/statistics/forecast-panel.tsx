import { useQuery } from '@tanstack/react-query';
import { getPracticeForecast, type PracticeForecast } from '@topwords/platform/contracts';
import { callQuery, ForecastChart, looks } from '@topwords/platform/remote';
import { Skeleton } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { QueryPanel } from './query-panel.tsx';
import styles from './forecast-panel.module.css';

function Forecast({ days }: Pick<PracticeForecast, 'days'>) {
  const { statistics } = useTexts();
  const sum = days.reduce((total, { due }) => total + due, 0);
  if (sum === 0) return <p className={looks.muted}>{statistics.forecastNone}</p>;
  return (
    <div className={looks.stack4}>
      <p className={looks.muted}>{statistics.forecastSum(sum)}</p>
      <ForecastChart days={days} />
    </div>
  );
}

/** How many cards are due on each of the next days. */
export function ForecastPanel() {
  const { statistics } = useTexts();
  const query = useQuery(callQuery(getPracticeForecast, { query: {} }));
  return (
    <QueryPanel
      title={statistics.forecast}
      query={query}
      skeleton={<Skeleton className={styles.skeleton} />}
    >
      {({ days }) => <Forecast days={days} />}
    </QueryPanel>
  );
}
