import { useQuery } from '@tanstack/react-query';
import { listCategories } from '@topwords/platform/contracts';
import { callQuery } from '@topwords/platform/remote';
import { useLocation, useSearchParams } from '@topwords/platform/router';

type Passed = Partial<Record<'categoryId' | 'categoryName', unknown>>;

function textOf(state: unknown, name: keyof Passed): string | undefined {
  const value = state instanceof Object ? (state as Passed)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * The category in the address (`?id=…`), which survives a reload, or in the navigation state
 * (`categoryId` and `categoryName`). A name in the state is available immediately.
 */
export function useOpenedCategory() {
  const { state } = useLocation() as { state: unknown };
  const [parameters] = useSearchParams();
  const passedId = textOf(state, 'categoryId');
  const id = parameters.get('id') ?? passedId ?? '';
  const { data } = useQuery(callQuery(listCategories));
  const category = data?.find((each) => each.id === id);
  const passedName = id === passedId ? textOf(state, 'categoryName') : undefined;
  return {
    /** '' when neither the address nor the navigation state has one. */
    id,
    /** Its name as far as known. */
    name: category?.name ?? passedName,
    category,
  };
}
