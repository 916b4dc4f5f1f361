import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../words/catalogue.ts';
import { readCues, type CueMatch, type Vocabulary } from './cue.ts';
import { englishCues } from './cues/english.ts';
import { russianCues } from './cues/russian.ts';
import { spanishCues } from './cues/spanish.ts';
import { turkishCues } from './cues/turkish.ts';
import type { WordFinder } from './find-words.ts';
import { findNamesOfForms } from './find-names-of-forms.ts';
import type { Intent, Recognised } from './intent.ts';
import { languageNamed } from './language-names.ts';
import { findOtherWord, findSubject, findText, type Surroundings } from './named-words.ts';
import { firstPlace, lastPlace, selectCues } from './select-cues.ts';
import { maskPhrase, quotationsOf, tokensOfMessage, type Token } from './tokens.ts';

type CueMeaning = Intent | 'opposite' | 'not' | 'no';
type Match = CueMatch<CueMeaning>;
type IntentMatch = CueMatch<Intent | 'opposite'>;

/** In whichever language a learner asks: people mix them. */
const cues = [
  ...readCues<CueMeaning>(englishCues, 'en'),
  ...readCues<CueMeaning>(spanishCues, 'es'),
  ...readCues<CueMeaning>(russianCues, 'ru'),
  ...readCues<CueMeaning>(turkishCues, 'tr'),
];

/** What a message is about. */
export interface Asked {
  word: CatalogueWord;
  native: LanguageCode;
  finder: WordFinder;
}

/** How far from a refusal the thing refused may stand, in words. */
const refusalReach = 3;

/** "Another one please": in a longer message "other" belongs to something else. */
const longestMore = 4;

/** Questions that leave no room for a second one, and politeness that is none. */
const alone: ReadonlySet<Intent> = new Set([
  'quiz',
  'unknown',
  'difference',
  'memory',
  'translation',
]);
const empty: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'more']);

/** Recognises what a message asks of a word. Pure: earlier messages are the caller's. */
export function recogniseQuestion(message: string, { word, native, finder }: Asked): Recognised {
  const vocabulary = vocabularyOf(finder);
  const plain = tokensOfMessage(message);
  const masked = maskWord(plain, word, finder);
  const { tokens, found } = readMessage(masked, plain, vocabulary);
  const forms = findNamesOfForms(tokens, word.language, vocabulary, placesOfLonger(found));
  const allPlaces = [...found.flatMap(({ places }) => places), ...forms.places];
  const asksIn = new Set([native, ...found.flatMap(({ cue }) => cue.language ?? [])]);
  const surroundings = { finder, word, native, asksIn, message, tokens, taken: new Set(allPlaces) };
  const [intent = 'unknown', second] = intentsOf(found, forms.firstPlace, surroundings);
  const because = [...found.map(({ cue }) => cue.source), ...forms.sources];
  const asksOpposite = found.some(({ cue }) => cue.means === 'opposite');
  const asked = {
    intent,
    ...present('second', second),
    asksOpposite,
    names: forms.names,
    because,
  };
  // What other cues took may be part of the text: "buenos días" is a greeting, too.
  const own = found.filter((match) => intentOf(match) === intent).flatMap(({ places }) => places);
  const ownSurroundings = { ...surroundings, taken: new Set(own) };
  if (intent === 'difference')
    return { ...asked, ...present('other', findOtherWord(ownSurroundings)) };
  if (intent === 'translation') return { ...asked, ...translationOf(ownSurroundings) };
  const namesWord = tokens.some(({ isMasked }, place) => isMasked && !plain[place]?.isMasked);
  if (intent === 'unknown' || namesWord) return asked;
  return { ...asked, ...present('subject', findSubject(surroundings)) };
}

/** Remembers what it was asked: each word is compared with hundreds of cues. */
function vocabularyOf(finder: WordFinder): Vocabulary {
  const known = new Map<string, boolean>();
  return {
    isKnown(text) {
      const isKnown = known.get(text) ?? finder.isKnown(text);
      known.set(text, isKnown);
      return isKnown;
    },
    isLanguage: (text) => languageNamed(text) !== undefined,
  };
}

function present<K extends string, T>(key: K, value: T | undefined): Partial<Record<K, T>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, T>);
}

/** Masks the word where it stands as itself, or else in one of its forms. */
function maskWord(tokens: readonly Token[], word: CatalogueWord, finder: WordFinder): Token[] {
  const own = maskPhrase(tokens, [word.text]);
  if (own) return own;
  return tokens.map((token) => {
    const isForm =
      token.text.length > 2 &&
      !token.isMasked &&
      finder.find(word.language, token.raw).some(({ id }) => id === word.id);
    return isForm ? { ...token, isMasked: true } : token;
  });
}

/** Reads a message without the word; or with it, where only so it is a question: "example" is a word. */
function readMessage(masked: Token[], plain: Token[], vocabulary: Vocabulary) {
  const withoutWord = readTokens(masked, vocabulary);
  if (withoutWord.isClear) return withoutWord;
  const whole = readTokens(plain, vocabulary);
  return whole.isClear || withoutWord.found.length === 0 ? whole : withoutWord;
}

function readTokens(tokens: Token[], vocabulary: Vocabulary) {
  const selected = selectCues(cues, tokens, vocabulary);
  const wanted = withoutRefused(selected).filter(
    ({ cue }) => cue.means !== 'more' || tokens.length <= longestMore,
  );
  const strong = withoutAbsorbed(wanted.filter(({ cue }) => !cue.isWeak));
  return {
    tokens,
    found: strong.length > 0 ? strong : wanted.slice(0, 1),
    isClear: strong.length > 0,
  };
}

/** Leaves out a lone word right before a longer cue: "means roughly the same" does not ask for the meaning. */
function withoutAbsorbed(matches: readonly IntentMatch[]): IntentMatch[] {
  return matches.filter(
    (match) =>
      match.places.length > 1 ||
      !matches.some(
        (longer) => longer.places.length > 1 && firstPlace(longer) === lastPlace(match) + 1,
      ),
  );
}

/** Leaves out what stands behind "I don't want" or before "istemiyorum". */
function withoutRefused(matches: readonly Match[]): IntentMatch[] {
  const refused = new Set<Match>();
  for (const match of matches) {
    if (match.cue.means === 'not') {
      const next = matches.find((other) => firstPlace(other) > lastPlace(match));
      if (next && firstPlace(next) - lastPlace(match) <= refusalReach) refused.add(next);
    }
    if (match.cue.means === 'no') {
      const before = matches.findLast((other) => lastPlace(other) < firstPlace(match));
      if (before && firstPlace(match) - lastPlace(before) <= refusalReach) refused.add(before);
    }
  }
  return matches.filter(
    (match): match is IntentMatch =>
      !refused.has(match) && match.cue.means !== 'not' && match.cue.means !== 'no',
  );
}

/** Places of cues of several words: "masculine or feminine" asks for the gender, not for forms. */
function placesOfLonger(found: readonly IntentMatch[]): ReadonlySet<number> {
  const longer = found.filter(({ cue, places }) => cue.means !== 'forms' && places.length > 1);
  return new Set(longer.flatMap(({ places }) => places));
}

function intentOf({ cue }: IntentMatch): Intent {
  return cue.means === 'opposite' ? 'related' : cue.means;
}

/** What is asked, the first thing first; at most two things. */
function intentsOf(
  found: readonly IntentMatch[],
  formsAt: number | undefined,
  surroundings: Surroundings,
): Intent[] {
  const places = found.map((match): [Intent, number] => [intentOf(match), firstPlace(match)]);
  if (places.some(([intent]) => intent === 'unknown')) return ['unknown'];
  const others = places.filter(([intent]) => intent !== 'grammar' && intent !== 'forms');
  if (formsAt !== undefined) {
    places.splice(0, places.length, ...others, ['forms', formsAt]);
  }
  const inOrder = places.toSorted((a, b) => a[1] - b[1]).map(([intent]) => intent);
  const distinct = [...new Set(inOrder)];
  const asking = distinct.filter((intent) => !empty.has(intent));
  if (asking.length === 0) return distinct.slice(0, 1);
  const only = asking.find((intent) => alone.has(intent));
  if (only) return [resolveAlone(only, asking, formsAt, surroundings)];
  if (asking[0] === 'pronunciation' && namesForeignText(surroundings)) return ['translation'];
  // What is said of use says how common it is, too.
  const isSame =
    (asking[0] === 'level' && asking[1] === 'usage') ||
    (asking[0] === 'usage' && asking[1] === 'level');
  return asking.slice(0, isSame ? 1 : 2);
}

/** "How do you say “dog”?" asks for another word, not for a sound. */
function namesForeignText({ message, word, finder }: Surroundings): boolean {
  return quotationsOf(message).some((text) => finder.find(word.language, text).length === 0);
}

/** Preterite against imperfect is a question of forms, and so is "как будет множественное число". */
function resolveAlone(
  only: Intent,
  asking: readonly Intent[],
  formsAt: number | undefined,
  surroundings: Surroundings,
): Intent {
  const namesForms = formsAt !== undefined && asking.includes('forms');
  if (only === 'difference' && namesForms && !findOtherWord(surroundings)) return 'forms';
  if (only === 'translation' && namesForms && quotationsOf(surroundings.message).length === 0) {
    return 'forms';
  }
  return only;
}

function translationOf(surroundings: Surroundings): Pick<Recognised, 'text' | 'into'> {
  const named = surroundings.tokens.filter((token) => !token.isMasked);
  const into = named.map(({ text }) => languageNamed(text)).find((code) => code !== undefined);
  const taken = new Set(surroundings.taken);
  surroundings.tokens.forEach(({ text }, place) => {
    if (languageNamed(text)) taken.add(place);
  });
  const text = findText({ ...surroundings, taken });
  return { ...present('text', text), ...present('into', into) };
}
