/** Drives the microphone of a test's browser. */
export interface FakeMicrophone {
  /** Whether the browser was asked for the microphone, once for each time. */
  readonly requests: readonly MediaStreamConstraints[];
  /** Whether the microphone is on. */
  isOn(): boolean;
}

interface Options {
  /** The name of the error with which the browser refuses the microphone. */
  refusal?: string;
  /** What is recorded. */
  sound?: string;
}

/** Gives the browser a microphone and a recorder, which jsdom lacks, until `removeMicrophone`. */
export function fakeMicrophone({ refusal, sound = 'voice' }: Options = {}): FakeMicrophone {
  const requests: MediaStreamConstraints[] = [];
  let openTracks = 0;

  const mediaDevices = {
    async getUserMedia(asked: MediaStreamConstraints) {
      requests.push(asked);
      if (refusal !== undefined) throw new DOMException('No microphone', refusal);
      openTracks += 1;
      return {
        getTracks: () => [
          {
            stop: () => {
              openTracks -= 1;
            },
          },
        ],
      };
    },
  };

  class Recorder extends EventTarget {
    state = 'inactive';
    mimeType = 'audio/webm';

    start(): void {
      this.state = 'recording';
    }

    stop(): void {
      this.state = 'inactive';
      const data = new Blob([sound], { type: this.mimeType });
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.dispatchEvent(new Event('stop'));
    }
  }

  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.assign(globalThis, { MediaRecorder: Recorder });
  return { requests, isOn: () => openTracks > 0 };
}

/** A browser without a microphone again. */
export function removeMicrophone(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
}
