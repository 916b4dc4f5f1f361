import type { Cursor } from '../../correction/cursor.ts';
import { isOnly, mayBe } from '../../correction/reading-sentences.ts';
import { wordSet } from '../../lookup/word-set.ts';
import type { CheckedToken } from '../../pack/correction-rules.ts';
import { determiners, modals, negatedDo, prepositions } from './english-words.ts';

const vowelSound = /^[ˈˌ]*[aeiouæɑɒɔəɛɜɪʊʌɝɚ]/u;
const consonantLetter = /^[bcdfgjklmnpqrstvwyz][a-z]/u;

/** Whether a word begins with a vowel sound; undefined if that is not certain. */
export function beginsWithVowel(token: CheckedToken): boolean | undefined {
  const sounds = token.readings.flatMap(({ lexeme }) => {
    const isAlike = lexeme.text.slice(0, 3).toLowerCase() === token.text.slice(0, 3);
    return isAlike && lexeme.ipa !== undefined ? [vowelSound.test(lexeme.ipa)] : [];
  });
  if (sounds.length > 0) return sounds.every((one) => one === sounds[0]) ? sounds[0] : undefined;
  if (!/^[a-z]+$/u.test(token.written) || token.text.length < 3) return undefined;
  if (consonantLetter.test(token.text)) return false;
  return /^(?:[ai]|e[^uw])/u.test(token.text) ? true : undefined;
}

/** The article for the word after it; undefined if its sound is not certain. */
export function indefinite(token: CheckedToken | undefined): 'a' | 'an' | undefined {
  const isVowel = token && beginsWithVowel(token);
  return isVowel === undefined ? undefined : isVowel ? 'an' : 'a';
}

const afterPhrase = wordSet(
  `and or but that who which because when here there now today yesterday please too so than if is are
  was were have has had can will must should live lives`,
);

/** The noun does not belong to another one after it: "three bus tickets". */
export function endsPhrase(cursor: Cursor, at: number): boolean {
  if (cursor.isEnd(at)) return true;
  const next = cursor.text(at + 1);
  if (prepositions.has(next) || afterPhrase.has(next)) return true;
  return isOnly(cursor.token(at + 1), ({ pos }) => pos === 'adverb' || pos === 'pronoun');
}

const times = wordSet(
  `every yesterday today tomorrow now again last next this always together soon later early late
  tonight yet already because and but so when while before after`,
);

/** The clause ends, or only a time or a reason follows. */
export function endsClause(cursor: Cursor, at: number): boolean {
  return (
    cursor.isEnd(at) || prepositions.has(cursor.text(at + 1)) || times.has(cursor.text(at + 1))
  );
}

export function isAdjective(token: CheckedToken | undefined): boolean {
  return isOnly(token, ({ pos }) => pos === 'adjective' || pos === 'interjection');
}

/** A determiner or none, up to two adjectives: the place of the noun after them. */
export function nounAt(cursor: Cursor, at: number): number {
  let place = determiners.has(cursor.text(at)) ? at + 1 : at;
  while (place < at + 3 && isAdjective(cursor.token(place)) && !cursor.isEnd(place)) place += 1;
  return place;
}

const auxiliaries = wordSet(
  `am is are was were be been being do does did have has had having isn't aren't wasn't weren't haven't
  hasn't hadn't let's that's there's what's who's where's how's it's he's she's i'm you're we're they're
  i've you've we've they've i'll you'll he'll she'll it'll we'll they'll i'd you'd he'd she'd we'd they'd
  it'd ain't`,
);

/** Whether a word may be a verb of any kind. */
export function isAnyVerb(token: CheckedToken): boolean {
  const { text } = token;
  return (
    auxiliaries.has(text) ||
    modals.has(text) ||
    negatedDo.has(text) ||
    mayBe(token, ({ pos }) => pos === 'verb')
  );
}

/** Whether the sentence is a question. */
export function isQuestion(cursor: Cursor): boolean {
  return cursor.sentence.end.includes('?');
}
