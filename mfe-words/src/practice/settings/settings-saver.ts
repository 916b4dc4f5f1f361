import type { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from '@topwords/platform/client';
import { changePracticeSettings, type PracticeSettings } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { keys } from '../../server-state/keys.ts';
import { textsFor } from '../../texts/index.ts';

type Part = Partial<PracticeSettings>;

/** Changes settings: shown at once, saved one after the other, undone with a banner when refused. */
export interface SettingsSaver {
  change(part: Part): void;
}

interface SaverOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session' | 'showBanner' | 'language'>;
  client: QueryClient;
}

/** Makes the saver of one learner's settings, which must have been loaded. */
export function createSettingsSaver({ host, client }: SaverOptions): SettingsSaver {
  const owner = host.session.state.value.sub;
  /** As the server last told them; known while something is being saved. */
  let confirmed: PracticeSettings | undefined;
  /** What is still to be sent. */
  let desired: Part = {};

  function isOwner(): boolean {
    return host.session.state.value.sub === owner;
  }

  function show(settings: PracticeSettings): void {
    client.setQueryData(keys.practiceSettings, { ...settings, ...desired });
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
    change(part) {
      const shown = client.getQueryData<PracticeSettings>(keys.practiceSettings);
      if (!shown || !isOwner()) return;
      desired = { ...desired, ...part };
      void client.cancelQueries({ queryKey: keys.practiceSettings });
      show(shown);
      if (!confirmed) void settle(shown);
    },
  };
}
