import type { Utterance } from './engine.ts';

/** A question to the eSpeak NG process: the speech of a text, or the IPA of texts. */
export type EspeakQuestion =
  | ({ want: 'speech' } & Utterance)
  | { want: 'transcriptions'; texts: readonly string[]; language: Utterance['language'] };

/** A question with the id that its answer repeats. */
export type EspeakRequest = EspeakQuestion & { id: number };

/** The eSpeak NG process's answer to a question. */
export type EspeakAnswer =
  | { kind: 'speech'; id: number; mp3: Uint8Array }
  | { kind: 'transcriptions'; id: number; ipa: (string | null)[] }
  | { kind: 'failure'; id: number; detail: string };

/** A message of the eSpeak NG process: how its start went, then one answer for each request. */
export type EspeakReport = { kind: 'ready' } | { kind: 'missing'; detail: string } | EspeakAnswer;
