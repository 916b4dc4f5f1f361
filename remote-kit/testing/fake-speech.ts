/** What a fake voice was asked to say. */
export interface FakeUtterance {
  text: string;
  /** The name of the voice. */
  voice: string | undefined;
  rate: number;
}

/** The speech synthesis of a device, which a test drives: jsdom has none. */
export interface FakeSpeech {
  /** What was said so far, oldest first; not the silence that unlocks the voices. */
  readonly said: readonly FakeUtterance[];
  /** Ends what is being said. */
  end(): void;
  /** Replaces the voices, as browsers do once they have loaded them. */
  load(voices: readonly SpeechSynthesisVoice[]): void;
  /** Makes voices fail from now on, or say nothing at all. */
  refuse(how: 'error' | 'silence'): void;
}

/** A voice of a device. */
export function buildDeviceVoice(
  name: string,
  lang: string,
  voice: Partial<SpeechSynthesisVoice> = {},
): SpeechSynthesisVoice {
  return { name, lang, voiceURI: name, localService: true, default: false, ...voice };
}

class FakeSpeechSynthesisUtterance extends EventTarget {
  text: string;
  voice: SpeechSynthesisVoice | null = null;
  rate = 1;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Gives the device of one test voices; call `removeFakeSpeech` after the test. */
export function fakeSpeech(voices: readonly SpeechSynthesisVoice[]): FakeSpeech {
  let present = voices;
  let refusal: 'error' | 'silence' | undefined;
  let speaking: FakeSpeechSynthesisUtterance | undefined;
  const said: FakeUtterance[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    pending: false,
    speaking: false,
    getVoices: () => [...present],
    cancel() {
      speaking = undefined;
      synthesis.speaking = false;
    },
    speak(utterance: FakeSpeechSynthesisUtterance) {
      if (utterance.text === '') return;
      const { text, voice, rate } = utterance;
      said.push({ text, voice: voice?.name, rate });
      speaking = utterance;
      synthesis.speaking = true;
      if (refusal === 'silence') return;
      queueMicrotask(() => utterance.dispatchEvent(new Event(refusal ?? 'start')));
    },
  });
  Object.assign(globalThis, {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: FakeSpeechSynthesisUtterance,
  });
  return {
    said,
    end() {
      const ended = speaking;
      synthesis.cancel();
      ended?.dispatchEvent(new Event('end'));
    },
    load(loaded) {
      present = loaded;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
    refuse(how) {
      refusal = how;
    },
  };
}

/** Takes the voices from the device again. */
export function removeFakeSpeech(): void {
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
}
