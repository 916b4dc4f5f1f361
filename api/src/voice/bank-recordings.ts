import { languageCodes, type TranslatorLanguage } from '@topwords/platform/contracts';
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../bank/catalogue.ts';
import { interleave } from '../bank/interleave.ts';
import type { Utterance } from './engine.ts';
import { nameRecording, normalizeUtterance } from './recording-name.ts';

/** The words and sentences of the bank, and the names of their recordings. */
export interface BankRecordings {
  /** Names the recording of a text of the bank; undefined for a language that the engine cannot read. */
  nameOf(utterance: Utterance): string | undefined;
  /** The utterance of the recording with a name; undefined when the bank has none. */
  find(name: string): Utterance | undefined;
  /** Indexes all names in small steps; otherwise the first `find` does it in one go. */
  prepare(): Promise<void>;
  /** Words, most common first, each with its recording's name. */
  words(): Generator<NamedUtterance>;
  /** Sentences, easy meanings first. */
  sentences(): Generator<NamedUtterance>;
}

/** An utterance and the name of its recording. */
export interface NamedUtterance {
  name: string;
  utterance: Utterance;
}

/** Texts indexed per step: about a millisecond of work. */
const textsAtOnce = 200;

interface Reader {
  name: string;
  languages: ReadonlySet<TranslatorLanguage>;
}

/** Names an engine's recordings of a catalogue. The catalogue is read on demand. */
export function createBankRecordings(catalogue: Catalogue, engine: Reader): BankRecordings {
  const languages = languageCodes.filter((code) => engine.languages.has(code));
  const byName = new Map<string, Utterance>();
  /** Cached, since every word in every list needs its name. */
  const namesByText = new Map<TranslatorLanguage, Map<string, string>>(
    languages.map((language) => [language, new Map()]),
  );
  let unread: Iterator<NamedUtterance> | undefined;

  function named(spoken: Utterance): NamedUtterance {
    const utterance = normalizeUtterance(spoken);
    return { utterance, name: nameRecording(engine.name, utterance) };
  }

  function* words(): Generator<NamedUtterance> {
    const lists = languages.map((language) => catalogue.ofLanguage(language));
    for (const word of interleave(lists)) yield named(word);
  }

  function* sentences(): Generator<NamedUtterance> {
    for (const { text } of catalogue.meanings.flatMap((meaning) => meaning.sentences)) {
      for (const language of languages) yield named({ text: text[language], language });
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

  return {
    nameOf({ text, language }) {
      const names = namesByText.get(language);
      if (names === undefined) return undefined;
      const known = names.get(text);
      if (known !== undefined) return known;
      const { name } = named({ text, language });
      names.set(text, name);
      return name;
    },
    find(name) {
      while (indexMore(textsAtOnce));
      return byName.get(name);
    },
    async prepare() {
      while (indexMore(textsAtOnce)) await setImmediate();
    },
    words,
    sentences,
  };
}
