import { Empty, Timeline } from 'antd';
import type { ReleaseChange } from '@topwords/platform/contracts';
import { formatTime } from '../display/formats.ts';
import { useTexts } from '../texts/index.ts';

const colors: Record<ReleaseChange['kind'], string> = {
  promoted: 'green',
  rolled_back: 'red',
  canary_started: 'blue',
  canary_changed: 'blue',
  canary_stopped: 'gray',
  removed: 'red',
};

/** The entries about a remote in the signed log, the newest first. */
export function HistoryList({ entries }: { entries: readonly ReleaseChange[] }) {
  const texts = useTexts().releases;
  if (entries.length === 0) return <Empty description={texts.noHistory} />;
  return (
    <Timeline
      items={entries.map(({ sequence, at, by, kind, version, percent }) => ({
        key: `${sequence} ${kind}`,
        color: colors[kind],
        title: formatTime(at),
        content: `${texts.changes[kind](version, percent ?? 0)} ${
          by === null ? texts.byCommand : texts.by(by)
        } (#${sequence})`,
      }))}
    />
  );
}
