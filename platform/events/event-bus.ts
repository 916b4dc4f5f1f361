import { Observable, ReplaySubject, Subject } from '../rx/index.ts';
import { createWaitingMarks } from './waiting-marks.ts';
import { eventSchemas, replayedEvents, type EventName, type EventPayload } from './event-map.ts';

/** The bus on which shell and remotes coordinate. */
export interface EventBus {
  /**
   * Sends an event to every subscriber.
   * @throws {TypeError} when the event is unknown or its payload is invalid: nobody receives it.
   */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /**
   * Calls `handler` for each new event, and immediately with the last payload of a replayed event and
   * with the marks that wait for the server.
   * An error in the handler is reported and does not affect other handlers.
   * @returns a function that unsubscribes.
   */
  subscribe<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void;
  /** The same events as an observable, for composing. */
  on<Name extends EventName>(name: Name): Observable<EventPayload<Name>>;
}

interface EventBusOptions {
  /** Called for each error that a subscriber throws. */
  onSubscriberError: (name: EventName, error: unknown) => void;
}

/** Creates the one bus of a page. */
export function createEventBus({ onSubscriberError }: EventBusOptions): EventBus {
  const subjects = new Map<EventName, Subject<unknown>>();
  const marks = createWaitingMarks();
  for (const name of Object.keys(eventSchemas) as EventName[]) {
    subjects.set(name, replayedEvents.has(name) ? new ReplaySubject(1) : new Subject());
  }

  function subjectOf(name: EventName): Subject<unknown> {
    const subject = subjects.get(name);
    if (!subject) throw new TypeError(`Unknown event ${name}`);
    return subject;
  }

  function on<Name extends EventName>(name: Name): Observable<EventPayload<Name>> {
    const events = subjectOf(name);
    return new Observable((subscriber) => {
      if (name === 'word.marked')
        for (const marked of marks.list()) subscriber.next(marked as never);
      return events.subscribe((payload) => subscriber.next(payload as EventPayload<Name>));
    });
  }

  return {
    emit(name, payload) {
      const subject = subjectOf(name);
      const parsed = eventSchemas[name].safeParse(payload);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new TypeError(
          `Event ${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is invalid'}`,
        );
      }
      marks.follow(name, parsed.data);
      subject.next(parsed.data);
    },
    subscribe(name, handler) {
      const subscription = on(name).subscribe((payload) => {
        try {
          handler(payload);
        } catch (error) {
          onSubscriberError(name, error);
        }
      });
      return () => subscription.unsubscribe();
    },
    on,
  };
}
