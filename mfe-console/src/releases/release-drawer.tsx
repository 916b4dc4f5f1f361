import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer, Flex, Tabs, Typography } from 'antd';
import { useState } from 'react';
import {
  getReleaseHistory,
  shellName,
  type ReleaseListing,
  type VersionFigures,
} from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { formatTime } from '../display/formats.ts';
import { Loaded } from '../display/loaded.tsx';
import { useTexts } from '../texts/index.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ReleaseAction } from './actions.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { HistoryList } from './history-list.tsx';
import { VersionsTable } from './versions-table.tsx';

interface ReleaseDrawerProps {
  listing: ReleaseListing;
  figures: readonly VersionFigures[];
  readOnly: string | null;
  onClose: () => void;
}

/** The actions that need no choice of a version. */
function Actions({
  listing: { previous, canary },
  onAsk,
}: {
  listing: ReleaseListing;
  onAsk: (action: ReleaseAction) => void;
}) {
  const { actions } = useTexts().releases;
  return (
    <Flex gap="small" wrap>
      {canary !== null && (
        <>
          <Button onClick={() => onAsk({ kind: 'promote', version: canary.version })}>
            {actions.promote.ask(canary.version)}
          </Button>
          <Button
            onClick={() =>
              onAsk({
                kind: 'canary',
                version: canary.version,
                percent: canary.percent,
                again: canary.stop !== null,
                bounds: canary.bounds,
              })
            }
          >
            {actions.canary.change}
          </Button>
          <Button onClick={() => onAsk({ kind: 'stop', version: canary.version })}>
            {actions.stop.confirm}
          </Button>
        </>
      )}
      {previous !== null && (
        <Button danger onClick={() => onAsk({ kind: 'rollback', version: previous })}>
          {actions.rollback.ask(previous)}
        </Button>
      )}
    </Flex>
  );
}

/** Everything about one remote: figures, published versions, history and actions. */
export function ReleaseDrawer({ listing, figures, readOnly, onClose }: ReleaseDrawerProps) {
  const texts = useTexts().releases;
  const { name, stable, canary, owners } = listing;
  const [action, setAction] = useState<ReleaseAction | null>(null);
  const history = useQuery(callQuery(getReleaseHistory, { params: { remote: name } }));
  return (
    <Drawer
      open
      size="min(100vw, 54rem)"
      title={`${name} ${stable.version}`}
      onClose={onClose}
      closable={{ 'aria-label': texts.close }}
    >
      <Flex vertical gap="middle">
        {canary?.stop && (
          <Alert
            type="error"
            showIcon
            title={texts.stoppedAt(canary.version, formatTime(canary.stop.stopped_at))}
            description={canary.stop.reason}
          />
        )}
        <Actions listing={listing} onAsk={setAction} />
        <Tabs
          items={[
            {
              key: 'figures',
              label: texts.tabs.figures,
              children: <FiguresPanel figures={figures} />,
            },
            {
              key: 'versions',
              label: texts.tabs.versions,
              children: (
                <Loaded query={history} failed={texts.historyFailed}>
                  {({ versions }) => (
                    <VersionsTable listing={listing} versions={versions} onAsk={setAction} />
                  )}
                </Loaded>
              ),
            },
            {
              key: 'history',
              label: texts.tabs.history,
              children: (
                <Loaded query={history} failed={texts.historyFailed}>
                  {({ history: entries }) => <HistoryList entries={entries} />}
                </Loaded>
              ),
            },
          ]}
        />
        {name !== shellName && (
          <Typography.Text type="secondary">
            {texts.owners(owners.join(', '))}{' '}
            <Typography.Text code>
              npm run accounts -- grant {texts.email} owner {name}
            </Typography.Text>
          </Typography.Text>
        )}
      </Flex>
      {action && (
        <ActionDialog
          listing={listing}
          action={action}
          readOnly={readOnly}
          onClose={() => setAction(null)}
        />
      )}
    </Drawer>
  );
}
