import { z } from 'zod/mini';
import { eventSchemas, type EventBus, type EventPayload } from '../index.ts';
import type { Session } from '../../session/index.ts';

/**
 * Events about changes on the server. Changes of the account and its languages reach other tabs
 * through the browser's storage.
 */
const relayedNames = ['word.marked', 'practice.changed', 'favorites.changed'] as const;

/** The channel between the tabs of a browser. */
export const channelName = 'topwords.events';

interface RelayServices {
  bus: EventBus;
  session: Pick<Session, 'state'>;
}

/** A message from another tab, which may run another release. */
const tabMessage = z.object({
  sub: z.string(),
  name: z.enum(relayedNames),
  payload: z.unknown(),
});

/** Other tabs get only marks that the server has confirmed. */
function isShareable(payload: EventPayload<(typeof relayedNames)[number]>): boolean {
  return !('settled' in payload) || payload.settled;
}

/**
 * Sends changes on the server to the browser's other tabs of the same account, and emits changes
 * received from them on this page's bus without relaying them again.
 */
export function relayEvents({ bus, session }: RelayServices): void {
  const channel = new BroadcastChannel(channelName);
  let isRelaying = false;

  for (const name of relayedNames) {
    bus.subscribe(name, (payload) => {
      const { is_auth, sub } = session.state.value;
      const isSent = is_auth && !isRelaying && isShareable(payload);
      if (isSent) channel.postMessage({ sub, name, payload });
    });
  }

  channel.addEventListener('message', ({ data }) => {
    const message = tabMessage.safeParse(data).data;
    const { is_auth, sub } = session.state.value;
    if (!is_auth || message?.sub !== sub) return;
    const payload = eventSchemas[message.name].safeParse(message.payload).data;
    if (!payload || !isShareable(payload)) return;
    isRelaying = true;
    try {
      bus.emit(message.name, payload);
    } finally {
      isRelaying = false;
    }
  });
}
