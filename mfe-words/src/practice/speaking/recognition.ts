import { speakingError, type SpeakingFault } from './speaking-fault.ts';

/** The part of the Web Speech API that we use. TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  /** Ends listening; what was said until then is still recognized. */
  stop(): void;
  /** Ends listening and forgets what was said. */
  abort(): void;
}

/** One attempt to hear the learner. */
export interface Listening {
  /** What was heard, as alternatives, the likeliest first. Rejects with a `speakingError`. */
  heard: Promise<readonly string[]>;
  stop(): void;
  abort(): void;
}

interface ListenOptions {
  /** A tag with its region, such as `es-MX`. */
  locale: string;
  /** Called with what was heard so far. */
  onInterim: (text: string) => void;
}

/** Homophones and forms that sound alike differ only in the further alternatives. */
const alternatives = 5;

/** How long a word or short sentence may take, in milliseconds, once the microphone is on. */
const longestAnswerMs = 15_000;

const faults = new Map<string, SpeakingFault>([
  ['not-allowed', 'refused'],
  ['audio-capture', 'microphone'],
  ['no-speech', 'silence'],
  ['aborted', 'silence'],
  ['network', 'network'],
  ['language-not-supported', 'language'],
]);

function recognitionClass(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the browser offers speech recognition, which may still fail. */
export function canRecognize(): boolean {
  return recognitionClass() !== undefined;
}

/** Listens for one word or sentence; the browser may ask for the microphone. */
export function listen({ locale, onInterim }: ListenOptions): Listening {
  const Recognizer = recognitionClass();
  if (!Recognizer) throw speakingError('unavailable');
  const recognition = new Recognizer();
  Object.assign(recognition, { lang: locale, interimResults: true, maxAlternatives: alternatives });
  const outcome = Promise.withResolvers<readonly string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  recognition.addEventListener('start', () => {
    timer = setTimeout(() => recognition.abort(), longestAnswerMs);
  });
  recognition.addEventListener('result', (event) => {
    const { results } = event as Event & { results: SpeechRecognitionResultList };
    const result = results[results.length - 1];
    if (!result) return;
    const texts = Array.from(result, ({ transcript }) => transcript.trim());
    if (result.isFinal) outcome.resolve(texts.filter((text) => text !== ''));
    else onInterim(texts[0] ?? '');
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string };
    outcome.reject(speakingError(faults.get(error) ?? 'unavailable'));
  });
  recognition.addEventListener('end', () => {
    clearTimeout(timer);
    outcome.reject(speakingError('silence'));
  });
  try {
    recognition.start();
  } catch {
    outcome.reject(speakingError('unavailable'));
  }
  return {
    heard: outcome.promise,
    stop: () => recognition.stop(),
    abort: () => recognition.abort(),
  };
}
