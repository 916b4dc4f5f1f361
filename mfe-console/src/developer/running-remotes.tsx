import { Flex, Table, Tag, Typography } from 'antd';
import { useHost, type PageReleases, type RunningRemote } from '@topwords/platform/host';
import { labelInLanguage } from '@topwords/platform/i18n';
import { formatTime } from '../display/formats.ts';
import { useTexts, type Texts } from '../texts/index.ts';

const colors = {
  stable: 'success',
  previous: 'warning',
  canary: 'processing',
  override: 'error',
} as const;

function reasonOf(
  { role, isFallback, canaryId }: RunningRemote,
  { overrideEndsAt }: PageReleases,
  { developer: { reasons } }: Texts,
): string {
  if (isFallback) return reasons.previous;
  if (role === 'canary') return reasons.canary(canaryId ?? '');
  return role === 'override' ? reasons.override(formatTime(overrideEndsAt)) : reasons.stable;
}

/** Shortened if it is of this page's own origin, so that other origins stand out. */
function addressOf(entry: string): string {
  const { origin, pathname, href } = new URL(entry, location.origin);
  return origin === location.origin ? pathname : href;
}

/** The versions that this page runs, or would run once their screens are opened. */
export function RunningRemotes({ page }: { page: PageReleases }) {
  const texts = useTexts();
  const { language } = useHost();
  const { columns, roles, none, caption } = texts.developer;
  return (
    <Table
      size="small"
      rowKey="name"
      aria-label={caption}
      title={() => caption}
      dataSource={page.remotes}
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: none }}
      columns={[
        {
          title: columns.remote,
          fixed: 'left',
          render: (_value, { title }) => labelInLanguage(language, title),
        },
        {
          title: columns.version,
          render: (_value, { version }) => <span className="numbers">{version}</span>,
        },
        {
          title: columns.role,
          render: (_value, remote) => (
            <Flex vertical align="start">
              <Tag color={colors[remote.role]}>{roles[remote.role]}</Tag>
              <Typography.Text type="secondary">{reasonOf(remote, page, texts)}</Typography.Text>
            </Flex>
          ),
        },
        { title: columns.address, render: (_value, { entry }) => <code>{addressOf(entry)}</code> },
      ]}
    />
  );
}
