import { act } from '@testing-library/react';

interface FakeRecognition extends EventTarget {
  lang: string;
  maxAlternatives: number;
}

/** Drives the speech recognition of a test's browser. */
export interface FakeSpeech {
  /** The attempts so far, oldest first. */
  readonly attempts: readonly FakeRecognition[];
  /** Hears a part of what is said. */
  interim(text: string): Promise<void>;
  /** Recognizes what was said, the likeliest alternative first. */
  final(...alternatives: string[]): Promise<void>;
  /** Fails as browsers do. */
  fail(error: string): Promise<void>;
  /** Ends without having heard anything. */
  end(): Promise<void>;
}

function resultOf(texts: readonly string[], isFinal: boolean): Event {
  const result = Object.assign(
    texts.map((transcript) => ({ transcript, confidence: 1 })),
    { isFinal },
  );
  return Object.assign(new Event('result'), { results: [result] });
}

/** Gives the browser speech recognition, which jsdom lacks, until `removeSpeech`. */
export function fakeSpeech(): FakeSpeech {
  const attempts: FakeRecognition[] = [];

  class Recognition extends EventTarget implements FakeRecognition {
    lang = '';
    maxAlternatives = 1;
    interimResults = false;

    start(): void {
      attempts.push(this);
      this.dispatchEvent(new Event('start'));
    }

    stop(): void {
      this.dispatchEvent(new Event('end'));
    }

    abort(): void {
      this.dispatchEvent(Object.assign(new Event('error'), { error: 'aborted' }));
      this.dispatchEvent(new Event('end'));
    }
  }

  Object.assign(globalThis, { webkitSpeechRecognition: Recognition });

  async function send(event: Event, ends = true): Promise<void> {
    await act(async () => {
      attempts.at(-1)?.dispatchEvent(event);
      if (ends) attempts.at(-1)?.dispatchEvent(new Event('end'));
    });
  }

  return {
    attempts,
    interim: (text) => send(resultOf([text], false), false),
    final: (...texts) => send(resultOf(texts, true)),
    fail: (error) => send(Object.assign(new Event('error'), { error })),
    end: () => send(new Event('end'), false),
  };
}

/** A browser without speech recognition again. */
export function removeSpeech(): void {
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
}
