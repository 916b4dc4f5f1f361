import type { Utterance } from './engine.ts';

/** What the parent process asks of the eSpeak NG process: speech or IPA of a text, or IPA of many. */
export type EspeakQuestion =
  | ({ want: 'speech' | 'transcription' } & Utterance)
  | { want: 'transcriptions'; texts: readonly string[]; language: Utterance['language'] };

/** A question with the number that its answer carries. */
export type EspeakRequest = EspeakQuestion & { id: number };

/** What the eSpeak NG process answers to a question. */
export type EspeakAnswer =
  | { kind: 'speech'; id: number; mp3: Uint8Array }
  | { kind: 'transcription'; id: number; ipa: string | null }
  | { kind: 'transcriptions'; id: number; ipa: (string | null)[] }
  | { kind: 'failure'; id: number; detail: string };

/** What the eSpeak NG process says: how its start went, then one answer for each request. */
export type EspeakReport = { kind: 'ready' } | { kind: 'missing'; detail: string } | EspeakAnswer;
