import { deviceSynthesis, silenceDevice } from './device-voices.ts';

/** How long a device's voice may take to begin, in milliseconds. */
const beginningMs = 5000;

/** Longer than any voice takes for a character at normal speed, in milliseconds. */
const characterMs = 250;

interface SpeakOptions {
  voice: SpeechSynthesisVoice;
  /** 1 is normal. */
  rate: number;
  signal: AbortSignal;
  /** Called when the voice begins. */
  onStart: () => void;
}

/** What is being said: Chrome forgets an utterance that nothing refers to, with its events. */
let spoken: SpeechSynthesisUtterance | undefined;

/**
 * Says a text by a voice of this device. Resolves at its end, or when the signal aborts.
 * @throws when the voice fails, or does not begin within five seconds
 */
export async function speakByDevice(
  text: string,
  { voice, rate, signal, onStart }: SpeakOptions,
): Promise<void> {
  const synthesis = deviceSynthesis();
  if (!synthesis) throw new Error('This device has no voices');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const settled = new AbortController();
  const options = { signal: settled.signal };
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
    voice,
    lang: voice.lang.replaceAll('_', '-'),
    rate,
  });
  spoken = utterance;

  let timer = setTimeout(() => reject(new Error('The voice says nothing')), beginningMs);
  utterance.addEventListener(
    'start',
    () => {
      clearTimeout(timer);
      // Some remote voices never report their end.
      timer = setTimeout(resolve, beginningMs + (text.length * characterMs) / rate);
      onStart();
    },
    options,
  );
  utterance.addEventListener('end', () => resolve(), options);
  utterance.addEventListener('error', () => reject(new Error('The voice failed')), options);
  signal.addEventListener('abort', () => resolve(), options);
  try {
    silenceDevice();
    synthesis.speak(utterance);
    await promise;
  } finally {
    clearTimeout(timer);
    settled.abort();
    // Not when another text has begun meanwhile.
    if (spoken === utterance) {
      spoken = undefined;
      silenceDevice();
    }
  }
}
