import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { RemoteReport } from '@topwords/platform/contracts';

/** Reports the web vitals of this page for one version, as they become known. */
export function watchVitals(
  of: { remote: string; version: string },
  add: (report: RemoteReport) => void,
): void {
  const report = ({ name, value }: MetricType) => add({ kind: 'vital', ...of, name, value });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
