import { useEffect, useState } from 'react';
import type { PracticeSettings } from '../../contracts/index.ts';
import { useObservable } from '../../rx/index.ts';
import { useRemoteServices } from '../services/remote-services.ts';
import { createSettingsSaver, type SaverOptions, type SettingsSaver } from './settings-saver.ts';

interface SavedSettings extends Pick<SettingsSaver, 'change'> {
  settings: PracticeSettings;
}

/**
 * Returns the practice settings to show, and a function to change them.
 * @param loaded the settings as the server sent them
 */
export function useSettingsSaver(
  loaded: PracticeSettings,
  onFailure: SaverOptions['onFailure'],
): SavedSettings {
  const { host, client } = useRemoteServices();
  const [saver] = useState(() => createSettingsSaver({ host, client, onFailure }, loaded));
  useEffect(() => saver.adopt(loaded), [saver, loaded]);
  return { settings: useObservable(saver.state), change: (part) => saver.change(part) };
}
