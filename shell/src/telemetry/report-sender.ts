import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import {
  remoteDurationMaximum,
  remoteReportsMaximum,
  reportRemotes,
  type RemoteReport,
} from '@topwords/platform/contracts';

/** How long reports are collected, in milliseconds; failures are sent sooner. */
const collectionMs = { default: 10_000, failed: 500 };

/** Failed attempts in a row after which pending reports are dropped. */
const maximumFailures = 3;

/** The services of the sender. */
export interface SenderOptions {
  api: ApiClient;
  isSignedIn: () => boolean;
}

function durationOf(report: RemoteReport): number {
  if (report.kind === 'failed') return 0;
  return report.kind === 'loaded' ? report.duration : report.value;
}

/**
 * Creates the page's sender, which collects reports and sends them in batches. When the page is
 * hidden or left, remaining reports are sent by a call that outlives it: a beacon could not carry
 * the access token, by which the server limits the reports of one account.
 * @returns a function that adds a report
 */
export function createReportSender({ api, isSignedIn }: SenderOptions) {
  let waiting: RemoteReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function sendWithin(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), time);
  }

  /** Queues reports again if they did not reach the server and attempts remain. */
  function requeue(reports: RemoteReport[], error: unknown): void {
    failures += 1;
    const isUndelivered = isApiFailure(error) && error.code === 'no_response';
    if (!isUndelivered || failures >= maximumFailures) return;
    waiting = [...reports, ...waiting].slice(0, remoteReportsMaximum);
    sendWithin(collectionMs.default);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (reports.length === 0 || !isSignedIn()) return;
    try {
      await api.send(reportRemotes, { body: { reports } }, { keepalive: true });
      failures = 0;
    } catch (error) {
      requeue(reports, error);
    }
  }

  function add(report: RemoteReport): void {
    const isFull = waiting.length >= remoteReportsMaximum;
    if (isFull || !(durationOf(report) <= remoteDurationMaximum)) return;
    waiting.push(report);
    // A hidden page may be discarded at any time.
    if (document.visibilityState === 'hidden') void send();
    else if (report.kind === 'failed') sendWithin(collectionMs.failed);
    else if (timer === undefined) sendWithin(collectionMs.default);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void send();
  });
  addEventListener('pagehide', () => void send());

  return add;
}
