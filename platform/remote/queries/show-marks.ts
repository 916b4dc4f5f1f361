import type { QueryClient } from '@tanstack/react-query';
import type { WordMarks } from '../../contracts/index.ts';
import { wordCalls } from './call-groups.ts';
import { mapWords } from './map-words.ts';

/** Applies new marks to every cached copy of the word. */
export function showMarks(
  client: QueryClient,
  { word_id, is_starred, is_learned }: WordMarks & { word_id: number },
): void {
  for (const id of wordCalls) {
    client.setQueriesData({ queryKey: [id] }, (data: unknown) => {
      let isThere = false;
      const marked = mapWords(data, (word) => {
        if (word.id !== word_id) return word;
        isThere = true;
        return { ...word, is_starred, is_learned };
      });
      // Answers without the word keep their age.
      return isThere ? marked : undefined;
    });
  }
}
