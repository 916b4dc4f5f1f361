import { useLocation, useNavigate } from '../../router/index.ts';

/** The place among the page's entries that the router keeps with each; a reload leaves it. */
function placeOfEntry(): number | undefined {
  const state: unknown = history.state;
  return state instanceof Object && 'idx' in state ? Number(state.idx) : undefined;
}

/** Goes back to where the learner came from; to `otherwise` when the screen was opened directly. */
export function useWayBack(otherwise: string): () => void {
  const navigate = useNavigate();
  // An address that is replaced gets another key, though nothing of ours lies before it.
  const isOpened = useLocation().key === 'default';
  return () => void (isOpened || placeOfEntry() === 0 ? navigate(otherwise) : navigate(-1));
}
