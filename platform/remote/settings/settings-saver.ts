import type { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from '../../client/index.ts';
import {
  changePracticeSettings,
  getPracticeSettings,
  type PracticeSettings,
} from '../../contracts/index.ts';
import type { HostApi } from '../../host/index.ts';
import { BehaviorSubject } from '../../rx/index.ts';
import { callKey } from '../queries/call-query.ts';

type Part = Partial<PracticeSettings>;

/** Changes settings of practice: shown at once, saved one after the other, undone when refused. */
export interface SettingsSaver {
  /** What to show. The cache follows a moment later, too late for a switch that was turned. */
  readonly state: BehaviorSubject<PracticeSettings>;
  change(part: Part): void;
  /** Shows what the server has answered elsewhere, unless something is still to be saved. */
  adopt(settings: PracticeSettings): void;
}

export interface SaverOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session'>;
  client: QueryClient;
  /** Told what could not be saved, with the server's detail where it gave one. */
  onFailure: (part: Part, detail: string | undefined) => void;
}

/**
 * Makes the saver of the present learner's settings.
 * @param loaded as the server told them
 */
export function createSettingsSaver(
  { host, client, onFailure }: SaverOptions,
  loaded: PracticeSettings,
): SettingsSaver {
  const queryKey = callKey(getPracticeSettings);
  const state = new BehaviorSubject(loaded);
  const owner = host.session.state.value.sub;
  /** As the server last told them; known while something is being saved. */
  let confirmed: PracticeSettings | undefined;
  /** What is still to be sent. */
  let desired: Part = {};

  function isOwner(): boolean {
    return host.session.state.value.sub === owner;
  }

  function show(settings: PracticeSettings): void {
    const shown = { ...settings, ...desired };
    state.next(shown);
    client.setQueryData(queryKey, shown);
  }

  async function send(part: Part): Promise<PracticeSettings | undefined> {
    try {
      const settings = await host.api.send(changePracticeSettings, { body: part });
      if (isOwner()) host.bus.emit('practice.changed', { language_code: null });
      return settings;
    } catch (error) {
      if (isOwner()) onFailure(part, isApiFailure(error) ? error.detail : undefined);
      return undefined;
    }
  }

  async function settle(before: PracticeSettings): Promise<void> {
    confirmed = before;
    while (Object.keys(desired).length > 0) {
      const part = desired;
      desired = {};
      confirmed = (await send(part)) ?? confirmed;
      if (!isOwner()) return;
      show(confirmed);
    }
    confirmed = undefined;
  }

  return {
    state,
    change(part) {
      if (!isOwner()) return;
      const before = state.value;
      desired = { ...desired, ...part };
      void client.cancelQueries({ queryKey });
      show(before);
      if (!confirmed) void settle(before);
    },
    adopt(settings) {
      if (!confirmed && isOwner()) state.next(settings);
    },
  };
}
