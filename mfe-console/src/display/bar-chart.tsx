import type { ReactNode } from 'react';
import { scaleBand, scaleLinear } from '@visx/scale';
import { formatCount } from './formats.ts';
import styles from './bar-chart.module.css';

/** One bar: successes at the bottom, failures on top. */
interface Bar {
  label: string;
  good: number;
  bad: number;
}

interface BarChartProps {
  /** The chart's description. */
  label: string;
  /** Follows the description in the caption. */
  children?: ReactNode;
  bars: readonly Bar[];
  /** The tooltip of a bar. */
  describe: (label: string, good: string, bad: string) => string;
}

const size = { width: 640, height: 150, left: 44, bottom: 22, top: 10 };

/** Counts over time as stacked bars, with the first and last label and the largest count. */
export function BarChart({ label, children, bars, describe }: BarChartProps) {
  const { width, height, left, bottom, top } = size;
  const x = scaleBand({
    domain: bars.map((bar) => bar.label),
    range: [left, width],
    padding: 0.25,
  });
  const largest = Math.max(1, ...bars.map(({ good, bad }) => good + bad));
  const y = scaleLinear({ domain: [0, largest], range: [height - bottom, top] });
  const base = height - bottom;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure>
      <figcaption>
        {label}
        {children}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className={styles.chart}
      >
        {[0, largest].map((value) => (
          <g key={value}>
            <line x1={left} x2={width} y1={y(value)} y2={y(value)} className={styles.line} />
            <text x={left - 6} y={y(value) + 4} textAnchor="end" className={styles.text}>
              {formatCount(value)}
            </text>
          </g>
        ))}
        {bars.map((bar) => (
          <g key={bar.label} transform={`translate(${x(bar.label) ?? 0} 0)`}>
            <title>{describe(bar.label, formatCount(bar.good), formatCount(bar.bad))}</title>
            <rect y={top} width={x.bandwidth()} height={base - top} className={styles.target} />
            <rect
              y={y(bar.good)}
              width={x.bandwidth()}
              height={base - y(bar.good)}
              className={styles.good}
            />
            <rect
              y={y(bar.good + bar.bad)}
              width={x.bandwidth()}
              height={y(bar.good) - y(bar.good + bar.bad)}
              className={styles.bad}
            />
          </g>
        ))}
        <text x={left} y={height - 6} className={styles.text}>
          {first?.label}
        </text>
        <text x={width} y={height - 6} textAnchor="end" className={styles.text}>
          {last?.label}
        </text>
      </svg>
    </figure>
  );
}
