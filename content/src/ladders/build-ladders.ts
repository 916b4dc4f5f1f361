import type { LanguageCode } from '@topwords/languages/identity';
import type { Ids } from '../ids/ids.ts';
import { wordName } from '../ids/word-name.ts';
import { lexemeName } from '../lexemes/lexeme.ts';
import type { Lexicon, LexiconEntry } from '../lexicon/lexicon.ts';
import { findForm } from './find-form.ts';
import { directionName, type Ladder } from './ladder.ts';
import type { BuiltLadder, CutText, LadderPiece, Ladders } from './ladders.ts';
import type { LocatedLadder } from './read-ladders.ts';

type AuthoredWord = Ladder['words'][number];

/** The headword that a ladder means; undefined if the bank lacks it. */
export function entryOfLadderWord(
  { word, homograph }: Pick<AuthoredWord, 'word' | 'homograph'>,
  entries: Lexicon[LanguageCode],
): LexiconEntry | undefined {
  const named = entries.get(lexemeName({ word, homograph })) ?? entries.get(word);
  return named?.lexeme.homograph === homograph ? named : undefined;
}

/** Cuts a text at a form. @throws when the text does not have it once */
function cut(text: string, form: string, language: LanguageCode): CutText {
  const [place, more] = findForm(text, form, language);
  if (place === undefined || more !== undefined) throw new Error(`"${text}" lacks one "${form}"`);
  const end = place + form.length;
  return { before: text.slice(0, place), form: text.slice(place, end), after: text.slice(end) };
}

/** Pairs each part of the last sentence with the word whose form it is. */
export function wordsOfParts({ words, parts, target }: Ladder): (AuthoredWord | undefined)[] {
  const lower = (text: string) => text.toLocaleLowerCase(target);
  const rest = [...words];
  return parts.map((part) => {
    const place = rest.findIndex(({ form }) => lower(form) === lower(part));
    return place === -1 ? undefined : rest.splice(place, 1)[0];
  });
}

function cutPieces(ladder: Ladder, idOf: (word: AuthoredWord) => number) {
  const text = ladder.sentence[ladder.target];
  const owners = wordsOfParts(ladder);
  let end = 0;
  const pieces = ladder.parts.map((form, index): LadderPiece => {
    const [place, word] = [text.indexOf(form, end), owners[index]];
    if (place === -1 || !word) throw new Error(`"${text}" lacks "${form}"`);
    const before = text.slice(end, place);
    end = place + form.length;
    return { id: idOf(word), before, form };
  });
  return { pieces, end: text.slice(end) };
}

function buildLadder(ladder: Ladder, lexicon: Lexicon, ids: Pick<Ids, 'words'>): BuiltLadder {
  const { native, target, words, sentence } = ladder;
  function idOf(word: AuthoredWord): number {
    const entry = entryOfLadderWord(word, lexicon[target]);
    const id = entry && ids.words[wordName(target, entry.name)];
    if (id === undefined) throw new Error(`${word.word} is no headword`);
    return id;
  }
  return {
    words: words.map((word) => ({
      id: idOf(word),
      form: word.form,
      gloss: word.gloss,
      ...(word.note !== undefined && { note: word.note }),
      sentence: {
        ...cut(word.sentence[target], word.form, target),
        translation: word.sentence[native],
      },
    })),
    sentence: { text: sentence[target], translation: sentence[native], ...cutPieces(ladder, idOf) },
  };
}

/**
 * Builds the ladders for the API.
 * @throws with the file and the first fault that the checks would report
 */
export function buildLadders(
  ladders: readonly LocatedLadder[],
  { lexicon, ids, version }: { lexicon: Lexicon; ids: Pick<Ids, 'words'>; version: string },
): Ladders {
  const built = ladders.map(({ file, ladder, ...direction }) => {
    try {
      return [directionName(direction), buildLadder(ladder, lexicon, ids)] as const;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  });
  return { version, directions: Object.fromEntries(built) };
}
