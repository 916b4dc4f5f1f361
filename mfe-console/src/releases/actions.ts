import {
  promoteRelease,
  retireRelease,
  rollBackRelease,
  setCanaryShare,
  stopCanaryRelease,
  type CanaryBounds,
  type ReleaseListing,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';

/** The actions on a remote; `version` is the version they apply to. */
export type ReleaseAction =
  | { kind: 'promote' | 'retire' | 'rollback' | 'stop'; version: string }
  | { kind: 'canary'; version: string; percent: number; again: boolean; bounds?: CanaryBounds };

/** Performs an action, based on the listing the user saw. @throws the call's failure */
export function sendAction(
  api: HostApi['api'],
  { name: remote, revision }: Pick<ReleaseListing, 'name' | 'revision'>,
  action: ReleaseAction,
): Promise<{ sequence: number; is_changed: boolean }> {
  const params = { remote };
  const { version } = action;
  if (action.kind === 'canary') {
    const { percent, again, bounds } = action;
    const body = { version, percent, again, bounds, revision };
    return api.send(setCanaryShare, { params, body });
  }
  if (action.kind === 'stop') return api.send(stopCanaryRelease, { params, body: { revision } });
  if (action.kind === 'retire') {
    const body = { version, with_embed: false, revision };
    return api.send(retireRelease, { params, body });
  }
  const call = action.kind === 'promote' ? promoteRelease : rollBackRelease;
  return api.send(call, { params, body: { version, revision } });
}

function command(words: string): string {
  return `npm run release -- ${words}`;
}

/** The equivalent command, for deployments whose API cannot sign. */
export function commandOf(remote: string, action: ReleaseAction): string {
  const { version } = action;
  if (action.kind === 'stop') return command(`canary ${remote} --stop`);
  if (action.kind !== 'canary') return command(`${action.kind} ${remote} ${version}`);
  const { percent, again, bounds } = action;
  return command(
    [
      `canary ${remote} ${version} --percent ${percent}`,
      again && '--again',
      bounds && `--minimum-loads ${bounds.minimum_loads}`,
      bounds && `--failure-excess ${bounds.failure_excess}`,
      bounds && `--load-time-ratio ${bounds.load_time_ratio}`,
    ]
      .filter((part) => part)
      .join(' '),
  );
}
