/**
 * The parts of rxjs that host and remotes share; imported from here, they are loaded once per page.
 */
export {
  BehaviorSubject,
  Observable,
  ReplaySubject,
  Subject,
  debounceTime,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  fromEvent,
  map,
  merge,
  type Subscription,
} from 'rxjs';
export { useObservable } from './use-observable.ts';
