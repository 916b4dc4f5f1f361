import { allTutor } from '@topwords/languages/tutor';
import { sayPattern } from '../../compose/compose-tips.ts';
import { sayDifference } from '../../compose/compose-usage.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import type { Note } from './note.ts';

/** What the authors of a word's entry noted: remarks, patterns, look-alikes, similar words. */
export function notesOfWord({ word, native, usage, teaching }: WordFacts): Note[] {
  const about = { words: [word.id], topics: [], title: '', sentences: [] };
  const texts = allTutor[native].chatTexts;
  return [
    ...(usage.note === undefined
      ? []
      : [
          {
            ...about,
            kind: 'remark' as const,
            key: `remark ${word.id}`,
            text: usage.note,
            keys: [],
          },
        ]),
    ...teaching.false_friends.map((friend) => ({
      ...about,
      kind: 'friend' as const,
      key: `friend ${word.id} ${friend.look_alike}`,
      text: texts.falseFriend(`*${word.text}*`, friend),
      keys: [friend.look_alike],
      sentences: [friend.example],
    })),
    ...usage.patterns.map((pattern) => ({
      ...about,
      kind: 'pattern' as const,
      key: `pattern ${word.id} ${pattern.pattern}`,
      text: sayPattern(pattern),
      keys: [pattern.pattern, pattern.example],
    })),
    ...usage.synonyms.map((one) => ({
      ...about,
      words: [word.id, ...(one.word ? [one.word.id] : [])],
      kind: 'difference' as const,
      key: `difference ${word.id} ${one.text}`,
      text: sayDifference(one),
      keys: [one.text],
    })),
  ];
}
