import type { SignedSnapshot } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import { endOf, type SnapshotState } from './snapshot-state.ts';
import type { RefusedSnapshot } from '@topwords/release/log';

const stateMessages: Record<SnapshotState, { level: 'info' | 'warn' | 'error'; message: string }> =
  {
    ok: { level: 'info', message: 'registry is in order again' },
    expiring: {
      level: 'warn',
      message: 'snapshot expires soon: run npm run release -- refresh where releases are signed',
    },
    behind: {
      level: 'error',
      message:
        'registry lacks the newest snapshot, which stays in force: run npm run release -- restore',
    },
    expired: {
      level: 'error',
      message:
        'snapshot has expired, and browsers refuse it: run npm run release -- refresh where releases are signed',
    },
  };

/** Logs a registry's state when it changes, not at each read. */
export function reportReading(registry: string, log: Logger) {
  const refusals = new Set<string>();
  let isDown = false;
  let known: SnapshotState = 'ok';
  let isSaved = true;

  return {
    /** Logged once, so that a damaged file that changes every second does not fill the log. */
    refused({ key, refusal }: RefusedSnapshot): void {
      if (refusals.has(`${key} ${refusal}`)) return;
      refusals.add(`${key} ${refusal}`);
      log.error({ registry, key, refusal }, 'snapshot passed over');
    },
    live({ snapshot }: SignedSnapshot): void {
      refusals.clear();
      log.info({ registry, sequence: snapshot.sequence }, 'snapshot is live');
    },
    stateIs(state: SnapshotState, signed: SignedSnapshot): void {
      if (state === known) return;
      known = state;
      const { level, message } = stateMessages[state];
      const { sequence } = signed.snapshot;
      log[level]({ registry, sequence, refused_from: endOf(signed) }, message);
    },
    /** @param failure why the newest snapshot could not be saved, or undefined if it was */
    saved(failure: unknown): void {
      if (failure !== undefined && isSaved)
        log.error({ registry, err: failure }, 'snapshot cannot be saved');
      isSaved = failure === undefined;
    },
    /** @param failure why the store did not answer, or undefined if it did */
    answered(failure: unknown): void {
      if (failure === undefined && isDown) log.info({ registry }, 'registry answers again');
      if (failure !== undefined && !isDown)
        log.error({ registry, err: failure }, 'registry does not answer');
      isDown = failure !== undefined;
    },
  };
}
