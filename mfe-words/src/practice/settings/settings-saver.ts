import type { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@topwords/platform/client';
import { changePracticeSettings, type PracticeSettings } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { BehaviorSubject } from '@topwords/platform/rx';
import { keys } from '../../server-state/keys.ts';
import { textsFor } from '../../texts/index.ts';

type Part = Partial<PracticeSettings>;

/** Changes settings: shown at once, saved one after the other, undone with a banner when refused. */
export interface SettingsSaver {
  /** What to show. The cache follows a moment later, too late for a switch that was turned. */
  readonly state: BehaviorSubject<PracticeSettings>;
  change(part: Part): void;
  /** Shows what the server has answered elsewhere, unless something is still to be saved. */
  adopt(settings: PracticeSettings): void;
}

interface SaverOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session' | 'showBanner' | 'language'>;
  client: QueryClient;
}

/**
 * Makes the saver of the present learner's settings.
 * @param loaded as the server told them
 */
export function createSettingsSaver(
  { host, client }: SaverOptions,
  loaded: PracticeSettings,
): SettingsSaver {
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
    client.setQueryData(keys.practiceSettings, shown);
  }

  async function send(part: Part): Promise<PracticeSettings | undefined> {
    try {
      const settings = await host.api.send(changePracticeSettings, { body: part });
      if (isOwner()) host.bus.emit('practice.changed', { language_code: null });
      return settings;
    } catch (error) {
      const advice = isApiFailure(error) ? error.detail : undefined;
      const texts = textsFor(host).practiceSettings;
      if (isOwner()) host.showBanner('error', texts.saveFailed(advice));
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
      void client.cancelQueries({ queryKey: keys.practiceSettings });
      show(before);
      if (!confirmed) void settle(before);
    },
    adopt(settings) {
      if (!confirmed && isOwner()) state.next(settings);
    },
  };
}
