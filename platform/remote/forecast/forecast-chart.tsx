import type { CSSProperties } from 'react';
import type { PracticeForecast } from '../../contracts/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { useSharedTexts } from '../texts/index.ts';
import styles from './forecast-chart.module.css';

/** The height of a bar relative to the highest. */
function heightOf(due: number, most: number): CSSProperties & Record<'--share', string> {
  return { '--share': String(due / Math.max(most, 1)) };
}

/** The coming days as bars; assistive technology gets a list of dates with their counts. */
export function ForecastChart({ days }: Pick<PracticeForecast, 'days'>) {
  const { forecast: texts } = useSharedTexts();
  const most = Math.max(...days.map(({ due }) => due));
  return (
    <ol aria-label={texts.days} className={styles.chart}>
      {days.map(({ date, due }, index) => {
        const isToday = index === 0;
        return (
          <li key={date} data-today={isToday || undefined} className={styles.day}>
            <VisuallyHidden>{texts.day(date, due, isToday)}</VisuallyHidden>
            <span aria-hidden="true" className={styles.column} style={heightOf(due, most)}>
              <span className={`numbers ${styles.count}`}>{due > 0 && texts.shortCount(due)}</span>
              <span className={styles.bar} data-empty={due === 0 || undefined} />
            </span>
            <span aria-hidden="true" className={`numbers ${styles.label}`}>
              <span>{texts.weekday(date)}</span>
              <span>{Number(date.slice(-2))}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
