import type { InterfaceLanguage } from '@topwords/platform/i18n';
import { regionOfVoice } from '@topwords/platform/remote';

/** What some systems add to a name: `Eddy (Spanish (Spain))`, `Microsoft Helena - Spanish (Spain)`. */
const addition = / (- .*|\(.*\(.*\)\))$/;

/** A voice's name and region in the interface language: `Mónica · Spain · works offline`. */
export function nameDeviceVoice(
  voice: SpeechSynthesisVoice,
  language: InterfaceLanguage,
  offline: string,
): string {
  const region = regionOfVoice(voice);
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  return [
    voice.name.replace(addition, ''),
    ...(region === undefined ? [] : [regions.of(region)]),
    ...(voice.localService ? [offline] : []),
  ].join(' · ');
}
