import type * as calls from '@topwords/platform/contracts';
import { isLanguageCode, type FirstWords, type LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue } from '../bank/catalogue.ts';
import { knownError } from '../errors/known-error.ts';
import type { ParsedInput } from '../routing/validate.ts';
import type { ListLadders, LocatedLadder } from './ladder-loader.ts';
import {
  asLadderWord,
  presentFirstWord,
  recordingFor,
  withChoices,
  type VisitorHearing,
} from './present-first-word.ts';

/** How many words of the course follow a ladder: enough for a day. */
const nextWords = 15;

interface FirstWordsContext extends VisitorHearing {
  listLadders: ListLadders;
  /** Answers made before, by direction: they are the same for all. */
  made: Map<string, FirstWords>;
}

function readLanguage(code: string): LanguageCode {
  if (isLanguageCode(code)) return code;
  throw knownError('language_unknown', 'This language is not among those that TopWords teaches');
}

/** Words of the course that the ladder lacks, each with another gloss. */
function listNextWords(
  { native, target, ladder }: LocatedLadder,
  catalogue: Catalogue,
): NonNullable<ReturnType<typeof asLadderWord>>[] {
  const glosses = new Set(ladder.words.map(({ gloss }) => gloss));
  const taught = new Set(ladder.words.map(({ id }) => id));
  const found = [];
  for (const word of catalogue.inCourse(target)) {
    if (found.length === nextWords) break;
    const next = taught.has(word.id) ? undefined : asLadderWord(word, native);
    if (next === undefined || glosses.has(next.gloss)) continue;
    glosses.add(next.gloss);
    found.push(next);
  }
  return found;
}

function makeAnswer(located: LocatedLadder, hearing: VisitorHearing): FirstWords {
  const { native, target, ladder } = located;
  const { words, sentence } = ladder;
  const present = (some: Parameters<typeof presentFirstWord>[0][]) =>
    withChoices(some.map((word) => presentFirstWord(word, hearing)));
  return {
    native,
    target,
    words: present(words),
    sentence: {
      translation: sentence.translation,
      pieces: sentence.pieces.map(({ id, ...piece }) => ({ word_id: id, ...piece })),
      end: sentence.end,
      ...recordingFor({ text: sentence.text, language: target }, hearing),
    },
    next_words: present(listNextWords(located, hearing.catalogue)),
  };
}

/**
 * The words that a visitor learns first, and the next ones of the course.
 * @throws language_unknown, languages_equal
 */
export function getFirstWords(
  { listLadders, made, ...hearing }: FirstWordsContext,
  { params }: Pick<ParsedInput<typeof calls.getFirstWords>, 'params'>,
): FirstWords {
  const [native, target] = [readLanguage(params.native), readLanguage(params.target)];
  if (native === target) {
    throw knownError('languages_equal', 'Choose two different languages');
  }
  const direction = `${native}-${target}`;
  const known = made.get(direction);
  if (known !== undefined) return known;
  const located = listLadders().find((one) => one.native === native && one.target === target);
  if (located === undefined) {
    throw knownError('language_unknown', 'There are no first words in these languages yet');
  }
  const answer = makeAnswer(located, hearing);
  made.set(direction, answer);
  return answer;
}
