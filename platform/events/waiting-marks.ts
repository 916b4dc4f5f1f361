import type { EventName, EventPayload } from './event-map.ts';

type Marked = EventPayload<'word.marked'>;

/** The marks of the current account that the server has not confirmed, for late subscribers. */
export interface WaitingMarks {
  /** Call with every event before its subscribers get it. */
  follow(name: EventName, payload: unknown): void;
  list(): Iterable<Marked>;
}

export function createWaitingMarks(): WaitingMarks {
  const marks = new Map<number, Marked>();
  let account = '';
  return {
    follow(name, payload) {
      if (name === 'word.marked') {
        const marked = payload as Marked;
        if (marked.settled) marks.delete(marked.word_id);
        else marks.set(marked.word_id, marked);
      } else if (name === 'session.changed') {
        const { sub } = payload as EventPayload<'session.changed'>;
        if (sub !== account) marks.clear();
        account = sub;
      }
    },
    list: () => [...marks.values()],
  };
}
