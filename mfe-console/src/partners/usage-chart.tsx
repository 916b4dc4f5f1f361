import { Typography } from 'antd';
import { useState } from 'react';
import type { PartnerUsageDay } from '@topwords/platform/contracts';
import { BarChart } from '../display/bar-chart.tsx';
import { formatCount, formatDay } from '../display/formats.ts';
import { useTexts } from '../texts/index.ts';

const shownDays = 30;
const dayMilliseconds = 24 * 60 * 60_000;

/** The last 30 days of UTC, the oldest first, such as `2026-11-20`. */
function lastDays(now: number): string[] {
  return Array.from({ length: shownDays }, (_, index) =>
    new Date(now - (shownDays - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  );
}

/** Requests of a key on each of the last 30 days, with refused requests on top. */
export function UsageChart({ usage }: { usage: readonly PartnerUsageDay[] }) {
  const texts = useTexts().partners;
  const [now] = useState(() => Date.now());
  const days = new Map(usage.map((day) => [day.day, day]));
  const sum = (key: 'requests' | 'characters' | 'refused') =>
    formatCount(usage.reduce((total, day) => total + day[key], 0));
  return (
    <BarChart
      label={texts.chart.title}
      bars={lastDays(now).map((day) => ({
        label: formatDay(day),
        good: days.get(day)?.requests ?? 0,
        bad: days.get(day)?.refused ?? 0,
      }))}
      describe={texts.chart.bar}
    >
      {' '}
      <Typography.Text type="secondary">
        {texts.chart.sum(sum('requests'), sum('characters'), sum('refused'))}
      </Typography.Text>
    </BarChart>
  );
}
