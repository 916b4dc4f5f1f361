import { Observable } from '../rx/index.ts';
import type { EventBus } from './event-bus.ts';
import type { EventName, EventPayload } from './event-map.ts';

/** A view of the page's bus for one of its users. */
export interface ScopedBus {
  bus: EventBus;
  /** Ends every subscription made through it; after that it neither receives nor sends. */
  close: () => void;
}

/**
 * Creates a view of the bus for one user: errors of its handlers are reported only to
 * `onSubscriberError`, and all its subscriptions can be ended together.
 */
export function createScopedBus(
  shared: EventBus,
  onSubscriberError: (name: EventName, error: unknown) => void,
): ScopedBus {
  const disposers = new Set<() => void>();
  let isClosed = false;

  function track(end: () => void): () => void {
    const disposeOnce = () => {
      if (disposers.delete(disposeOnce)) end();
    };
    disposers.add(disposeOnce);
    return disposeOnce;
  }

  function subscribe<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void {
    if (isClosed) return () => undefined;
    return track(
      shared.subscribe(name, (payload) => {
        try {
          handler(payload);
        } catch (error) {
          onSubscriberError(name, error);
        }
      }),
    );
  }

  function on<Name extends EventName>(name: Name): Observable<EventPayload<Name>> {
    const events = shared.on(name);
    return new Observable((subscriber) => {
      if (isClosed) {
        subscriber.complete();
        return undefined;
      }
      const subscription = events.subscribe((payload) => subscriber.next(payload));
      return track(() => {
        subscription.unsubscribe();
        subscriber.complete();
      });
    });
  }

  return {
    bus: {
      emit(name, payload) {
        if (!isClosed) shared.emit(name, payload);
      },
      subscribe,
      on,
    },
    close() {
      isClosed = true;
      for (const end of disposers) end();
    },
  };
}
