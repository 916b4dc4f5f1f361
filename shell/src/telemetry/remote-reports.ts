import type { RemoteReport, RemoteStage } from '@topwords/platform/contracts';
import type { ChosenRelease } from '../registry/release-choice.ts';
import { messageOf } from './message-of.ts';
import { createReportSender, type SenderOptions } from './report-sender.ts';
import type { watchVitals } from './watch-vitals.ts';

/** How soon the part that measures is asked for, in milliseconds: after the first screen is there. */
const delay = 1000;

/** Tells the server how the remotes of this page fare, from its first moment on. It never throws. */
export interface RemoteReports {
  loaded: (chosen: ChosenRelease, duration: number) => void;
  failed: (chosen: ChosenRelease, stage: RemoteStage, error: unknown) => void;
  /** The page was opened on a screen of this version. */
  opened: (chosen: ChosenRelease) => void;
}

/** Makes the reports of a page. What a developer runs is nobody's release and is not told of. */
export function createRemoteReports(
  options: SenderOptions,
  importVitals: () => Promise<typeof watchVitals>,
): RemoteReports {
  const sender = createReportSender(options);
  let isOpened = false;

  function report({ role }: ChosenRelease, made: RemoteReport): void {
    if (role !== 'override') sender.add(made);
  }

  /** Without that part the vitals of one page are not known, which is no loss. */
  async function watch(chosen: ChosenRelease): Promise<void> {
    const start = await importVitals().catch(() => null);
    start?.(nameOf(chosen), sender.add);
  }

  return {
    loaded(chosen, duration) {
      report(chosen, { kind: 'loaded', ...nameOf(chosen), duration });
    },
    failed(chosen, stage, error) {
      report(chosen, { kind: 'failed', ...nameOf(chosen), stage, message: messageOf(error) });
    },
    opened(chosen) {
      if (isOpened || chosen.role === 'override') return;
      isOpened = true;
      setTimeout(() => void watch(chosen), delay);
    },
  };
}

function nameOf({ release }: ChosenRelease): { remote: string; version: string } {
  return { remote: release.name, version: release.version };
}

/** The part that measures, as the build has it. */
export async function importVitals(): Promise<typeof watchVitals> {
  const part = await import(/* webpackChunkName: "telemetry" */ './watch-vitals.ts');
  return part.watchVitals;
}
