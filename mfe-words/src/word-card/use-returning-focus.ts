import { useEffect, type RefObject } from 'react';
import { useNavigationType } from '@topwords/platform/router';
import { useServices } from '../services/services.ts';

/** Returns the focus to the word whose page was opened, when the learner comes back to the list. */
export function useReturningFocus(list: RefObject<HTMLUListElement | null>): void {
  const { lastOpened } = useServices();
  const navigation: string = useNavigationType();
  const isReturn = navigation === 'POP';
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href$="?id=${lastOpened.value}"]`);
    if (!isReturn || !link) return;
    lastOpened.next(null);
    link.focus({ preventScroll: true });
  }, [isReturn, lastOpened, list]);
}
