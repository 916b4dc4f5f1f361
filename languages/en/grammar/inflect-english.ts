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

/** A word that is read as what it is, and not as what it is most often. */
function read(word: string, tag: 'Infinitive' | 'Singular' | 'Adjective') {
  const view = nlp(word);
  view.tag(tag);
  return view;
}

function conjugate(verb: string): (string | undefined)[] {
  const [found] = read(verb, 'Infinitive').verbs().conjugate() as Conjugation[];
  return [found?.PastTense, found?.PastParticiple, found?.PresentTense, found?.Gerund];
}

/** Both degrees, or none: a word that has but one of them is compared with "more". */
function compare(adjective: string, isSpelled: Speller): (string | undefined)[] {
  const [found] = read(adjective, 'Adjective').adjectives().conjugate() as Comparison[];
  const degrees = [found?.Comparative ?? '', found?.Superlative ?? ''];
  return degrees.every((degree) => degree !== '' && isSpelled(degree)) ? degrees : [];
}

/**
 * The forms of an English word by compromise, irregular ones included, as far as the dictionary
 * knows them: it rejects what rules overdo ("policemans", "horribler").
 */
export function inflectEnglish(word: string, inflection: Inflection, isSpelled: Speller): string[] {
  const built = {
    // Some it takes for plurals already ("lesson").
    noun: () => [read(word, 'Singular').nouns().toPlural().text(), `${word}s`],
    verb: () => conjugate(word),
    adjective: () => compare(word, isSpelled),
    adverb: () => compare(word, isSpelled),
  }[inflection]();
  return built.filter((form) => form !== undefined && form !== '' && isSpelled(form)) as string[];
}
