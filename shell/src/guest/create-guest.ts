import type { FirstWord, LanguageCode, Rating } from '@topwords/platform/contracts';
import { BehaviorSubject } from '@topwords/platform/rx';
import {
  readGuestPlace,
  writeGuestPlace,
  type GuestPlace,
  type LadderPlace,
} from './guest-place.ts';
import { writeGuestReview } from './guest-review.ts';

/** How long a guest may go on without an account, from the first answer, in milliseconds. */
const guestDayMs = 24 * 60 * 60 * 1000;

/** From which language to which. */
export interface Direction {
  native: LanguageCode;
  target: LanguageCode;
}

/** Someone who learns without an account, in this browser. */
export interface Guest {
  readonly state: BehaviorSubject<GuestPlace>;
  placeIn(direction: Direction): LadderPlace;
  moveTo(direction: Direction, place: LadderPlace): void;
  /** Keeps an answer for the account to come, and where the guest goes on. */
  answer(direction: Direction, answer: GuestAnswer, next: LadderPlace): void;
  speak(native: LanguageCode): void;
  /** Whether the guest's day is over. */
  isOver(): boolean;
}

interface GuestAnswer {
  word: Pick<FirstWord, 'id'>;
  rating: Rating;
}

/** Runs a change of the storage; when that is full, the page goes on without it. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // The answer is lost with the page; the ladder still works.
  }
}

const nameOf = ({ native, target }: Direction) => `${native}-${target}`;

/** Opens what the guest of this browser has done. */
export function createGuest(storage: Storage, now: () => number): Guest {
  const state = new BehaviorSubject(readGuestPlace(storage));

  function change(part: Partial<GuestPlace>): void {
    state.next({ ...state.value, ...part });
    attempt(() => writeGuestPlace(storage, state.value));
  }

  /** Another tab may be elsewhere in another direction. */
  function placesWith(direction: Direction, place: LadderPlace): GuestPlace['places'] {
    const stored = readGuestPlace(storage).places;
    return { ...state.value.places, ...stored, [nameOf(direction)]: place };
  }

  return {
    state,
    placeIn(direction) {
      const name = nameOf(direction);
      const { places } = state.value;
      return (Object.hasOwn(places, name) && places[name]) || { round: 0, step: 0 };
    },
    moveTo: (direction, place) => change({ places: placesWith(direction, place) }),
    answer(direction, { word, rating }, next) {
      const time = now();
      attempt(() =>
        writeGuestReview(storage, {
          id: crypto.randomUUID(),
          word_id: word.id,
          ...direction,
          rating,
          reviewed_at: new Date(time).toISOString(),
        }),
      );
      const began_at = state.value.began_at ?? time;
      change({ began_at, places: placesWith(direction, next) });
    },
    speak: (native) => change({ native }),
    isOver() {
      const { began_at } = state.value;
      // A clock that was set back does not give another day.
      return began_at !== null && Math.abs(now() - began_at) >= guestDayMs;
    },
  };
}
