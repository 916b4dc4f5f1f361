import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { PracticeForecast } from '@topwords/platform/contracts';
import { VisuallyHidden } from '@topwords/platform/ui';
import { useTexts } from '../../texts/index.ts';
import styles from './forecast-chart.module.css';

/** The height of the drawing in pixels; its width is in percent, to fill its container. */
const height = 128;
const roomOfCount = 20;
/** A day without cards gets a thin line, so that it does not look missing. */
const lineOfNone = 2;
const leastBar = 4;

/** The coming days as bars; assistive technology gets a list of dates with their counts. */
export function ForecastChart({ days }: Pick<PracticeForecast, 'days'>) {
  const { statistics } = useTexts();
  const across = scaleBand({
    domain: days.map(({ date }) => date),
    range: [0, 100],
    paddingInner: 0.25,
  });
  const most = Math.max(...days.map(({ due }) => due), 1);
  const up = scaleLinear({ domain: [0, most], range: [0, height - roomOfCount] });
  const width = across.bandwidth();
  const center = (date: string) => `${(across(date) ?? 0) + width / 2}%`;
  return (
    <div className={styles.chart}>
      <ol aria-label={statistics.forecastDays}>
        {days.map(({ date, due }, index) => (
          <li key={date}>
            <VisuallyHidden>{statistics.forecastDay(date, due, index === 0)}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <svg aria-hidden="true" width="100%" height={height} className={styles.bars}>
        {days.map(({ date, due }, index) => {
          const size = due === 0 ? lineOfNone : Math.max(up(due), leastBar);
          return (
            <g key={date} data-today={index === 0 || undefined}>
              <Bar
                x={`${across(date) ?? 0}%`}
                y={height - size}
                width={`${width}%`}
                height={size}
                rx={due === 0 ? 1 : 4}
                className={due === 0 ? styles.none : styles.bar}
              />
              {due > 0 && (
                <text x={center(date)} y={height - size - 6} className={`numbers ${styles.count}`}>
                  {statistics.shortCount(due)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div aria-hidden="true" className={`numbers ${styles.labels}`}>
        {days.map(({ date }, index) => (
          <span
            key={date}
            data-today={index === 0 || undefined}
            className={styles.label}
            style={{ left: center(date) }}
          >
            <span>{statistics.narrowWeekday(date)}</span>
            <span>{Number(date.slice(-2))}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
