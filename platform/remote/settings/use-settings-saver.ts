import { useEffect, useState } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { isApiFailure } from '../../client/index.ts';
import {
  changePracticeSettings,
  getPracticeSettings,
  type PracticeSettings,
} from '../../contracts/index.ts';
import type { HostApi } from '../../host/index.ts';
import { BehaviorSubject, useObservable } from '../../rx/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import { callKey } from '../queries/call-query.ts';

type Part = Partial<PracticeSettings>;

interface SaverOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session'>;
  client: QueryClient;
  /** Called with the settings that could not be saved, and the server's detail if there was one. */
  onFailure: (part: Part, detail: string | undefined) => void;
}

/**
 * Changes practice settings: shown immediately, saved one after another, reverted when saving
 * fails.
 */
function createSettingsSaver({ host, client, onFailure }: SaverOptions, loaded: PracticeSettings) {
  const queryKey = callKey(getPracticeSettings);
  const state = new BehaviorSubject(loaded);
  const owner = host.session.state.value.sub;
  /** The settings last confirmed by the server; set while something is being saved. */
  let confirmed: PracticeSettings | undefined;
  /** Changes that have not been sent yet. */
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
    /** The settings to show. The query cache updates a moment later, too late for a toggled switch. */
    state,
    change(part: Part): void {
      if (!isOwner()) return;
      const before = state.value;
      desired = { ...desired, ...part };
      void client.cancelQueries({ queryKey });
      show(before);
      if (!confirmed) void settle(before);
    },
    /** Shows settings from another server response, unless there are unsaved changes. */
    adopt(settings: PracticeSettings): void {
      if (!confirmed && isOwner()) state.next(settings);
    },
  };
}

/**
 * Returns the practice settings to show, and a function to change them.
 * @param loaded the settings as the server sent them
 */
export function useSettingsSaver(loaded: PracticeSettings, onFailure: SaverOptions['onFailure']) {
  const { host, client } = useRemoteServices();
  const [saver] = useState(() => createSettingsSaver({ host, client, onFailure }, loaded));
  useEffect(() => saver.adopt(loaded), [saver, loaded]);
  return { settings: useObservable(saver.state), change: (part: Part) => saver.change(part) };
}
