import { useCallback, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';

/**
 * Returns the current value of a subject, or what `select` takes from it, and re-renders the
 * component when that changes.
 */
export function useObservable<Value>(subject: BehaviorSubject<Value>): Value;
export function useObservable<Value, Part>(
  subject: BehaviorSubject<Value>,
  select: (value: Value) => Part,
): Part;
export function useObservable<Value>(
  subject: BehaviorSubject<Value>,
  select?: (value: Value) => unknown,
): unknown {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [subject],
  );
  const read = () => (select ? select(subject.value) : subject.value);
  return useSyncExternalStore(subscribe, read, read);
}
