import type { QueryClient } from '@tanstack/react-query';
import {
  getVoices,
  isHumanRecording,
  type TranslatorLanguage,
  type Voices,
} from '../../contracts/index.ts';
import { callQuery } from '../queries/call-query.ts';
import { bestDeviceVoice } from './best-device-voice.ts';
import { listDeviceVoices, unlockDeviceVoices } from './device-voices.ts';
import { voicePreferences } from './voice-preferences.ts';

/** How long the server may take to name its engines, in milliseconds. */
const serverMs = 2000;

/** Which engines the server has; undefined when it cannot be reached soon. */
async function voicesOfServer(client: QueryClient): Promise<Voices | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, serverMs));
  return Promise.race([client.fetchQuery(callQuery(getVoices)).catch(() => undefined), late]);
}

/** Whether the server reads a language by an engine that is better than the embedded one. */
function isReadWell({ engines }: Voices, language: TranslatorLanguage): boolean {
  return engines.some(
    ({ engine, languages }) => engine !== 'embedded' && languages.includes(language),
  );
}

/**
 * Returns the voice of this device that speaks a sound: the one that the learner chose, or by default
 * the best one of its language, unless the server's is better or a person has recorded it. Undefined when TopWords’ voice speaks. The
 * server is asked only if the device has a voice; without a network the device speaks.
 */
export async function findDeviceVoice(
  client: QueryClient,
  { language, recording }: { language: TranslatorLanguage; recording?: string | undefined },
): Promise<SpeechSynthesisVoice | undefined> {
  const choice = voicePreferences.voiceOf(language);
  const voices = listDeviceVoices(language);
  if (choice === 'topwords' || voices.length === 0) return undefined;
  const chosen = voices.find(({ voiceURI }) => voiceURI === choice);
  if (chosen) return chosen;
  unlockDeviceVoices();
  const server = await voicesOfServer(client);
  if (server && (isHumanRecording(recording) || isReadWell(server, language))) return undefined;
  const variety = server?.varieties.find((tag) => tag.startsWith(`${language}-`));
  return bestDeviceVoice(voices, variety);
}
