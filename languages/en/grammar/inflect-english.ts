import nlp from 'compromise';
import type { Speller } from '../../dictionaries/load-speller.ts';
import type { Inflection } from '../../dictionaries/inflect-single-words.ts';

interface Conjugation {
  PastTense?: string;
  PastParticiple?: string;
  PresentTense?: string;
  Gerund?: string;
}

interface Comparison {
  Comparative?: string;
  Superlative?: string;
}

/** Reads a word as the given part of speech, not as its most frequent one. */
function read(word: string, tag: 'Infinitive' | 'Singular' | 'Adjective') {
  const view = nlp(word);
  view.tag(tag);
  return view;
}

function conjugate(verb: string): (string | undefined)[] {
  const [found] = read(verb, 'Infinitive').verbs().conjugate() as Conjugation[];
  return [found?.PastTense, found?.PastParticiple, found?.PresentTense, found?.Gerund];
}

/** Both degrees, or none: a word with only one of them is compared with "more". */
function compare(adjective: string, isSpelled: Speller): (string | undefined)[] {
  const [found] = read(adjective, 'Adjective').adjectives().conjugate() as Comparison[];
  const degrees = [found?.Comparative ?? '', found?.Superlative ?? ''];
  return degrees.every((degree) => degree !== '' && isSpelled(degree)) ? degrees : [];
}

/**
 * Derives the forms of an English word with compromise, including irregular ones, and keeps those
 * in the dictionary: it rejects wrong regular forms ("policemans", "horribler").
 */
export function inflectEnglish(word: string, inflection: Inflection, isSpelled: Speller): string[] {
  const built = {
    // Compromise mistakes some nouns for plurals ("lesson").
    noun: () => [read(word, 'Singular').nouns().toPlural().text(), `${word}s`],
    verb: () => conjugate(word),
    adjective: () => compare(word, isSpelled),
    adverb: () => compare(word, isSpelled),
  }[inflection]();
  return built.filter((form) => form !== undefined && form !== '' && isSpelled(form)) as string[];
}
