/** A question to the eSpeak NG process: what it reads, as it takes it, and the name of its voice. */
export interface EspeakQuestion {
  input: string;
  voice: string;
}

/** The eSpeak NG process's answer to a question. */
export type EspeakAnswer =
  | { kind: 'speech'; mp3: Uint8Array }
  | { kind: 'failure'; detail: string };

/** A message of the eSpeak NG process: how its start went, then one answer for each request. */
export type EspeakReport = { kind: 'ready' } | { kind: 'missing'; detail: string } | EspeakAnswer;
