import type { LanguageCode, PracticeCard } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { presentMarks, presentRecording, type NameRecording } from '../bank/presenter.ts';
import { defaultPronunciation, ipaOf } from '../bank/pronunciation.ts';
import type { Mark } from '../marks/mark-repository.ts';
import { exerciseOfPair, exerciseOfWord, type ExerciseSources } from './build-exercise.ts';
import { cardIdOfPair, cardIdOfWord } from './find-subjects.ts';
import type { StoredPair } from './pair-repository.ts';
import { previewRatings, strengthAt, type Memory } from './scheduler.ts';

/** What presenting a card needs; made once at start. */
export interface CardSources extends ExerciseSources {
  recordingOf?: NameRecording | undefined;
}

/** The learner's native language and the time; `date` is the learner's day. */
export interface Session {
  native: LanguageCode;
  now: number;
  date: string;
}

/** A word's card with everything its exercise needs. */
export function presentWordCard(
  sources: CardSources,
  { word, memory, mark }: { word: CatalogueWord; memory: Memory; mark: Mark | undefined },
  { native, now, date }: Session,
): PracticeCard {
  const id = cardIdOfWord(word.id);
  const { stability } = memory;
  return {
    id,
    word_id: word.id,
    text: word.text,
    translation: sources.prompts.of(word, native).text,
    language_code: word.language,
    native_code: native,
    pos: word.pos,
    ipa: ipaOf(word, defaultPronunciation),
    ...presentRecording(word, sources.recordingOf),
    is_starred: presentMarks(mark).is_starred,
    exercise: exerciseOfWord(sources, word, { native, stability, seed: `${id} ${date}` }),
    ...presentMemory(memory, now),
  };
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
    strength: strengthAt(memory, now),
    preview: { again: new Date(again).toISOString(), good: new Date(good).toISOString() },
  };
}
