import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { readCues, type CueMatch, type Vocabulary } from './cue.ts';
import { englishCues } from './cues/english.ts';
import { russianCues } from './cues/russian.ts';
import { spanishCues } from './cues/spanish.ts';
import { turkishCues } from './cues/turkish.ts';
import type { WordFinder } from './find-words.ts';
import type { Intent } from './intent.ts';
import { firstPlace, lastPlace, selectCues } from './select-cues.ts';
import { maskPhrase, type Token } from './tokens.ts';

type CueMeaning = Intent | 'opposite' | 'choice' | 'not' | 'no';
type Match = CueMatch<CueMeaning>;
/** A cue that says what is asked, and where it stands. */
export type IntentMatch = CueMatch<Intent | 'opposite' | 'choice'>;

/** In whichever language a learner asks: people mix them. */
const cues = [
  ...readCues<CueMeaning>(englishCues, 'en'),
  ...readCues<CueMeaning>(spanishCues, 'es'),
  ...readCues<CueMeaning>(russianCues, 'ru'),
  ...readCues<CueMeaning>(turkishCues, 'tr'),
];

/** How far from a refusal the thing refused may stand, in words. */
const refusalReach = 3;

/** "Another one please": in a longer message "other" belongs to something else. */
const longestMore = 4;

/** Masks the word where it stands as itself, or else in one of its forms. */
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

/** Reads a message without the word; or with it, where only so it is a question: "example" is a word. */
export function readMessage(masked: Token[], plain: Token[], vocabulary: Vocabulary) {
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
export function placesOfLonger(found: readonly IntentMatch[]): ReadonlySet<number> {
  const longer = found.filter(({ cue, places }) => cue.means !== 'forms' && places.length > 1);
  return new Set(longer.flatMap(({ places }) => places));
}
