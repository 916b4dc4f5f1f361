import { allSound } from '@topwords/languages/sound';
import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../bank/catalogue.ts';
import { interleave } from '../bank/interleave.ts';
import type { BankText } from '../bank/presenter.ts';
import { createBankReader, type BankReader } from './bank-reader.ts';
import type { Utterance, VoiceEngine } from './engine.ts';
import { nameRecording, normalizeUtterance } from './recording-name.ts';

/** The words and sentences of the bank, and the names of their recordings. */
export interface BankRecordings {
  /**
   * Names the recording of a text of the bank in a variety of its language; undefined for a language
   * that the engine cannot read.
   */
  nameOf(text: BankText, variety: string): string | undefined;
  /**
   * The utterance of the recording with a name; undefined when the bank has none, or when its voice
   * has just changed and it is not named again yet.
   */
  find(name: string): Utterance | undefined;
  /** Waits until everything is named again, if voices have just changed. */
  settle(): Promise<void>;
  /**
   * Indexes all names in small steps, until all are or the signal aborts; otherwise the first `find`
   * does it in one go.
   */
  prepare(signal?: AbortSignal): Promise<void>;
  /** Changes when the names do, since voices were installed or removed. */
  edition(): string;
  /**
   * What visitors hear, then words, in the default varieties first, most common first, each with its
   * recording's name.
   */
  words(): Generator<NamedUtterance>;
  /** Sentences, in the default varieties first, easy meanings first. */
  sentences(): Generator<NamedUtterance>;
}

/** An utterance and the name of its recording. */
export interface NamedUtterance {
  name: string;
  utterance: Utterance;
}

/** Texts indexed per step: a few milliseconds of work. */
const textsAtOnce = 50;

type Engine = Pick<VoiceEngine, 'name' | 'nameFor' | 'edition' | 'languages' | 'readsPhonemes'>;

interface RecordingOptions {
  reader?: BankReader;
  /** Texts beyond the catalogue's, for visitors: only in the default varieties, before all others. */
  visitorTexts?: () => Iterable<BankText>;
}

/** Names an engine's recordings of a catalogue. The catalogue is read on demand. */
export function createBankRecordings(
  catalogue: Catalogue,
  engine: Engine,
  { reader = createBankReader(catalogue), visitorTexts = () => [] }: RecordingOptions = {},
): BankRecordings {
  const languages = languageCodes.filter((code) => engine.languages.has(code));
  let byName = new Map<string, Utterance>();
  /** The names before the voices last changed, most of which are still right. */
  let earlier: ReadonlyMap<string, Utterance> = new Map();
  /** By variety and text. Cached, since every word in every list needs its name. */
  const names = new Map<string, Map<string, string>>();
  let unread: Iterator<NamedUtterance> | undefined;
  let edition = engine.edition?.();

  let indexing: AbortSignal | undefined;
  /** Whether names are being indexed again since the voices changed, in small steps. */
  let isRenaming = false;
  let renaming: Promise<void> = Promise.resolve();

  /** Names everything again when the engine's voices have changed. */
  function keepUp(): void {
    const current = engine.edition?.();
    if (current === edition) return;
    edition = current;
    earlier = byName;
    byName = new Map();
    names.clear();
    unread = undefined;
    isRenaming = true;
    renaming = indexInSteps();
  }

  function named(text: BankText, variety: string): NamedUtterance {
    const { text: plain, language } = text;
    const spoken = engine.readsPhonemes ? reader.read(text, variety) : { text: plain, language };
    const utterance = normalizeUtterance(spoken);
    return { utterance, name: nameRecording(engine, utterance) };
  }

  /** The first variety of each language, then the second of those that have one. */
  function* listVarieties(): Generator<Map<LanguageCode, string>> {
    for (let place = 0; ; place += 1) {
      const varieties = languages.flatMap((language): [LanguageCode, string][] => {
        const variety = allSound[language].varieties[place];
        return variety === undefined ? [] : [[language, variety]];
      });
      if (varieties.length > 0) yield new Map(varieties);
      if (varieties.length === 0 || !engine.readsPhonemes) return;
    }
  }

  function* words(): Generator<NamedUtterance> {
    for (const text of visitorTexts()) {
      const [variety] = allSound[text.language].varieties;
      if (engine.languages.has(text.language)) yield named(text, variety);
    }
    for (const varieties of listVarieties()) {
      const lists = [...varieties.keys()].map((language) => catalogue.ofLanguage(language));
      for (const word of interleave(lists)) yield named(word, varieties.get(word.language) ?? '');
    }
  }

  function* sentences(): Generator<NamedUtterance> {
    const texts = catalogue.meanings.flatMap((meaning) => meaning.sentences);
    for (const varieties of listVarieties()) {
      for (const { text } of texts) {
        for (const [language, variety] of varieties) {
          yield named({ text: text[language], language }, variety);
        }
      }
    }
  }

  function* all(): Generator<NamedUtterance> {
    yield* words();
    yield* sentences();
  }

  /** Whether there is more to read. */
  function indexMore(count: number): boolean {
    unread ??= all();
    for (let read = 0; read < count; read += 1) {
      const next = unread.next();
      if (next.done === true) return false;
      const { value } = next;
      byName.set(value.name, value.utterance);
    }
    return true;
  }

  async function indexInSteps(): Promise<void> {
    const signal = indexing;
    while (indexMore(textsAtOnce)) {
      await setImmediate();
      if (signal?.aborted === true) return;
    }
    earlier = new Map();
    isRenaming = false;
  }

  return {
    nameOf(text, variety) {
      if (!engine.languages.has(text.language)) return undefined;
      keepUp();
      const key = `${text.text} ${text.ipa?.[variety] ?? ''}`;
      const known = names.get(variety)?.get(key);
      if (known !== undefined) return known;
      const { name } = named(text, variety);
      names.set(variety, (names.get(variety) ?? new Map<string, string>()).set(key, name));
      return name;
    },
    find(name) {
      keepUp();
      const old = earlier.get(name);
      if (old !== undefined && nameRecording(engine, old) === name) return old;
      if (isRenaming) return byName.get(name);
      while (!byName.has(name) && indexMore(textsAtOnce));
      return byName.get(name);
    },
    async settle() {
      keepUp();
      await renaming;
    },
    async prepare(signal) {
      indexing = signal;
      keepUp();
      await indexInSteps();
    },
    edition() {
      keepUp();
      return edition ?? '';
    },
    words,
    sentences,
  };
}
