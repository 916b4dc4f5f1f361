import { allTutor, type Topic } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Note } from './note.ts';

/** A question, as notes are matched with it. */
export interface NoteQuery {
  native: LanguageCode;
  /** Folded words of the learned language in the question, and the headwords of their forms. */
  learned: ReadonlySet<string>;
  /** Headwords of forms in the question: they weigh less than what the learner wrote. */
  lemmas: ReadonlySet<string>;
  /** Words of the native language in the question. */
  stems: ReadonlySet<string>;
  topics: readonly Topic[];
  /** Stems of the question's own subject: those that no cue has. */
  subjects: ReadonlySet<string>;
  /** Ids of the words that the question names, or else of the chat's word. */
  words: ReadonlyMap<number, number>;
}

/** A note, and how well it answers a question. */
export interface RankedNote<T extends Note = Note> {
  note: T;
  score: number;
  /** How much of it the question's words, apart from the chat's word, explain. */
  evidence: number;
  /**
   * Whether it has words of the learned language from the question, or the rarest native word of
   * the question's subject. Without either, it only shares common words with it.
   */
  isAbout: boolean;
}

interface Indexed {
  learned: ReadonlySet<string>;
  /** Words of the example sentences alone, which show the point rather than name it. */
  shown: ReadonlySet<string>;
  native: ReadonlySet<string>;
  keys: ReadonlySet<string>;
}

const stemLength = 5;
const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const indexes = new WeakMap<Note, Indexed>();
const weights = {
  friend: 5,
  shown: 0.3,
  otherTopic: 0.6,
  stem: 0.7,
  lemma: 0.6,
  key: 0.8,
  topic: 3,
};

/** The stem by which words of a native language are compared. */
function stemOf(folded: string): string {
  return folded.slice(0, stemLength);
}

/** The words of a text, folded. */
export function wordsIn(text: string): string[] {
  return (text.match(word) ?? []).map((one) => foldText(one));
}

/** The native words of a question that carry its meaning, as stems. */
export function stemsIn(text: string, native: LanguageCode): Set<string> {
  const stops = new Set(allTutor[native].stopWords.split(/\s+/).map(foldText));
  const kept = wordsIn(text).filter((one) => one.length > 2 && !stops.has(one));
  return new Set(kept.map(stemOf));
}

function indexOf(note: Note): Indexed {
  const known = indexes.get(note);
  if (known) return known;
  const learned = [...note.text.matchAll(/\*([^*]+)\*/g)].map(([, text = '']) => text);
  const native = note.text.replaceAll(/\*[^*]+\*/g, ' ');
  const titles = [...note.title.matchAll(/\*([^*]+)\*/g)].map(([, text = '']) => text);
  const index = {
    learned: new Set([...learned, ...titles, ...note.keys].flatMap(wordsIn)),
    shown: new Set(note.sentences.flatMap(({ text }) => wordsIn(text))),
    native: new Set(wordsIn(`${native} ${note.title.replaceAll(/\*[^*]+\*/g, ' ')}`).map(stemOf)),
    keys: new Set([...note.keys, ...titles].flatMap(wordsIn)),
  };
  indexes.set(note, index);
  return index;
}

/** How telling each word is among notes: a word of few notes weighs most. */
export function weigh(notes: readonly Note[]): (text: string) => number {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const { learned, native } = indexOf(note);
    for (const one of [...learned, ...native]) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return (text) => Math.log(1 + notes.length / (1 + (counts.get(text) ?? 0)));
}

/** The notes that share most with a question, the best first. */
export function rankNotes<T extends Note>(
  notes: readonly T[],
  query: NoteQuery,
  weightOf: (text: string) => number,
): RankedNote<T>[] {
  return notes
    .map((note) => score(note, query, weightOf))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function score<T extends Note>(
  note: T,
  query: NoteQuery,
  weightOf: (text: string) => number,
): RankedNote<T> {
  const { learned, shown, native, keys } = indexOf(note);
  let evidence = 0;
  const isShared = [...query.learned].some((text) => learned.has(text) || shown.has(text));
  for (const text of query.learned) {
    if (learned.has(text)) evidence += weightOf(text) + (keys.has(text) ? weights.key * 2 : 0);
    else if (shown.has(text)) evidence += weights.shown * weightOf(text);
  }
  for (const text of query.lemmas) {
    if (!query.learned.has(text) && learned.has(text)) evidence += weights.lemma * weightOf(text);
  }
  for (const stem of query.stems) {
    if (native.has(stem)) evidence += weights.stem * weightOf(stem);
  }
  if (note.kind === 'friend' && [...keys].some((one) => query.stems.has(stemOf(one)))) {
    evidence += weights.friend;
  }
  const topics = note.topics.filter((topic) => query.topics.includes(topic)).length;
  const about = Math.max(0, ...note.words.map((id) => query.words.get(id) ?? 0));
  evidence += weights.topic * Math.min(topics, 2);
  if (note.topics.length > 0 && query.topics.length > 0 && topics === 0) {
    evidence *= weights.otherTopic;
  }
  const [rarest] = [...query.subjects].toSorted((a, b) => weightOf(b) - weightOf(a));
  const isAbout = isShared || rarest === undefined || native.has(rarest);
  return { note, evidence, score: evidence + about, isAbout };
}
