import { useCallback, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/** The present value of a subject; the component renders again with each new one. */
export function useObservable<Value>(subject: BehaviorSubject<Value>): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [subject],
  );
  const read = useCallback(() => subject.getValue(), [subject]);
  return useSyncExternalStore(subscribe, read, read);
}
