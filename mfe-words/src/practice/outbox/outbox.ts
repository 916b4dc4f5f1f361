import { isApiFailure } from '@topwords/platform/client';
import type { CardState, LanguageCode, Review } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { BehaviorSubject, Subject, type Observable } from '@topwords/platform/rx';
import { textsFor } from '../../texts/index.ts';
import type { EntryContent } from './entry.ts';
import { createEntryStorage } from './entry-storage.ts';
import { followPage } from './follow-page.ts';
import { retryDelay } from './retry-delay.ts';
import { nextBatch, sendBatch, type Settled } from './send-entries.ts';

/** A moment in which further answers may join, or the last one be taken back; in milliseconds. */
export const sendDelay = 1000;

/** What the present learner did that the server has not confirmed, and why. */
interface OutboxState {
  waiting: number;
  /** `delayed`: the network is there, but the server cannot take them now. */
  connection: 'good' | 'offline' | 'delayed';
}

/** Keeps what a learner does in practice until the server has it. */
export interface Outbox {
  readonly state: BehaviorSubject<OutboxState>;
  /** Where cards stand, each time the server has confirmed something of them. */
  readonly confirmed: Observable<readonly CardState[]>;
  /** Keeps a review from now on, over reloads as well. */
  keepReview(sub: string, review: Review, language: LanguageCode | null): void;
  /** Takes a review back: it is not sent, or the server is told. */
  takeBackReview(sub: string, review: Review, language: LanguageCode | null): void;
  /** Takes a card out of practice for good, or back in. */
  keepKnown(sub: string, cardId: string, isKnown: boolean, language: LanguageCode | null): void;
  /** The cards of which the server does not know all yet. */
  waitingCards(sub: string): ReadonlySet<string>;
  /** Sends what waits now, and ends when it is sent or cannot be. */
  send(): Promise<void>;
}

interface OutboxOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session' | 'showBanner' | 'language'>;
  storage: Storage | null;
  /** Milliseconds since 1970. */
  now?: () => number;
  createId?: () => string;
}

/** One tab at a time sends an account's entries, where the browser can arrange it. */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(name, act) : act());
}

/** Makes the one outbox of a page; it sends for as long as the page lives. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { host, storage, now = Date.now, createId = () => crypto.randomUUID() } = options;
  const { api, bus, session } = host;
  const entries = createEntryStorage(storage);
  const state = new BehaviorSubject<OutboxState>({ waiting: 0, connection: 'good' });
  const confirmed = new Subject<readonly CardState[]>();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const presentSub = () => session.state.value.sub;

  function tell(connection = state.value.connection): void {
    const waiting = entries.entriesOf(presentSub()).length;
    if (waiting === state.value.waiting && connection === state.value.connection) return;
    state.next({ waiting, connection });
  }

  function sendIn(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delay);
  }

  function put(
    sub: string,
    language: LanguageCode | null,
    content: EntryContent,
    id: string,
  ): void {
    const last = entries.entriesOf(sub).at(-1)?.order ?? 0;
    const order = Math.max(now(), last + 1);
    entries.put(sub, { id, order, language, isAttempted: false, ...content });
    tell();
    if (failures === 0) sendIn(sendDelay);
  }

  /** @returns whether the server can know nothing of the entry, which is gone now */
  function drop(sub: string, id: string | undefined): boolean {
    const entry = entries.entriesOf(sub).find((entry) => entry.id === id);
    if (!entry) return false;
    entries.remove(sub, entry.id);
    tell();
    return !entry.isAttempted;
  }

  function settle(sub: string, { entries: settled, cards, isRefused }: Settled): void {
    for (const { id } of settled) entries.remove(sub, id);
    if (sub !== presentSub()) return;
    tell('good');
    if (isRefused) {
      host.showBanner('error', textsFor(host).practice.refused);
      return;
    }
    confirmed.next(cards);
    for (const language_code of new Set(settled.map(({ language }) => language))) {
      bus.emit('practice.changed', { language_code });
    }
  }

  async function sendAll(sub: string): Promise<void> {
    const isPresent = () => sub === presentSub();
    while (isPresent()) {
      const batch = nextBatch(entries.entriesOf(sub));
      if (batch.length === 0) return;
      for (const entry of batch) entries.put(sub, { ...entry, isAttempted: true });
      await sendBatch({ api, isPresent }, batch, (settled) => settle(sub, settled));
    }
  }

  async function attempt(sub: string): Promise<void> {
    try {
      await alone(`topwords.practice/${sub}`, () => sendAll(sub));
      failures = 0;
      tell('good');
    } catch (error) {
      failures += 1;
      const isAnswered = isApiFailure(error) && error.code !== 'no_response';
      tell(isAnswered ? 'delayed' : 'offline');
      sendIn(retryDelay(failures, error));
    }
  }

  /** Forgets what has failed so far. */
  function startAnew(): void {
    failures = 0;
    tell(navigator.onLine ? 'good' : 'offline');
  }

  /** What is put while it runs, it sends as well. */
  async function send(): Promise<void> {
    const sub = presentSub();
    if (sending) return sending;
    clearTimeout(timer);
    if (sub === '' || entries.entriesOf(sub).length === 0) {
      // Another tab has sent it, or it was taken back: what comes next is tried at once.
      startAnew();
      return undefined;
    }
    sending = attempt(sub).finally(() => {
      sending = null;
    });
    return sending;
  }

  function sendAnew(): void {
    startAnew();
    // What is under way may be another account's.
    void (sending ? sending.then(send) : send());
  }

  followPage({
    entries,
    onOnline: sendAnew,
    onOffline: () => tell('offline'),
    onVisibility: () => void send(),
    onChange: tell,
  });
  bus.subscribe('session.changed', () => {
    entries.restore();
    sendAnew();
  });

  return {
    state,
    confirmed,
    keepReview: (sub, review, language) =>
      put(sub, language, { kind: 'review', content: review }, review.id),
    takeBackReview(sub, { id, card_id }, language) {
      const kept = entries.entriesOf(sub).find((entry) => entry.id === id);
      // One that may be on its way stays before its undo: the server takes back what it knows alone.
      if (kept?.isAttempted === false && drop(sub, id)) return;
      put(sub, language, { kind: 'undo', content: { review_id: id, card_id } }, createId());
    },
    keepKnown(sub, cardId, isKnown, language) {
      const opposite = entries
        .entriesOf(sub)
        .find(
          ({ kind, content }) =>
            kind === 'known' && content.card_id === cardId && content.is_known !== isKnown,
        );
      if (drop(sub, opposite?.id)) return;
      const content = { card_id: cardId, is_known: isKnown };
      put(sub, language, { kind: 'known', content }, createId());
    },
    waitingCards: (sub) => new Set(entries.entriesOf(sub).map(({ content }) => content.card_id)),
    send,
  };
}
