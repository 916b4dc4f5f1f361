import { eventSchemas, type EventBus, type EventPayload } from '../index.ts';
import type { Session } from '../../session/index.ts';

/**
 * Events that say what changed on the server. Who is signed in and which languages they learn reaches
 * other tabs by the browser's storage, which holds it.
 */
type RelayedName = 'word.marked' | 'practice.changed' | 'favorites.changed';

/** The channel between the tabs of a browser. */
export const channelName = 'topwords.events';

interface RelayServices {
  bus: EventBus;
  session: Pick<Session, 'state'>;
}

/** A message of another tab, which may run another release; undefined for what is none of ours. */
function readMessage(data: unknown): { sub: string; name: unknown; payload: unknown } | undefined {
  if (!(data instanceof Object) || !('sub' in data && 'name' in data && 'payload' in data)) {
    return undefined;
  }
  const { sub, name, payload } = data;
  return typeof sub === 'string' && sub !== '' ? { sub, name, payload } : undefined;
}

/**
 * Tells the browser's other tabs of the same account what changed on the server, and emits what they
 * tell on this page's bus, where it is told no further.
 */
export function relayEvents({ bus, session }: RelayServices): void {
  const channel = new BroadcastChannel(channelName);
  let isRelaying = false;

  function tell<Name extends RelayedName>(name: Name, payload: EventPayload<Name>): void {
    const { is_auth, sub } = session.state.value;
    if (!isRelaying && is_auth) channel.postMessage({ sub, name, payload });
  }

  // A mark that the server has not confirmed is no other tab's business.
  bus.subscribe('word.marked', (payload) => {
    if (payload.settled) tell('word.marked', payload);
  });
  bus.subscribe('practice.changed', (payload) => tell('practice.changed', payload));
  bus.subscribe('favorites.changed', (payload) => tell('favorites.changed', payload));

  function emit(name: unknown, payload: unknown): void {
    if (name === 'word.marked') {
      const { data } = eventSchemas[name].safeParse(payload);
      if (data?.settled) bus.emit('word.marked', data);
    } else if (name === 'practice.changed') {
      const { data } = eventSchemas[name].safeParse(payload);
      if (data) bus.emit('practice.changed', data);
    } else if (name === 'favorites.changed') {
      const { data } = eventSchemas[name].safeParse(payload);
      if (data) bus.emit('favorites.changed', data);
    }
  }

  channel.addEventListener('message', (event) => {
    const message = readMessage(event.data);
    const { is_auth, sub } = session.state.value;
    if (message === undefined || !is_auth || message.sub !== sub) return;
    isRelaying = true;
    try {
      emit(message.name, message.payload);
    } finally {
      isRelaying = false;
    }
  });
}
