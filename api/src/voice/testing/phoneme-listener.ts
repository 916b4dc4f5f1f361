/**
 * A process that says phonemes and reports what it said: run with the synthesizer's module, a voice
 * and one argument for each text. Prints a JSON array of `Heard`.
 */
interface Synthesizer {
  set_voice(name: string): number;
  synthesize(
    text: string,
    onSamples: (samples: Int16Array | null, events?: SpeechEvent[]) => boolean,
  ): void;
}

interface SpeechEvent {
  type: string;
  id?: string;
}

/** What the synthesizer said: its own IPA of the phonemes, and the number of samples. */
export interface Heard {
  ipa: string;
  samples: number;
}

async function listen(
  moduleName: string,
  voice: string,
  texts: readonly string[],
): Promise<Heard[]> {
  const { default: initialize } = await import(moduleName);
  const { eSpeakNGWorker } = await initialize();
  const synthesizer: Synthesizer = await new eSpeakNGWorker();
  if (synthesizer.set_voice(voice) !== 0) throw new Error(`No voice ${voice}`);
  return texts.map((text) => {
    const heard = { ipa: '', samples: 0 };
    synthesizer.synthesize(text, (samples, events = []) => {
      heard.samples += samples?.length ?? 0;
      for (const { type, id } of events) if (type === 'phoneme') heard.ipa += id ?? '';
      return false;
    });
    return { ...heard, ipa: heard.ipa.trim() };
  });
}

const [moduleName = '', voice = '', ...texts] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await listen(moduleName, voice, texts)));
