import type { LanguageCode, PracticeCard } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import {
  presentMarks,
  presentRecording,
  presentSpelling,
  type NameRecording,
} from '../bank/presenter.ts';
import { ipaOf, type Pronunciation } from '../bank/pronunciation.ts';
import type { Mark } from '../marks/mark-repository.ts';
import { exerciseOfPair, exerciseOfWord, type ExerciseSources } from './build-exercise.ts';
import { cardIdOfPair, cardIdOfWord } from './find-subjects.ts';
import type { StoredPair } from './pair-repository.ts';
import { previewRatings, strengthAt, type Memory } from './scheduler.ts';

/** What presenting a card needs; made once at start. */
export interface CardSources extends ExerciseSources {
  recordingOf?: NameRecording | undefined;
}

/** The learner's native language, how words sound, and the time; `date` is the learner's day. */
export interface Session {
  native: LanguageCode;
  pronunciation: Pronunciation;
  now: number;
  date: string;
}

/** A word's card with everything its exercise needs. */
export function presentWordCard(
  sources: CardSources,
  { word, memory, mark }: { word: CatalogueWord; memory: Memory; mark: Mark | undefined },
  { native, pronunciation, now, date }: Session,
): PracticeCard {
  const id = cardIdOfWord(word.id);
  const { stability } = memory;
  return {
    id,
    word_id: word.id,
    text: word.text,
    ...presentSpelling(word, pronunciation),
    translation: sources.prompts.of(word, native).text,
    language_code: word.language,
    native_code: native,
    pos: word.pos,
    ipa: ipaOf(word, pronunciation),
    ...presentRecording(word, { pronunciation, recordingOf: sources.recordingOf }),
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
