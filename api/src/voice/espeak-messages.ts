import type { Utterance } from './engine.ts';

/** A question to the eSpeak NG process: the speech of a text, or the IPA of texts. */
export type EspeakQuestion =
  | ({ want: 'speech' } & Utterance)
  | { want: 'transcriptions'; texts: readonly string[]; language: Utterance['language'] };

/** The eSpeak NG process's answer to a question. */
export type EspeakAnswer =
  | { kind: 'speech'; mp3: Uint8Array }
  | { kind: 'transcriptions'; ipa: (string | null)[] }
  | { kind: 'failure'; detail: string };

/** A message of the eSpeak NG process: how its start went, then one answer for each request. */
export type EspeakReport = { kind: 'ready' } | { kind: 'missing'; detail: string } | EspeakAnswer;
