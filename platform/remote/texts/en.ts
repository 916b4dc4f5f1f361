/** What every remote says, in English. */
export const en = {
  loading: 'Loading',
  audioFailed: 'Could not play audio. Please try again.',
};

export type RemoteTexts = typeof en;
