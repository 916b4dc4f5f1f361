import type { SignedSnapshot } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import type { RefusedSnapshot } from './snapshot-reader.ts';

/** What the log is told of a registry: each thing when it begins, not at each reading. */
export function reportReading(registry: string, log: Logger) {
  const refusals = new Set<string>();
  let isAway = false;

  return {
    /** Whoever changes a spoilt file each second does not fill the log. */
    refused({ key, refusal }: RefusedSnapshot): void {
      if (refusals.has(`${key} ${refusal}`)) return;
      refusals.add(`${key} ${refusal}`);
      log.error({ registry, key, refusal }, 'snapshot passed over');
    },
    live({ snapshot }: SignedSnapshot): void {
      refusals.clear();
      log.info({ registry, sequence: snapshot.sequence }, 'snapshot is live');
    },
    /** @param failure why the store did not answer, or undefined when it did */
    answered(failure: unknown): void {
      if (failure === undefined && isAway) log.info({ registry }, 'registry answers again');
      if (failure !== undefined && !isAway)
        log.error({ registry, err: failure }, 'registry does not answer');
      isAway = failure !== undefined;
    },
  };
}
