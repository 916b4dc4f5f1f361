import { useQuery } from '@tanstack/react-query';
import { Badge, Button, Flex, Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { listPartnerKeys, type PartnerKeyEntry } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { formatCount, formatDay, formatTime, missing } from '../display/formats.ts';
import { Loaded } from '../display/loaded.tsx';
import { sortableNumberColumn } from '../display/number-column.tsx';
import { stickyHeader } from '../display/sticky-header.ts';
import { useTexts, type Texts } from '../texts/index.ts';
import { KeyDrawer } from './key-drawer.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

const statuses = { works: 'success', expired: 'warning', revoked: 'default' } as const;

function requestsOf({ usage }: PartnerKeyEntry): number {
  return usage.reduce((sum, { requests }) => sum + requests, 0);
}

function columnsOf(
  { partners: { columns, states, kinds } }: Texts,
  open: (id: string) => void,
): TableColumnsType<PartnerKeyEntry> {
  return [
    {
      title: columns.name,
      fixed: 'left',
      sorter: (a, b) => a.name.localeCompare(b.name),
      render: (_value, { name, id }) => (
        <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => open(id)}>
          {name}
        </Button>
      ),
    },
    {
      title: columns.state,
      filters: (['works', 'expired', 'revoked'] as const).map((value) => ({
        text: states[value],
        value,
      })),
      onFilter: (value, { state }) => state === value,
      render: (_value, { state }) => <Badge status={statuses[state]} text={states[state]} />,
    },
    {
      title: columns.key,
      render: (_value, { key, kind }) => (
        <Flex vertical>
          <code>{kind === 'secret' ? `${key}…` : key}</code>
          <Typography.Text type="secondary">{kinds[kind]}</Typography.Text>
        </Flex>
      ),
    },
    {
      title: columns.origins,
      render: (_value, { origins, kind }) =>
        kind === 'secret' ? missing : origins.map((origin) => <div key={origin}>{origin}</div>),
    },
    sortableNumberColumn(columns.perDay, (row) => row.requests_per_day, formatCount),
    sortableNumberColumn(columns.used, requestsOf, formatCount),
    {
      title: columns.lastUsed,
      sorter: (a, b) => (a.last_used ?? '').localeCompare(b.last_used ?? ''),
      render: (_value, { last_used: day }) => formatDay(day),
    },
    {
      title: columns.created,
      sorter: (a, b) => a.created_at.localeCompare(b.created_at),
      render: (_value, row) => formatTime(row.created_at),
    },
  ];
}

function KeysTable({ keys }: { keys: readonly PartnerKeyEntry[] }) {
  const texts = useTexts();
  const [opened, setOpened] = useState<string | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const entry = keys.find(({ id }) => id === opened);
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <Typography.Text type="secondary">{texts.partners.explained}</Typography.Text>
        <Button type="primary" onClick={() => setIsMaking(true)}>
          {texts.partners.make}
        </Button>
      </Flex>
      <Table
        size="small"
        rowKey="id"
        dataSource={[...keys]}
        columns={columnsOf(texts, setOpened)}
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        sticky={stickyHeader}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: texts.partners.empty }}
      />
      {isMaking && <NewKeyDialog onClose={() => setIsMaking(false)} />}
      {entry && <KeyDrawer key={entry.id} entry={entry} onClose={() => setOpened(null)} />}
    </Flex>
  );
}

/** Partners' keys: their settings, their use, and new keys. */
export function PartnersPage() {
  const { failed } = useTexts().partners;
  const keys = useQuery(callQuery(listPartnerKeys));
  return (
    <Loaded query={keys} failed={failed}>
      {(data) => <KeysTable keys={data.keys} />}
    </Loaded>
  );
}
