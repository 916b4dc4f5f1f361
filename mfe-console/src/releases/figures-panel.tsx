import { Flex, Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { VersionFigures } from '@topwords/platform/contracts';
import { BarChart } from '../display/bar-chart.tsx';
import {
  formatCount,
  formatDuration,
  formatHour,
  formatShare,
  formatTime,
} from '../display/formats.ts';
import { numberColumn } from '../display/number-column.tsx';
import { useTexts, type Texts } from '../texts/index.ts';

const shownHours = 24;
const hourMilliseconds = 60 * 60_000;

/** Each of the last 24 hours of a version, the oldest first; an hour without loads is empty. */
function lastHours(hours: VersionFigures['hours'], now: number) {
  const counted = new Map(hours.map((one) => [one.hour, one]));
  const last = Math.floor(now / hourMilliseconds) * hourMilliseconds;
  return Array.from({ length: shownHours }, (_, index) => {
    const hour = last - (shownHours - 1 - index) * hourMilliseconds;
    const { loads, failures } = counted.get(hour) ?? { loads: 0, failures: 0 };
    return { label: formatHour(hour), good: loads, bad: failures };
  });
}

function columnsOf({ releases: { figures, roles } }: Texts): TableColumnsType<VersionFigures> {
  return [
    { title: figures.version, dataIndex: 'version', fixed: 'left' },
    {
      title: figures.role,
      render: (_value, { role, is_stopped: isStopped }) =>
        isStopped ? roles.stopped : roles[role],
    },
    numberColumn(
      figures.learners,
      ({ percent }) => percent,
      (value) => `${value} %`,
    ),
    numberColumn(figures.loads, ({ loads }) => loads, formatCount),
    numberColumn(figures.failures, ({ failures }) => failures, formatCount),
    numberColumn(figures.failed, ({ failure_share: share }) => share, formatShare),
    numberColumn(figures.loadTime, ({ load_time: time }) => time.p75, formatDuration),
    numberColumn(figures.paint, ({ vitals }) => vitals.LCP, formatDuration),
  ];
}

/** The newest failures of all versions. */
function Failures({ figures }: { figures: readonly VersionFigures[] }) {
  const texts = useTexts().releases.failures;
  const rows = figures.flatMap(({ version, failed }) => failed.map((one) => ({ version, ...one })));
  if (rows.length === 0) return <Typography.Text type="secondary">{texts.none}</Typography.Text>;
  return (
    <Table
      size="small"
      rowKey={({ version, stage, message }) => `${version} ${stage} ${message}`}
      dataSource={rows}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: texts.version, dataIndex: 'version' },
        { title: texts.stage, dataIndex: 'stage' },
        { title: texts.message, dataIndex: 'message' },
        { title: texts.times, dataIndex: 'occurrences', align: 'right' },
        { title: texts.last, render: (_value, row) => formatTime(row.last_at) },
      ]}
    />
  );
}

/** The health of the live versions: totals, by hour, and failures. */
export function FiguresPanel({ figures }: { figures: readonly VersionFigures[] }) {
  const texts = useTexts();
  const { chart } = texts.releases;
  const [now] = useState(() => Date.now());
  return (
    <Flex vertical gap="middle">
      <Table
        size="small"
        rowKey="version"
        dataSource={[...figures]}
        columns={columnsOf(texts)}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: texts.releases.noFigures }}
      />
      {figures
        .filter(({ hours }) => hours.length > 0)
        .map(({ version, hours }) => (
          <BarChart
            key={version}
            label={chart.title(version)}
            bars={lastHours(hours, now)}
            describe={chart.bar}
          />
        ))}
      <Failures figures={figures} />
    </Flex>
  );
}
