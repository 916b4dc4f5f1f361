import { foldText } from '@topwords/languages/text';
import type { WordFacts } from '../../facts/word-facts.ts';
import type { Place, Sample } from '../recognise/find-samples.ts';
import type { WordFinder } from '../recognise/word-finder.ts';
import { wordsIn } from '../taught/rank-notes.ts';

type Pattern = WordFacts['usage']['patterns'][number];

/** What a remark of a pattern forbids: "explain sth to sb (not *explain sb sth*)". */
const remark = /\((?:not?|нет?|değil)\s+\*([^*]+)\*(?:,\s*(?:not?|no)\s+\*([^*]+)\*)?\)/giu;
const persons = new Set('me him her us them you'.split(' '));
/** In a pattern: a person, a thing, a clause. */
const objects = new Set('sb sth doing do'.split(' '));
const maxGap = 2;

/** The pattern of a word that forbids what a learner wrote; undefined if none surely does. */
export function findForbidden(
  { words }: Sample,
  { word, usage }: WordFacts,
  finder: WordFinder,
): Pattern | undefined {
  const isForm = ({ raw }: Place) =>
    finder.find(word.language, raw).some(({ id }) => id === word.id);
  const heads = words.flatMap((place, at) => (isForm(place) ? [at] : []));
  return usage.patterns.find(({ pattern }) =>
    [...pattern.matchAll(remark)]
      .flatMap(([, ...texts]) => texts.filter((text) => text !== undefined))
      .some((text) => heads.some((at) => isForbidden(text, pattern, at))),
  );

  function isForbidden(text: string, pattern: string, at: number): boolean {
    const wanted = text.split(/\s+/u);
    const [first = ''] = wanted;
    if (foldText(first) === foldText(word.text)) return matches(wanted.slice(1), at + 1);
    if (first === 'to' && wanted[1] === 'do') return matches(wanted, at + 1);
    if (wanted.length > 1) return false;
    return isVerb(first) ? isOtherVerb(first, pattern, at) : isPreposition(first, pattern, at);
  }

  /** "(no *to*)" after "answer sb": a preposition right after the word, unless another pattern has it. */
  function isPreposition(text: string, pattern: string, at: number): boolean {
    const plain = wordsIn(pattern.replaceAll(/\(.*?\)/gu, ''));
    const isPlain = plain[0] === foldText(word.text) && objects.has(plain[1] ?? '');
    const isElsewhere = usage.patterns.some(
      (other) =>
        other.pattern !== pattern &&
        wordsIn(other.pattern.replaceAll(/\(.*?\)/gu, '')).includes(foldText(text)),
    );
    return isPlain && !isElsewhere && words[at + 1]?.folded === foldText(text);
  }

  /** "Make a mistake (not *do*)": a form of the verb shortly before the noun. */
  function isOtherVerb(text: string, pattern: string, at: number): boolean {
    const [verb = ''] = wordsIn(pattern);
    const isOfVerb = (place: Place | undefined) =>
      place !== undefined &&
      finder.find(word.language, place.raw).some((one) => foldText(one.text) === foldText(text));
    return (
      word.pos === 'noun' &&
      verb !== foldText(word.text) &&
      words.slice(Math.max(0, at - maxGap), at).some(isOfVerb)
    );
  }

  function isVerb(text: string): boolean {
    const [found] = finder.find(word.language, text);
    return found?.pos === 'verb' && foldText(found.text) === foldText(text);
  }

  /** Whether the words from a place on have the shape of a remark's text. */
  function matches(wanted: readonly string[], at: number): boolean {
    return wanted.every((text, offset) => {
      const place = words[at + offset];
      if (!place) return false;
      if (text === 'sb' || persons.has(text)) return persons.has(place.folded);
      if (text === 'sth') return !/^(?:to|that|why|how|where|when)$/u.test(place.folded);
      if (text === 'doing') return place.folded.endsWith('ing');
      if (text === 'do') return isVerb(place.raw);
      return place.folded === foldText(text);
    });
  }
}
