import type { RemoteReport, RemoteStage } from '@topwords/platform/contracts';
import type { ChosenRelease } from '../registry/release-choice.ts';
import { messageOf } from './message-of.ts';
import { createReportSender, type SenderOptions } from './report-sender.ts';
import type { watchVitals } from './watch-vitals.ts';

/** Delay before loading the measuring code, in milliseconds: after the first screen is shown. */
const delayMs = 1000;

/** Reports to the server how the remotes of this page perform, from the start. It never throws. */
export type RemoteReports = ReturnType<typeof createRemoteReports>;

/** Creates the reports of a page. Overrides are not releases, so they are not reported. */
export function createRemoteReports(options: SenderOptions, importVitals = importWatchVitals) {
  const add = createReportSender(options);
  let isOpened = false;

  function report({ role }: ChosenRelease, made: RemoteReport): void {
    if (role !== 'override') add(made);
  }

  /** If the measuring code fails to load, one page's vitals are missing, which is acceptable. */
  async function watch(chosen: ChosenRelease): Promise<void> {
    const start = await importVitals().catch(() => null);
    start?.(nameOf(chosen), add);
  }

  return {
    loaded: (chosen: ChosenRelease, duration: number): void => {
      report(chosen, { kind: 'loaded', ...nameOf(chosen), duration });
    },
    failed(chosen: ChosenRelease, stage: RemoteStage, error: unknown): void {
      report(chosen, { kind: 'failed', ...nameOf(chosen), stage, message: messageOf(error) });
    },
    /** The page was opened on a screen of this version. */
    opened(chosen: ChosenRelease): void {
      if (isOpened || chosen.role === 'override') return;
      isOpened = true;
      setTimeout(() => void watch(chosen), delayMs);
    },
  };
}

function nameOf({ release }: ChosenRelease): { remote: string; version: string } {
  return { remote: release.name, version: release.version };
}

/** Loads the measuring code. */
async function importWatchVitals(): Promise<typeof watchVitals> {
  const part = await import(/* webpackChunkName: "telemetry" */ './watch-vitals.ts');
  return part.watchVitals;
}
