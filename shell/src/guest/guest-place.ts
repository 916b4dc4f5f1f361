import { parseJson } from '@topwords/platform/client';
import { isLanguageCode, type LanguageCode } from '@topwords/platform/contracts';
import { guestPrefix } from './guest-keys.ts';
import { isRecord } from './is-record.ts';

/** A place in a direction: the round of five words, from 0, and the step in it, from 0. */
export interface LadderPlace {
  round: number;
  step: number;
}

/** Where a guest is. */
export interface GuestPlace {
  version: 1;
  /** The language that the guest speaks; null until one is chosen. */
  native: LanguageCode | null;
  /** When the guest first answered, UTC milliseconds; null before. */
  began_at: number | null;
  /** Where the guest is in each direction, by `en-es`. */
  places: Record<string, LadderPlace>;
}

const start: GuestPlace = { version: 1, native: null, began_at: null, places: {} };

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/** Where the guest of this browser is; at the start if what is stored is damaged. */
export function readGuestPlace(storage: Storage): GuestPlace {
  const stored = parseJson(storage.getItem(guestPrefix) ?? '');
  if (!isRecord(stored) || stored['version'] !== 1) return start;
  const { native, began_at, places } = stored;
  const valid = Object.entries(isRecord(places) ? places : {}).filter(
    (entry): entry is [string, LadderPlace] =>
      isRecord(entry[1]) && isCount(entry[1]['round']) && isCount(entry[1]['step']),
  );
  return {
    version: 1,
    native: isLanguageCode(native) ? native : null,
    began_at: typeof began_at === 'number' ? began_at : null,
    places: Object.fromEntries(valid),
  };
}

/** Keeps where the guest is. @throws when the storage is full */
export function writeGuestPlace(storage: Storage, place: GuestPlace): void {
  storage.setItem(guestPrefix, JSON.stringify(place));
}

/** Forgets where the guest was. */
export function removeGuestPlace(storage: Storage): void {
  storage.removeItem(guestPrefix);
}
