/** A synthesizer that fails on certain texts, to test how its process is handled. */

class UnrulySynthesizer {
  set_voice(): number {
    return 0;
  }

  set_rate(): void {}

  get_samplerate(): number {
    return 22_050;
  }

  synthesize(text: string, onSamples: (samples: Int16Array) => boolean): void {
    if (text === 'die') process.kill(process.pid, 'SIGKILL');
    if (text === 'throw') throw new Error('Out of memory');
    if (text === 'hang') for (;;);
    if (text === 'endless') {
      let stopped = false;
      while (!stopped) stopped = onSamples(new Int16Array(22_050).fill(1000));
    }
    onSamples(Int16Array.from({ length: 8000 }, (_, index) => Math.sin(index / 8) * 9000));
  }
}

export default function unrulySynthesizer() {
  return Promise.resolve({ eSpeakNGWorker: UnrulySynthesizer });
}
