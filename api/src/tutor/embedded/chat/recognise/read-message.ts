import { languageCodes } from '@topwords/languages/identity';
import { allTutor, type Intent } from '@topwords/languages/tutor';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { readCues, type CueMatch, type Vocabulary } from './cue.ts';
import type { WordFinder } from './word-finder.ts';
import { firstPlace, lastPlace, selectCues } from './select-cues.ts';
import { maskPhrase, type Token } from './tokens.ts';

type CueMeaning = Intent | 'choice' | 'aside' | 'not' | 'no';
type Match = CueMatch<CueMeaning>;
/** A cue of a question, and its place. */
export type IntentMatch = CueMatch<Intent | 'choice'>;

/** The cues of all languages: learners mix them. */
const cues = languageCodes.flatMap((code) => readCues<CueMeaning>(allTutor[code].cues, code));

/** The maximum distance between a refusal and what it refuses, in words. */
const maxRefusalDistance = 3;

/** Cues that ask nothing. */
const markers: ReadonlySet<CueMeaning> = new Set(['not', 'no', 'aside']);

/** The maximum tokens of "another one please": in a longer message "other" has another meaning. */
const maxMoreTokens = 4;

/** Masks the word where it appears uninflected, or else in one of its forms. */
export function maskWord(
  tokens: readonly Token[],
  word: CatalogueWord,
  finder: WordFinder,
): Token[] {
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

/**
 * Reads a message without the word, or with it if only then it is a question: "example" is a word.
 */
export function readMessage(masked: Token[], plain: Token[], vocabulary: Vocabulary) {
  const withoutWord = readTokens(masked, vocabulary);
  if (withoutWord.isClear) return withoutWord;
  const whole = readTokens(plain, vocabulary);
  return whole.isClear || withoutWord.found.length === 0 ? whole : withoutWord;
}

function readTokens(tokens: Token[], vocabulary: Vocabulary) {
  const selected = selectCues(cues, tokens, vocabulary);
  const wanted = withoutRefused(selected).filter(
    ({ cue }) => cue.means !== 'more' || tokens.length <= maxMoreTokens,
  );
  const strong = withoutAbsorbed(wanted.filter(({ cue }) => !cue.isWeak));
  return {
    tokens,
    found: strong.length > 0 ? strong : wanted.slice(0, 1),
    isClear: strong.length > 0,
  };
}

/** Drops a one-word cue right before a longer one: "means roughly the same" asks for no meaning. */
function withoutAbsorbed(matches: readonly IntentMatch[]): IntentMatch[] {
  return matches.filter(
    (match) =>
      match.places.length > 1 ||
      !matches.some(
        (longer) => longer.places.length > 1 && firstPlace(longer) === lastPlace(match) + 1,
      ),
  );
}

/** Drops what follows "I don't want" or precedes "istemiyorum". */
function withoutRefused(matches: readonly Match[]): IntentMatch[] {
  const refused = new Set<Match>();
  for (const match of matches) {
    if (match.cue.means === 'not') {
      const next = matches.find((other) => firstPlace(other) > lastPlace(match));
      if (next && firstPlace(next) - lastPlace(match) <= maxRefusalDistance) refused.add(next);
    }
    if (match.cue.means === 'no') {
      const before = matches.findLast((other) => lastPlace(other) < firstPlace(match));
      if (before && firstPlace(match) - lastPlace(before) <= maxRefusalDistance)
        refused.add(before);
    }
  }
  return matches.filter(
    (match): match is IntentMatch => !refused.has(match) && !markers.has(match.cue.means),
  );
}

/** Places of multi-word cues: "masculine or feminine" asks for the gender, not for forms. */
export function placesOfLonger(found: readonly IntentMatch[]): ReadonlySet<number> {
  const longer = found.filter(({ cue, places }) => cue.means !== 'forms' && places.length > 1);
  return new Set(longer.flatMap(({ places }) => places));
}
