/** A question to the process of a voice: the ids of each sentence, and how they are spoken. */
export interface PiperQuestion {
  sentences: number[][];
  scales: [noise: number, length: number, lengthNoise: number];
  /** Only for a model with several speakers. */
  speaker: number | undefined;
  samplesPerSecond: number;
}

/** Its answer. */
export interface PiperAnswer {
  kind: 'speech';
  mp3: Uint8Array;
}
