import type { LanguageCode, PracticeCard } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import {
  presentMarks,
  presentRecording,
  presentSpelling,
  type NameRecording,
} from '../bank/presenter.ts';
import { ipaOf, type Pronunciation } from '../bank/pronunciation.ts';
import type { TeachingOf } from '../bank/teaching-loader.ts';
import type { Mark } from '../marks/mark-repository.ts';
import { chooseExample } from './choose-example.ts';
import { exerciseOfPair, exerciseOfWord, type ExerciseSources } from './build-exercise.ts';
import { cardIdOfPair, cardIdOfWord } from './find-subjects.ts';
import { confusablesOf, introduceWord } from './introduce-word.ts';
import type { StoredPair } from './pair-repository.ts';
import type { Parallel } from './parallel.ts';
import { previewRatings, strengthAt, type Memory } from './scheduler.ts';

/** Times that a word was forgotten, after it was once known, that make it a leech. */
const leechLapses = 4;

/** What presenting a card needs; made once at start. */
export interface CardSources extends ExerciseSources {
  teachingOf: TeachingOf;
  recordingOf?: NameRecording | undefined;
}

/**
 * The learner's native language, how words sound, and the time; `date` is the learner's day, and
 * `builds` and `speaks` whether their page can ask by `build` and `say`.
 */
export interface Session {
  native: LanguageCode;
  pronunciation: Pronunciation;
  now: number;
  date: string;
  /** The learner's languages besides the cards' own. */
  others: readonly LanguageCode[];
  builds: boolean;
  speaks: boolean;
  parallel?: Parallel | undefined;
}

/** A word's card with everything its exercise needs. */
export function presentWordCard(
  sources: CardSources,
  { word, memory, mark }: { word: CatalogueWord; memory: Memory; mark: Mark | undefined },
  { native, pronunciation, now, date, others, builds, speaks, parallel }: Session,
): PracticeCard {
  const id = cardIdOfWord(word.id);
  const { stability, reviewCount } = memory;
  const { prompts, usageOf, recordingOf } = sources;
  const seed = `${id} ${date}`;
  const options = { native, stability, reviewCount, seed, builds, speaks, parallel };
  const exercise = exerciseOfWord(sources, word, options);
  const hearing = { pronunciation, recordingOf };
  const example = chooseExample(word, exercise, {
    native,
    others,
    reviewCount,
    parallel,
    ...hearing,
  });
  return {
    id,
    word_id: word.id,
    text: word.text,
    ...presentSpelling(word, pronunciation),
    translation: prompts.of(word, native).text,
    language_code: word.language,
    native_code: native,
    pos: word.pos,
    ipa: ipaOf(word, pronunciation),
    ...presentRecording(word, hearing),
    is_starred: presentMarks(mark).is_starred,
    exercise,
    ...(example && { example }),
    ...(memory.state === 'new' && {
      introduction: introduceWord(usageOf, word, { native, pronunciation }),
    }),
    confusables: confusablesOf(sources, word, native),
    ...presentMemory(memory, now),
  };
}

/**
 * The card of a word that has the meaning of the card before in another language. It is never
 * introduced: the learner knows it.
 */
export function presentParallelCard(
  sources: CardSources,
  subject: Parameters<typeof presentWordCard>[1],
  session: Session & { parallel: Parallel },
): PracticeCard {
  const { introduction: _none, ...card } = presentWordCard(sources, subject, session);
  return { ...card, is_new: false, parallel_of: session.parallel.of.id };
}

/** The card of a learner's pair. */
export function presentPairCard(pair: StoredPair, memory: Memory, now: number): PracticeCard {
  return {
    id: cardIdOfPair(pair.id),
    word_id: null,
    text: pair.text,
    translation: pair.translation,
    language_code: pair.language_code,
    native_code: pair.native_code,
    pos: null,
    ipa: null,
    is_starred: false,
    exercise: exerciseOfPair(pair, memory.stability),
    ...presentMemory(memory, now),
  };
}

function presentMemory(memory: Memory, now: number) {
  const { again, good } = previewRatings(memory, now);
  return {
    is_new: memory.state === 'new',
    is_leech: memory.lapses >= leechLapses,
    strength: strengthAt(memory, now),
    preview: { again: new Date(again).toISOString(), good: new Date(good).toISOString() },
  };
}
