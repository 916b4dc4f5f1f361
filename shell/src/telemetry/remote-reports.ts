import type { RemoteReport, RemoteStage } from '@topwords/platform/contracts';
import type { ChosenRelease } from '../registry/release-choice.ts';
import { messageOf } from './message-of.ts';
import type { ReportSender, SenderSurroundings } from './report-sender.ts';

/** How soon the part that sends is asked for, in milliseconds: after the first screen is there. */
const delay = 1000;

/** How many reports wait for it at most. */
const waitingMaximum = 20;

/** Tells the server how the remotes of this page fare. It never throws. */
export interface RemoteReports {
  loaded: (chosen: ChosenRelease, duration: number) => void;
  failed: (chosen: ChosenRelease, stage: RemoteStage, error: unknown) => void;
  /** The page was opened on a screen of this version. */
  opened: (chosen: ChosenRelease) => void;
}

type Send = (sender: ReportSender) => void;

/** Makes the reports of a page. What a developer runs is nobody's release and is not told of. */
export function createRemoteReports(
  surroundings: SenderSurroundings,
  importSender: () => Promise<(surroundings: SenderSurroundings) => ReportSender>,
): RemoteReports {
  const waiting: Send[] = [];
  let sender: ReportSender | null = null;
  let isAsked = false;

  async function load(): Promise<void> {
    try {
      const createSender = await importSender();
      sender = createSender(surroundings);
      for (const send of waiting.splice(0)) send(sender);
    } catch {
      isAsked = false;
    }
  }

  function whenReady(send: Send): void {
    if (sender) return send(sender);
    if (waiting.length < waitingMaximum) waiting.push(send);
    if (isAsked) return undefined;
    isAsked = true;
    setTimeout(() => void load(), delay);
    return undefined;
  }

  function report({ role }: ChosenRelease, made: RemoteReport): void {
    if (role !== 'override') whenReady((ready) => ready.add(made));
  }

  return {
    loaded(chosen, duration) {
      report(chosen, { kind: 'loaded', ...nameOf(chosen), duration });
    },
    failed(chosen, stage, error) {
      report(chosen, { kind: 'failed', ...nameOf(chosen), stage, message: messageOf(error) });
    },
    opened(chosen) {
      if (chosen.role !== 'override') whenReady((ready) => ready.watchVitals(nameOf(chosen)));
    },
  };
}

function nameOf({ release }: ChosenRelease): { remote: string; version: string } {
  return { remote: release.name, version: release.version };
}

/** The part that sends, as the build has it. */
export async function importReportSender() {
  const { createReportSender } = await import(
    /* webpackChunkName: "telemetry" */ './report-sender.ts'
  );
  return createReportSender;
}
