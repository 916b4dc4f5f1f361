import { Alert, Button, Flex, Table, Tag, Typography, type TableColumnsType } from 'antd';
import {
  shellName,
  type PublishedVersion,
  type ReleaseListing,
} from '@topwords/platform/contracts';
import { formatBytes, formatTime, missing } from '../display/formats.ts';
import { numberColumn } from '../display/number-column.tsx';
import { useTexts } from '../texts/index.ts';
import type { ReleaseAction } from './actions.ts';

interface VersionsTableProps {
  listing: ReleaseListing;
  /** Null if this deployment cannot list them. */
  versions: readonly PublishedVersion[] | null;
  onAsk: (action: ReleaseAction) => void;
}

/** The default share of a canary, in percent. */
const firstShare = 5;

type Place = 'stable' | 'canary' | 'previous' | PublishedVersion['state'];

function placeOf({ stable, previous, canary }: ReleaseListing, row: PublishedVersion): Place {
  if (row.version === stable.version) return 'stable';
  if (row.version === canary?.version) return 'canary';
  return row.version === previous ? 'previous' : row.state;
}

/** Contract breaks that the gate found, and why the version was published without tests. */
function Findings({ breaks, unchecked }: PublishedVersion) {
  const texts = useTexts().releases.findings;
  return (
    <Flex vertical gap="small">
      {unchecked !== null && <Alert type="warning" title={texts.unchecked(unchecked)} />}
      {breaks.length > 0 && (
        <ul>
          {breaks.map(({ part, detail, breaks: broken }) => (
            <li key={`${part} ${detail}`}>{texts.broken(part, detail, broken.join(', '))}</li>
          ))}
        </ul>
      )}
    </Flex>
  );
}

function renderFindings(row: PublishedVersion) {
  return <Findings {...row} />;
}

/** Every published version, its current role, and its actions. */
export function VersionsTable({ listing, versions, onAsk }: VersionsTableProps) {
  const texts = useTexts().releases;
  const { actions, versionColumns: columns } = texts;
  if (versions === null) return <Alert type="info" showIcon title={texts.notListed} />;

  function renderActions(row: PublishedVersion) {
    const { version } = row;
    const place = placeOf(listing, row);
    const isFree = place === 'published' || place === 'previous';
    return (
      <Flex gap="small">
        {isFree && (
          <Button size="small" onClick={() => onAsk({ kind: 'promote', version })}>
            {actions.promote.confirm}
          </Button>
        )}
        {isFree && listing.name !== shellName && (
          <Button
            size="small"
            onClick={() => onAsk({ kind: 'canary', version, percent: firstShare, again: false })}
          >
            {actions.canary.ask}
          </Button>
        )}
        {place === 'published' && (
          <Button size="small" danger onClick={() => onAsk({ kind: 'retire', version })}>
            {actions.retire.confirm}
          </Button>
        )}
      </Flex>
    );
  }

  const definitions: TableColumnsType<PublishedVersion> = [
    {
      title: columns.version,
      fixed: 'left',
      render: (_value, { version }) => <span className="numbers">{version}</span>,
    },
    {
      title: columns.state,
      filters: [{ text: texts.roles.published, value: 'published' }],
      onFilter: (value, row) => row.state === value,
      render: (_value, row) => {
        const place = placeOf(listing, row);
        const color = { stable: 'success', canary: 'processing' }[place as string];
        return <Tag color={color}>{texts.roles[place]}</Tag>;
      },
    },
    {
      title: columns.breaks,
      render: (_value, { breaks, unchecked }) =>
        breaks.length > 0 || unchecked !== null ? (
          <Typography.Text type="warning">{texts.findings.count(breaks.length)}</Typography.Text>
        ) : (
          missing
        ),
    },
    { title: columns.actions, render: (_value, row) => renderActions(row) },
    {
      title: columns.published,
      sorter: (a, b) => a.published_at - b.published_at,
      render: (_value, row) => formatTime(row.published_at),
    },
    {
      title: columns.commit,
      render: (_value, { commit }) => <code>{commit?.slice(0, 12) ?? missing}</code>,
    },
    numberColumn(columns.size, ({ bytes }) => bytes, formatBytes),
  ];
  return (
    <Table
      size="small"
      rowKey="version"
      dataSource={[...versions]}
      columns={definitions}
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      scroll={{ x: 'max-content' }}
      expandable={{
        rowExpandable: ({ breaks, unchecked }) => breaks.length > 0 || unchecked !== null,
        expandedRowRender: renderFindings,
      }}
    />
  );
}
