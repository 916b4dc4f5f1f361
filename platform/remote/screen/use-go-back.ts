import { useLocation, useNavigate } from '../../router/index.ts';

/** Returns the router's index of the current history entry; it survives a reload. */
function indexOfEntry(): number | undefined {
  const state: unknown = history.state;
  return state instanceof Object && 'idx' in state ? Number(state.idx) : undefined;
}

/** Returns a function that goes back, or to `fallback` when the screen was opened directly. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  // A replaced address gets a new key, even when there is no earlier entry of ours.
  const isOpened = useLocation().key === 'default';
  return () => void (isOpened || indexOfEntry() === 0 ? navigate(fallback) : navigate(-1));
}
