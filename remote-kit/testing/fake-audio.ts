/** jsdom plays no sound: this plays it in silence until a test ends it. */
export interface FakeAudio {
  /** Addresses played so far, oldest first. */
  readonly played: readonly string[];
  /** Lets the present sound come to its end. */
  end(): void;
  /** From now on nothing can be played. */
  refuse(): void;
}

interface Playing {
  played: string[];
  present: HTMLMediaElement | null;
  isRefused: boolean;
}

let playing: Playing = { played: [], present: null, isRefused: false };

if (typeof window !== 'undefined') {
  Object.assign(window.HTMLMediaElement.prototype, {
    load: () => undefined,
    pause: () => undefined,
    play(this: HTMLMediaElement) {
      if (playing.isRefused) return Promise.reject(new Error('The sound cannot be played'));
      playing.present = this;
      playing.played.push(this.src);
      return Promise.resolve();
    },
  });
}

/** The audio of one test, with nothing played yet. */
export function fakeAudio(): FakeAudio {
  const own: Playing = { played: [], present: null, isRefused: false };
  playing = own;
  return {
    played: own.played,
    end: () => {
      own.present?.dispatchEvent(new Event('ended'));
    },
    refuse: () => {
      own.isRefused = true;
    },
  };
}
