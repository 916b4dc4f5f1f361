import { sayPattern } from '../../compose/compose-tips.ts';
import { placesIn } from '../recognise/find-samples.ts';
import { isStopWord } from '../recognise/is-stop-word.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { NoteSentence } from '../taught/note.ts';
import { wordsIn } from '../taught/rank-notes.ts';

/** A part of a text, and what authors wrote that translates it or contains it. */
interface KnownPart {
  text: string;
  translations: readonly string[];
  /** Patterns of the chat's word that have it in their gloss. */
  patterns?: readonly string[];
  /** A sentence that has the part, where nothing translates the part alone. */
  sentence?: NoteSentence | undefined;
}

const longest = 5;
const maxParts = 5;
const maxTranslations = 2;
const maxPatterns = 2;

/** The known parts of a native text, the longest first; each word belongs to one of them. */
export function findParts(text: string, context: ReplyContext): KnownPart[] {
  const { sources, facts } = context;
  const { native, word } = facts;
  const words = placesIn(text).map(({ raw }) => raw);
  const taken = new Set<number>();
  const found: { start: number; part: KnownPart }[] = [];
  for (let length = Math.min(longest, words.length - 1); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const places = Array.from({ length }, (_, offset) => start + offset);
      if (places.some((place) => taken.has(place))) continue;
      const piece = words.slice(start, start + length);
      if (piece.every((one) => isStopWord(one.toLowerCase(), [native]))) continue;
      const part = partOf(piece.join(' '), context);
      if (!part) continue;
      places.forEach((place) => taken.add(place));
      found.push({ start, part });
    }
  }
  for (const [start, one] of words.entries()) {
    if (taken.has(start) || isStopWord(one.toLowerCase(), [native])) continue;
    // With another word of the text beside it, the word has the meaning that it has there.
    const others = wordsIn(words.filter((each) => each !== one).join(' ')).filter(
      (each) => !isStopWord(each, [native]),
    );
    const sentence = sources
      .sentencesOf(word.language, native)
      .filter(({ translation }) => {
        const own = wordsIn(translation);
        return own.includes(wordsIn(one)[0] ?? '') && others.some((each) => own.includes(each));
      })
      .toSorted((a, b) => a.translation.length - b.translation.length)[0];
    if (sentence) found.push({ start, part: { text: one, translations: [], sentence } });
  }
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ part }) => part)
    .slice(0, maxParts);
}

function partOf(text: string, { sources, facts }: ReplyContext): KnownPart | undefined {
  const wanted = wordsIn(text).join(' ');
  // What authors noted of the chat's word comes before other words of the same meaning.
  const patterns = facts.usage.patterns.filter(({ gloss }) =>
    ` ${wordsIn(gloss).join(' ')} `.includes(` ${wanted} `),
  );
  if (patterns.length > 0) {
    return { text, translations: [], patterns: patterns.slice(0, maxPatterns).map(sayPattern) };
  }
  const found = sources.findPhrase(text, facts.word.language, facts.native);
  if (found?.kind !== 'exact') return undefined;
  const longestText = wordsIn(text).length + 2;
  const texts = found.phrases
    .map((one) => one.text.replace(/[.]$/u, ''))
    .filter((one) => wordsIn(one).length <= longestText)
    .toSorted((a, b) => wordsIn(a).length - wordsIn(b).length);
  const translations = texts.filter(
    (one, at) =>
      !texts.slice(0, at).some((shorter) => wordsIn(one).includes(wordsIn(shorter)[0] ?? '')),
  );
  return translations.length === 0
    ? undefined
    : { text, translations: translations.slice(0, maxTranslations) };
}
