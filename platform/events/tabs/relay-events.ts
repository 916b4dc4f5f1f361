import { eventSchemas, type EventBus, type EventPayload } from '../index.ts';
import type { Session } from '../../session/index.ts';

/**
 * Events about changes on the server. Changes of the account and its languages reach other tabs
 * through the browser's storage.
 */
type RelayedName = 'word.marked' | 'practice.changed' | 'favorites.changed';

/** The channel between the tabs of a browser. */
export const channelName = 'topwords.events';

interface RelayServices {
  bus: EventBus;
  session: Pick<Session, 'state'>;
}

/**
 * Reads a message from another tab, which may run another release; undefined when it is not one of
 * ours.
 */
function readMessage(data: unknown): { sub: string; name: unknown; payload: unknown } | undefined {
  if (!(data instanceof Object) || !('sub' in data && 'name' in data && 'payload' in data)) {
    return undefined;
  }
  const { sub, name, payload } = data;
  return typeof sub === 'string' && sub !== '' ? { sub, name, payload } : undefined;
}

/**
 * Sends changes on the server to the browser's other tabs of the same account, and emits changes
 * received from them on this page's bus without relaying them again.
 */
export function relayEvents({ bus, session }: RelayServices): void {
  const channel = new BroadcastChannel(channelName);
  let isRelaying = false;

  function post<Name extends RelayedName>(name: Name, payload: EventPayload<Name>): void {
    const { is_auth, sub } = session.state.value;
    if (!isRelaying && is_auth) channel.postMessage({ sub, name, payload });
  }

  // Other tabs get only marks that the server has confirmed.
  bus.subscribe('word.marked', (payload) => {
    if (payload.settled) post('word.marked', payload);
  });
  bus.subscribe('practice.changed', (payload) => post('practice.changed', payload));
  bus.subscribe('favorites.changed', (payload) => post('favorites.changed', payload));

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
