import type { Utterance } from './engine.ts';

/** What the parent process asks of the eSpeak NG process. */
export interface EspeakRequest extends Utterance {
  id: number;
  want: 'speech' | 'transcription';
}

/** What the eSpeak NG process says: how its start went, then one answer for each request. */
export type EspeakReport =
  | { kind: 'ready' }
  | { kind: 'missing'; detail: string }
  | { kind: 'speech'; id: number; mp3: Uint8Array }
  | { kind: 'transcription'; id: number; ipa: string | null }
  | { kind: 'failure'; id: number; detail: string };
