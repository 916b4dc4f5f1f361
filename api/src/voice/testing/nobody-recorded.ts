import type { HumanRecordings } from '../human-recordings.ts';

/** No recordings by people. */
export const nobodyRecorded: HumanRecordings = {
  find: () => undefined,
  read: () => Promise.reject(new Error('There are none')),
  edition: () => '',
};
