import { word as wordSchema, type Word } from '../contracts/index.ts';
import { useLocation } from '../router/index.ts';

/** The word that came with the navigation, as a card hands it to the page that it opens. */
export function usePassedWord(): Word | undefined {
  const { state } = useLocation() as { state: unknown };
  const candidate = state instanceof Object && 'word' in state ? state.word : undefined;
  return wordSchema.safeParse(candidate).data;
}
