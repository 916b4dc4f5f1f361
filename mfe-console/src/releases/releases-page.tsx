import { useQuery } from '@tanstack/react-query';
import { Alert, Badge, Button, Flex, Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import {
  listReleases,
  type ReleaseListing,
  type Releases,
  type VersionFigures,
} from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import {
  formatCount,
  formatDuration,
  formatShare,
  formatTime,
  missing,
} from '../display/formats.ts';
import { Loaded } from '../display/loaded.tsx';
import { sortableNumberColumn } from '../display/number-column.tsx';
import { stickyHeader } from '../display/sticky-header.ts';
import { useTexts, type Texts } from '../texts/index.ts';
import { ReleaseDrawer } from './release-drawer.tsx';
import { StopsTable } from './stops-table.tsx';

/** How often the figures are read again while the page is open, in milliseconds. */
const refetchInterval = 20_000;

/** A row: what is live, and the figures of the stable version. */
interface Row extends ReleaseListing {
  figures: VersionFigures | undefined;
}

function rowsOf({ releases, figures }: Releases): Row[] {
  return releases.map((listing) => {
    const versions = figures.find(({ remote }) => remote === listing.name)?.versions;
    return { ...listing, figures: versions?.find(({ role }) => role === 'stable') };
  });
}

function columnsOf(texts: Texts, open: (name: string) => void): TableColumnsType<Row> {
  const { columns, statuses } = texts.releases;
  return [
    {
      title: columns.name,
      fixed: 'left',
      sorter: (a, b) => a.name.localeCompare(b.name),
      render: (_value, { name }) => (
        <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => open(name)}>
          {name}
        </Button>
      ),
    },
    {
      title: columns.stable,
      render: (_value, { stable }) => <span className="numbers">{stable.version}</span>,
    },
    {
      title: columns.since,
      sorter: (a, b) => (a.stable.since ?? 0) - (b.stable.since ?? 0),
      render: (_value, { stable }) => (
        <Flex vertical>
          <span>{formatTime(stable.since)}</span>
          <Typography.Text type="secondary">
            {stable.by === null ? texts.releases.byCommand : texts.releases.by(stable.by)}
          </Typography.Text>
        </Flex>
      ),
    },
    {
      title: columns.canary,
      filters: [
        { text: statuses.running, value: 'running' },
        { text: statuses.stopped, value: 'stopped' },
        { text: statuses.none, value: 'none' },
      ],
      onFilter: (value, { canary }) =>
        value === (canary === null ? 'none' : canary.stop ? 'stopped' : 'running'),
      render: (_value, { canary }) =>
        canary === null ? (
          missing
        ) : (
          <Flex vertical>
            <span>
              {canary.version} · {canary.percent} %
            </span>
            <Badge
              status={canary.stop ? 'error' : 'processing'}
              text={canary.stop ? texts.releases.stopped : texts.releases.running}
            />
          </Flex>
        ),
    },
    sortableNumberColumn(columns.loads, ({ figures }) => figures?.loads, formatCount),
    sortableNumberColumn(columns.failed, ({ figures }) => figures?.failure_share, formatShare),
    sortableNumberColumn(columns.loadTime, ({ figures }) => figures?.load_time.p75, formatDuration),
    {
      title: columns.owners,
      render: (_value, { owners }) => owners.join(', ') || missing,
    },
  ];
}

function ReleasesTable({ releases }: { releases: Releases }) {
  const texts = useTexts();
  const [opened, setOpened] = useState<string | null>(null);
  const { sequence, issued_at, expires_at } = releases.snapshot;
  const listing = releases.releases.find(({ name }) => name === opened);
  return (
    <Flex vertical gap="middle">
      {releases.read_only !== null && (
        <Alert
          type="info"
          showIcon
          title={texts.releases.readOnly}
          description={releases.read_only}
        />
      )}
      <Table
        size="small"
        rowKey="name"
        dataSource={rowsOf(releases)}
        columns={columnsOf(texts, setOpened)}
        pagination={false}
        sticky={stickyHeader}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: texts.releases.empty }}
      />
      <Typography.Text type="secondary">
        {texts.releases.snapshot(formatCount(sequence), formatTime(issued_at))}{' '}
        {expires_at !== null && texts.releases.expires(formatTime(expires_at))}
      </Typography.Text>
      <StopsTable stops={releases.stops} />
      {listing && (
        <ReleaseDrawer
          listing={listing}
          figures={releases.figures.find(({ remote }) => remote === listing.name)?.versions ?? []}
          readOnly={releases.read_only}
          onClose={() => setOpened(null)}
        />
      )}
    </Flex>
  );
}

/** The live version of each remote and of the shell, and its health. */
export function ReleasesPage() {
  const { failed } = useTexts().releases;
  const releases = useQuery({ ...callQuery(listReleases), refetchInterval });
  return (
    <Loaded query={releases} failed={failed}>
      {(data) => <ReleasesTable releases={data} />}
    </Loaded>
  );
}
