import { eventSchemas, type EventBus, type EventPayload } from '@topwords/platform/events';
import type { Session } from '@topwords/platform/session';

/**
 * Events that say what changed on the server. Who is signed in and which languages they learn reaches
 * other tabs by the browser's storage, which holds it.
 */
const relayed = ['word.marked', 'practice.changed', 'favorites.changed'] as const;

type RelayedName = (typeof relayed)[number];

/** The channel between the tabs of a browser. */
export const channelName = 'topwords.events';

interface News<Name extends RelayedName> {
  /** The account whose data changed. */
  sub: string;
  name: Name;
  payload: EventPayload<Name>;
}

interface RelayServices {
  bus: EventBus;
  session: Pick<Session, 'state'>;
}

function isRelayed(name: unknown): name is RelayedName {
  return relayed.some((one) => one === name);
}

/** A message of another tab, which may run another release; undefined for what this one cannot use. */
function readNews(data: unknown): News<RelayedName> | undefined {
  if (!(data instanceof Object) || !('name' in data) || !isRelayed(data.name)) return undefined;
  const payload = eventSchemas[data.name].safeParse('payload' in data ? data.payload : undefined);
  const sub = 'sub' in data ? data.sub : undefined;
  if (!payload.success || typeof sub !== 'string' || sub === '') return undefined;
  return { sub, name: data.name, payload: payload.data };
}

/** A mark that the server has not confirmed is nobody else's business. */
function isOnServer<Name extends RelayedName>(payload: EventPayload<Name>): boolean {
  return !('settled' in payload) || payload.settled;
}

/**
 * Tells the browser's other tabs of the same account what changed on the server, and emits what they
 * tell on this page's bus, where it is told no further.
 */
export function relayEvents({ bus, session }: RelayServices): void {
  const channel = new BroadcastChannel(channelName);
  let isRelaying = false;
  for (const name of relayed) {
    bus.subscribe(name, (payload) => {
      const { is_auth, sub } = session.state.value;
      if (isRelaying || !is_auth || !isOnServer(payload)) return;
      channel.postMessage({ sub, name, payload } satisfies News<RelayedName>);
    });
  }
  channel.addEventListener('message', ({ data }) => {
    const news = readNews(data);
    const { is_auth, sub } = session.state.value;
    if (news === undefined || !is_auth || news.sub !== sub || !isOnServer(news.payload)) return;
    isRelaying = true;
    try {
      bus.emit(news.name, news.payload);
    } finally {
      isRelaying = false;
    }
  });
}
