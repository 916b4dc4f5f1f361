import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import { plainEquivalentsIn } from '../../../../bank/glosses.ts';
import type { FactSources } from '../../facts/fact-sources.ts';
import type { NoteSentence } from '../taught/note.ts';
import { sentencesOfBank } from '../taught/sentences-of-bank.ts';
import { stemsIn, wordsIn } from '../taught/rank-notes.ts';

/** Expressions and sentences that authors translated. */
interface Phrases {
  /** By the folded native text. */
  exact: ReadonlyMap<string, readonly NoteSentence[]>;
  /** Sentences with their folded native text. */
  sentences: readonly KeyedPhrase[];
  /** Expressions of several words, and sentences, with the stems of their native text. */
  all: () => readonly KeyedPhrase[];
}

interface KeyedPhrase {
  /** Folded words between spaces, one also at the beginning and the end. */
  key: string;
  one: NoteSentence;
}

/** What authors wrote that translates a text, or comes near it. */
interface FoundPhrase {
  /** `exact`: it is the translation; `part`: it contains it; `near`: it has the same words. */
  kind: 'exact' | 'part' | 'near';
  phrases: readonly NoteSentence[];
}

export type FindPhrase = (
  text: string,
  language: LanguageCode,
  native: LanguageCode,
) => FoundPhrase | undefined;

const maxExact = 3;
const maxExtraWords = 4;
const maxParts = 2;

/** Indexes the expressions and sentences of each pair of languages on first use. */
export function createFindPhrase({ catalogue, usageOf }: FactSources): FindPhrase {
  const known = new Map<string, Phrases>();
  return (text, language, native) => {
    const key = `${language} ${native}`;
    const phrases = known.get(key) ?? read(language, native);
    known.set(key, phrases);
    return find(text, phrases, native);
  };

  function read(language: LanguageCode, native: LanguageCode): Phrases {
    const expressions = catalogue.ofLanguage(language).flatMap((word) => {
      const { collocations = [] } = usageOf(word);
      return [
        ...word.senses.map(({ gloss }) => ({ text: word.text, translation: gloss[native] ?? '' })),
        ...collocations.map(({ text, gloss }) => ({ text, translation: gloss[native] ?? '' })),
      ];
    });
    const sentences = sentencesOfBank(catalogue, language, native);
    const keyed = sentences.map((one) => ({ key: keyOf(one.translation), one }));
    const entries = [
      ...keyed,
      ...expressions.flatMap((one) =>
        plainEquivalentsIn(one.translation).map((equivalent) => ({ key: keyOf(equivalent), one })),
      ),
    ];
    const exact = Map.groupBy(entries, (entry) => entry.key);
    const severalWords = expressions.filter(({ text }) => text.includes(' '));
    let all: readonly KeyedPhrase[] | undefined;
    return {
      exact: new Map([...exact].map(([each, all]) => [each, all.map(({ one }) => one)])),
      sentences: keyed.map(({ key, one }) => ({ key: ` ${key} `, one })),
      all: () => (all ??= [...severalWords, ...sentences].map(withStems)),
    };
  }
}

function withStems(one: NoteSentence): KeyedPhrase {
  const stems = wordsIn(one.translation).map((word) => word.slice(0, 5));
  return { key: ` ${stems.join(' ')} `, one };
}

function keyOf(text: string): string {
  return wordsIn(text.replaceAll(shortIs, ' is').replaceAll(shortAm, ' am')).join(' ');
}

/** "It's" is "it is", but "Ana's" is not. */
const shortIs = /(?<=(?<!\p{L})(?:it|he|she|that|what|where|there))['’]s(?!\p{L})/giu;
const shortAm = /(?<=(?<!\p{L})i)['’]m(?!\p{L})/giu;

function find(
  text: string,
  { exact, sentences, all }: Phrases,
  native: LanguageCode,
): FoundPhrase | undefined {
  const wanted = keyOf(text);
  const words = wanted.split(' ');
  const same = exact.get(wanted);
  if (same) return { kind: 'exact', phrases: distinct(same).slice(0, maxExact) };
  if (words.length < 2) return undefined;
  const part = shortestOf(
    sentences.filter(({ key }) => key.includes(` ${wanted} `)).map(({ one }) => one),
  ).slice(0, maxParts);
  if (part.length > 0) return { kind: 'part', phrases: part };
  const stems = [...stemsIn(text, native)];
  if (stems.length < 2) return undefined;
  const [near] = shortestOf(
    all()
      .filter(({ key }) => stems.every((stem) => key.includes(` ${stem} `)))
      .map(({ one }) => one),
  );
  const isShort = near && wordsIn(near.translation).length <= words.length + maxExtraWords;
  return near && isShort ? { kind: 'near', phrases: [near] } : undefined;
}

function distinct(phrases: readonly NoteSentence[]): NoteSentence[] {
  return [...new Map(phrases.map((one) => [foldText(one.text), one])).values()];
}

function shortestOf(phrases: readonly NoteSentence[]): NoteSentence[] {
  return phrases.toSorted((a, b) => a.translation.length - b.translation.length);
}
