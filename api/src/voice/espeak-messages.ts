/** A question to the eSpeak NG process: what it reads, as it takes it, and the name of its voice. */
export interface EspeakQuestion {
  input: string;
  voice: string;
  /** The sound, or the phonemes that it would say. */
  wants: 'speech' | 'trace';
}

/** The eSpeak NG process's answer to a question. */
export type EspeakAnswer =
  | { kind: 'speech'; mp3: Uint8Array }
  /** IPA, with the punctuation of the text. */
  | { kind: 'trace'; sentences: string[] };
