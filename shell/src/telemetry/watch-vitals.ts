import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { RemoteReport } from '@topwords/platform/contracts';

/** Tells the web vitals of this page as those of one version, as they are known. */
export function watchVitals(
  of: { remote: string; version: string },
  add: (report: RemoteReport) => void,
): void {
  const tell = ({ name, value }: MetricType) => add({ kind: 'vital', ...of, name, value });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
}
