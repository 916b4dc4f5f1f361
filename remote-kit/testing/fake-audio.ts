/** jsdom plays no sound: this plays silently until a test ends it. */
export interface FakeAudio {
  /** Addresses played so far, oldest first. */
  readonly played: readonly string[];
  /** The speed of the current sound, 1 if it is normal; undefined if its pitch changes with it. */
  rate(): number | undefined;
  /** Ends the current sound. */
  end(): void;
  /** Makes playing fail from now on. */
  refuse(): void;
}

function silence() {
  return {
    played: new Array<string>(),
    present: null as HTMLMediaElement | null,
    isRefused: false,
  };
}

let playing = silence();

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

/** Creates the audio of one test. */
export function fakeAudio(): FakeAudio {
  const own = silence();
  playing = own;
  return {
    played: own.played,
    rate: () => (own.present?.preservesPitch ? own.present.playbackRate : undefined),
    end: () => {
      own.present?.dispatchEvent(new Event('ended'));
    },
    refuse: () => {
      own.isRefused = true;
    },
  };
}
