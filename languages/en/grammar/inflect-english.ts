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

/** Compromise's rules of inflection, which its readers of texts use. */
interface Rules {
  noun: { toPlural: (noun: string, model: object) => string };
  verb: { conjugate: (verb: string, model: object) => Conjugation };
}

const model = nlp.model();
const rules = (nlp.methods() as { two: { transform: Rules } }).two.transform;

/** No name, phrase or abbreviation: the rules give what reading it as a text does, 500 times as fast. */
const commonWord = /^[a-z]+$/;

/** Reads a word as the given part of speech, not as its most frequent one. */
function read(word: string, tag: 'Infinitive' | 'Singular' | 'Adjective') {
  const view = nlp(word);
  view.tag(tag);
  return view;
}

function pluralOf(noun: string): string {
  if (commonWord.test(noun)) return rules.noun.toPlural(noun, model);
  return read(noun, 'Singular').nouns().toPlural().text();
}

function conjugate(verb: string): (string | undefined)[] {
  const [found] = commonWord.test(verb)
    ? [rules.verb.conjugate(verb, model)]
    : (read(verb, 'Infinitive').verbs().conjugate() as Conjugation[]);
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
    // Compromise mistakes some nouns for plurals.
    noun: () => [pluralOf(word), `${word}s`],
    verb: () => conjugate(word),
    adjective: () => compare(word, isSpelled),
    adverb: () => compare(word, isSpelled),
  }[inflection]();
  return built.filter((form) => form !== undefined && form !== '' && isSpelled(form)) as string[];
}
