import { ofEachLanguage } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { WordFinder } from './word-finder.ts';
import { isStopWord } from './is-stop-word.ts';

/** A word of a message, and where it is. */
export interface Place {
  raw: string;
  folded: string;
  start: number;
  end: number;
}

/** A stretch of a message in the learned language. */
export interface Sample {
  /** As written. */
  text: string;
  words: readonly Place[];
  start: number;
  end: number;
  isQuoted: boolean;
}

/** Whether words of the same clause stand before and after a stretch. */
interface Neighbours {
  before: boolean;
  after: boolean;
}

interface SampleContext {
  finder: WordFinder;
  language: LanguageCode;
  native: LanguageCode;
  /** The word that the question is about. */
  asked?: string;
}

/**
 * `learned`: only the learned language has the word; `both`: the native language has it, too, or it
 * is a number; `neither`: perhaps a typing error; `native`: only the native language has it.
 */
type Belonging = 'learned' | 'both' | 'neither' | 'native';

const word = /[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]{1,2}(?![\p{L}\p{M}]))?/gu;
const quotation =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|\*([^*]+)\*|(?<![\p{L}])['‘]([^'‘’]+)['’](?![\p{L}])/gu;
/** The words of each language's cues. */
const cueWords = ofEachLanguage(
  (code) =>
    new Set(
      Object.values<string | undefined>(allTutor[code].cues).flatMap((sources = '') =>
        sources.split(/[\s,]+/).flatMap((one) => (/[*_#@?$]/.test(one) ? [] : foldText(one))),
      ),
    ),
);

/** Shorter beginnings of cues are those of any word. */
const shortestStem = 4;

/** What words of each language's cues begin with: Turkish `okun*`. */
const cueStems = ofEachLanguage((code) => [
  ...new Set(
    Object.values<string | undefined>(allTutor[code].cues).flatMap((sources = '') =>
      sources
        .split(/[\s,]+/)
        .filter((one) => /^[^_#@?$]+\*$/.test(one) && one.length > shortestStem)
        .map((one) => foldText(one.slice(0, -1))),
    ),
  ),
]);

/** The words of a language's cues, folded. */
export function cueWordsOf(language: LanguageCode): ReadonlySet<string> {
  return cueWords[language];
}

const connectors = ofEachLanguage((code) => new Set(allTutor[code].connectors.split(' ')));
const cyrillic = /\p{Script=Cyrillic}/u;
/** Between two words of one stretch there is no end of a sentence. */
const breaks = /[.!?:;\n«»"“”()]|\s[-–—]\s/u;
/** Letters that English lacks. */
const marked = /[^a-z0-9'’]/u;

/** The stretches of a message in the learned language, in their order. */
export function findSamples(message: string, context: SampleContext): Sample[] {
  const quotes = [...message.matchAll(quotation)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const quoteOf = (place: Place) =>
    quotes.findIndex(({ start, end }) => place.start >= start && place.end <= end);
  const places = placesIn(message);
  const isNear = (one: Place | undefined, other: Place | undefined) =>
    one !== undefined &&
    other !== undefined &&
    quoteOf(one) === quoteOf(other) &&
    !breaks.test(message.slice(one.end, other.start));
  const neighboursOf = (run: readonly Place[]): Neighbours => {
    const [first] = run;
    const last = run.at(-1);
    return {
      before: isNear(places[places.findIndex((one) => one === first) - 1], first),
      after: isNear(last, places[places.findIndex((one) => one === last) + 1]),
    };
  };
  const runs: Place[][] = [];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    const isNew = !isNear(before, place);
    const last = runs.at(-1);
    const belonging = belongingOf(place, context);
    const isOutside = belonging === 'native' || isConnector(places, index, belonging, context);
    if (isOutside && quoteOf(place) < 0) runs.push([]);
    else if (isNew || !last) runs.push([place]);
    else last.push(place);
  }
  const samples = runs.flatMap((run) => {
    const isQuoted = run[0] !== undefined && quoteOf(run[0]) >= 0;
    const kept = isQuoted ? keptOfQuoted(run, context) : trim(run, context, neighboursOf(run));
    const [first] = kept;
    const last = kept.at(-1);
    if (!first || !last) return [];
    const text = message.slice(first.start, last.end);
    return [{ text, words: kept, start: first.start, end: last.end, isQuoted }];
  });
  return joinSentences(samples, message);
}

/** The words of a message; an apostrophe joins only a short ending: `don't`, `I'm`. */
export function placesIn(message: string): Place[] {
  return [...message.matchAll(word)].map(({ 0: raw, index }) => ({
    raw,
    folded: foldText(raw),
    start: index,
    end: index + raw.length,
  }));
}

/** Whether a word of both languages joins two headwords or forms: `ve` in `ser ve estar`. */
function isConnector(
  places: readonly Place[],
  index: number,
  belonging: Belonging,
  { finder, language, native }: SampleContext,
): boolean {
  const place = places[index];
  if (belonging !== 'both' || !place || !connectors[native].has(place.folded)) return false;
  // "beş elma o beş elmalar": what follows begins again.
  const next = places[index + 1];
  const isRepeated = places.slice(0, index).some(({ folded }) => folded === next?.folded);
  if (next && isRepeated) return true;
  const found = (at: number) => finder.find(language, places[at]?.raw ?? '');
  const isHeadword = (at: number) => (one: { text: string }) =>
    foldText(one.text) === places[at]?.folded;
  const before = found(index - 1);
  const after = found(index + 1);
  if (before.some(({ id }) => after.some((other) => other.id === id))) return true;
  const headwords = after.filter(isHeadword(index + 1));
  return before
    .filter(isHeadword(index - 1))
    .some(({ pos }) => headwords.some((other) => other.pos === pos));
}

/** Which language a word of a message is of. */
export function belongingOf(place: Place, context: SampleContext): Belonging {
  const { finder, language, native, asked } = context;
  const { raw, folded } = place;
  // "… or does it have to be mayor?" on the page of the Spanish word.
  if (folded === asked && folded.length > shortestStem) return 'learned';
  if (/^\p{N}+$/u.test(raw)) return 'both';
  if ((language === 'ru') !== (native === 'ru')) {
    const isOwn = cyrillic.test(raw) === (language === 'ru');
    return isOwn ? 'learned' : 'native';
  }
  const [bare = folded] = folded.split("'");
  const isLearned = has(finder, language, folded) || has(finder, language, bare);
  const isNative =
    has(finder, native, folded) ||
    has(finder, native, bare) ||
    isStopWord(folded, [native]) ||
    cueWords[native].has(folded) ||
    (!isLearned && cueStems[native].some((stem) => folded.startsWith(stem)));
  if (isLearned && isNative)
    return isWrittenOnlyIn(raw, place, { finder, language, native }) ? 'learned' : 'both';
  if (isLearned) return 'learned';
  return isNative ? 'native' : 'neither';
}

/** A word that is written so, with its marks, in the learned language alone. */
function isWrittenOnlyIn(
  raw: string,
  { folded }: Place,
  { finder, language, native }: SampleContext,
) {
  const lower = raw.toLocaleLowerCase(language);
  if (!marked.test(lower)) return false;
  const isExact = (code: LanguageCode) =>
    finder.find(code, folded).some(({ text, forms }) => text === lower || forms.includes(lower));
  return isExact(language) && !isExact(native);
}

function has(finder: WordFinder, language: LanguageCode, text: string): boolean {
  return finder.find(language, text).length > 0;
}

/** Words at the ends of a stretch that may belong to the question are no part of it. */
function trim(
  run: readonly Place[],
  context: SampleContext,
  { before, after }: Neighbours,
): Place[] {
  const belongings = run.map((place) => belongingOf(place, context));
  const { native } = context;
  const learned = belongings.filter((one) => one === 'learned').length;
  if (learned === 0) return [];
  let start = 0;
  let end = run.length;
  const isKept = (index: number) => {
    const belonging = belongings[index];
    if (belonging === 'learned') return true;
    if (learned < 2) return false;
    // "para" in "vale soru yapmak para hacer…" goes on in the native language.
    const isEdge = (before && index === start) || (after && index === end - 1);
    const isNativeToo = belonging === 'both' && isStopWord(run[index]?.folded ?? '', [native]);
    return belonging !== 'native' && !(isEdge && isNativeToo);
  };
  while (start < end && !isKept(start)) start += 1;
  while (end > start && !isKept(end - 1)) end -= 1;
  return run.slice(start, end);
}

/** A quotation counts if more of its words are of the learned language than of the native one. */
function keptOfQuoted(run: readonly Place[], context: SampleContext): Place[] {
  const all = run.map((place) => belongingOf(place, context));
  const count = (belonging: Belonging) => all.filter((one) => one === belonging).length;
  const isOwn =
    count('learned') > 0
      ? count('learned') >= count('native')
      : count('native') === 0 && count('both') > 0;
  return isOwn ? [...run] : [];
}

/** Joins neighbouring sentences of the learned language. */
function joinSentences(samples: readonly Sample[], message: string): Sample[] {
  const joined: Sample[] = [];
  for (const sample of samples) {
    const last = joined.at(-1);
    const between = last && message.slice(last.end, sample.start);
    const isNext = between !== undefined && /^[.!?…]+\s*$/u.test(between);
    if (last && isNext && last.words.length > 1 && sample.words.length > 1) {
      joined.splice(-1, 1, {
        ...last,
        text: message.slice(last.start, sample.end),
        words: [...last.words, ...sample.words],
        end: sample.end,
      });
    } else joined.push(sample);
  }
  return joined;
}
