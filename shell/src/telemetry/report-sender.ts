import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import {
  remoteDurationMaximum,
  remoteReportsMaximum,
  reportRemotes,
  type RemoteReport,
} from '@topwords/platform/contracts';

/** How long reports are collected, in milliseconds; failures are not kept waiting. */
const collection = { usual: 10_000, failed: 500 };

/** How often in a row sending may fail before the reports at hand are let go. */
const patience = 3;

/** What the sender works with. */
export interface SenderOptions {
  api: ApiClient;
  isSignedIn: () => boolean;
}

/** Collects reports and sends them in batches. */
export interface ReportSender {
  add: (report: RemoteReport) => void;
}

function durationOf(report: RemoteReport): number {
  if (report.kind === 'failed') return 0;
  return report.kind === 'loaded' ? report.duration : report.value;
}

/**
 * Makes the page's sender. What is left when the page is hidden or left goes out by a call that
 * outlives it: a beacon could not carry the access token, by which the server limits what one account
 * may report.
 */
export function createReportSender({ api, isSignedIn }: SenderOptions): ReportSender {
  let waiting: RemoteReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function sendWithin(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), time);
  }

  /** Keeps what no server has heard for the next time, if that is not in vain. */
  function keep(reports: RemoteReport[], error: unknown): void {
    failures += 1;
    const isUnheard = isApiFailure(error) && error.code === 'no_response';
    if (!isUnheard || failures >= patience) return;
    waiting = [...reports, ...waiting].slice(0, remoteReportsMaximum);
    sendWithin(collection.usual);
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
      keep(reports, error);
    }
  }

  function add(report: RemoteReport): void {
    const isFull = waiting.length >= remoteReportsMaximum;
    if (isFull || !(durationOf(report) <= remoteDurationMaximum)) return;
    waiting.push(report);
    // Nobody can say when a page that is hidden is thrown away.
    if (document.visibilityState === 'hidden') void send();
    else if (report.kind === 'failed') sendWithin(collection.failed);
    else if (timer === undefined) sendWithin(collection.usual);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void send();
  });
  addEventListener('pagehide', () => void send());

  return { add };
}
