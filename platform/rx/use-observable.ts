import { useCallback, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/** Returns the current value of a subject and re-renders the component when it changes. */
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
