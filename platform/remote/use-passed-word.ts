import { word as wordSchema, type Word } from '../contracts/index.ts';
import { useLocation } from '../router/index.ts';

/** Returns the word in the navigation's state, which a card passes to the page it opens. */
export function usePassedWord(): Word | undefined {
  const { state } = useLocation() as { state: unknown };
  const candidate = state instanceof Object && 'word' in state ? state.word : undefined;
  return wordSchema.safeParse(candidate).data;
}
