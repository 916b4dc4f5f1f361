import { Observable } from '../rx/index.ts';
import type { EventBus } from './event-bus.ts';
import type { EventName, EventPayload } from './event-map.ts';

/** A view of the page's bus for one of its users. */
export interface ScopedBus {
  bus: EventBus;
  /** Ends every subscription made through it; from then on it neither receives nor sends. */
  close: () => void;
}

/**
 * Makes a view of the bus that knows whom it serves: what a handler throws is told to
 * `onSubscriberError` alone, and all handlers can be taken off at once.
 */
export function createScopedBus(
  shared: EventBus,
  onSubscriberError: (name: EventName, error: unknown) => void,
): ScopedBus {
  const endings = new Set<() => void>();
  let isClosed = false;

  function keep(end: () => void): () => void {
    const endOnce = () => {
      if (endings.delete(endOnce)) end();
    };
    endings.add(endOnce);
    return endOnce;
  }

  function subscribe<Name extends EventName>(
    name: Name,
    handler: (payload: EventPayload<Name>) => void,
  ): () => void {
    if (isClosed) return () => undefined;
    return keep(
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
      return keep(() => {
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
      for (const end of endings) end();
    },
  };
}
