import { Flex, Table, Typography, type TableColumnsType } from 'antd';
import type { CanaryStop } from '@topwords/platform/contracts';
import { formatTime } from '../display/formats.ts';
import { useTexts } from '../texts/index.ts';

/** Canaries that stopped automatically, and why. */
export function StopsTable({ stops }: { stops: readonly CanaryStop[] }) {
  const { stops: texts } = useTexts().releases;
  const columns: TableColumnsType<CanaryStop> = [
    { title: texts.canary, dataIndex: 'canary_id', fixed: 'left' },
    { title: texts.stopped, render: (_value, stop) => formatTime(stop.stopped_at) },
    { title: texts.reason, dataIndex: 'reason' },
  ];
  return (
    <Flex vertical gap="small">
      <Typography.Title level={2} style={{ fontSize: '1.125rem' }}>
        {texts.title}
      </Typography.Title>
      {stops.length === 0 ? (
        <Typography.Text type="secondary">{texts.none}</Typography.Text>
      ) : (
        <Table
          size="small"
          rowKey={(stop) => `${stop.canary_id} ${stop.started_at}`}
          dataSource={[...stops]}
          columns={columns}
          pagination={{ pageSize: 5, hideOnSinglePage: true }}
          scroll={{ x: 'max-content' }}
        />
      )}
    </Flex>
  );
}
