/** The texts that every remote shares, in English. */
export const en = {
  loading: 'Loading',
  audioFailed: 'Could not play audio. Please try again.',
};

export type RemoteTexts = typeof en;
