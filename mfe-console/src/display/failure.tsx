import { Alert } from 'antd';
import { detailOf } from '@topwords/platform/remote';

/** Why an action failed, announced at once; nothing without an error. */
export function Failure({ error, fallback }: { error: Error | null; fallback: string }) {
  return error && <Alert type="error" showIcon role="alert" title={detailOf(error, fallback)} />;
}
