import { createRetryLoop, isApiFailure } from '@topwords/platform/client';
import type {
  CallInput,
  CardState,
  LanguageCode,
  Review,
  answerMistake,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { BehaviorSubject, Subject, type Observable } from '@topwords/platform/rx';
import { textsFor } from '../texts/index.ts';
import { withLock } from '../storage/with-lock.ts';
import type { EntryContent } from './entry.ts';
import { createEntryStorage, isEntryKey } from './entry-storage.ts';
import { nextBatch, sendBatch, type Settled } from './send-entries.ts';

/** Time in milliseconds in which more answers can join a batch, or the last one be undone. */
export const sendDelay = 1000;

/** The current learner's unconfirmed entries, and the state of the connection. */
interface OutboxState {
  waiting: number;
  /** `delayed`: the network works, but the server cannot accept them now. */
  connection: 'good' | 'offline' | 'delayed';
}

/** An answer to a question about a mistake. */
type MistakeAnswer = CallInput<typeof answerMistake>['body'];

/** Keeps what a learner does in practice until the server has it. */
export interface Outbox {
  readonly state: BehaviorSubject<OutboxState>;
  /** Card states, each time the server has confirmed some. */
  readonly confirmed: Observable<readonly CardState[]>;
  /** Keeps a review until it is sent, across reloads too. */
  addReview(sub: string, review: Review, language: LanguageCode | null): void;
  /** Undoes a review: it is not sent, or is undone on the server. */
  undoReview(sub: string, review: Review, language: LanguageCode | null): void;
  /** Takes a card out of practice permanently, or puts it back. */
  setKnown(sub: string, cardId: string, isKnown: boolean, language: LanguageCode | null): void;
  /** Keeps an answer to a question about a mistake until it is sent. */
  answerMistake(sub: string, answer: MistakeAnswer, language: LanguageCode): void;
  /** The cards with unconfirmed entries. */
  waitingCards(sub: string): ReadonlySet<string>;
  /** Sends the waiting entries; resolves when they are sent or cannot be. */
  send(): Promise<void>;
}

interface OutboxOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session' | 'showBanner' | 'language'>;
  storage: Storage | null;
}

/** Creates the one outbox of a page; it sends for as long as the page lives. */
export function createOutbox({ host, storage }: OutboxOptions): Outbox {
  const { api, bus, session } = host;
  const entries = createEntryStorage(storage);
  const state = new BehaviorSubject<OutboxState>({ waiting: 0, connection: 'good' });
  const confirmed = new Subject<readonly CardState[]>();

  const currentSub = () => session.state.value.sub;

  function updateState(connection = state.value.connection): void {
    const waiting = entries.entriesOf(currentSub()).length;
    if (waiting === state.value.waiting && connection === state.value.connection) return;
    state.next({ waiting, connection });
  }

  function put(
    sub: string,
    language: LanguageCode | null,
    content: EntryContent,
    id: string,
  ): void {
    const last = entries.entriesOf(sub).at(-1)?.order ?? 0;
    const order = Math.max(Date.now(), last + 1);
    entries.put(sub, { id, order, language, isAttempted: false, ...content });
    updateState();
    loop.runIn(sendDelay);
  }

  /** Removes an entry. @returns true if the server cannot know about it */
  function drop(sub: string, id: string | undefined): boolean {
    const entry = entries.entriesOf(sub).find((entry) => entry.id === id);
    if (!entry) return false;
    entries.remove(sub, entry.id);
    updateState();
    return !entry.isAttempted;
  }

  function settle(sub: string, { entries: settled, cards, isRefused }: Settled): void {
    for (const { id } of settled) entries.remove(sub, id);
    if (sub !== currentSub()) return;
    updateState('good');
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
    const isCurrent = () => sub === currentSub();
    while (isCurrent()) {
      const batch = nextBatch(entries.entriesOf(sub));
      if (batch.length === 0) return;
      for (const entry of batch) entries.put(sub, { ...entry, isAttempted: true });
      await sendBatch({ api, isCurrent }, batch, (settled) => settle(sub, settled));
    }
  }

  function showNetwork(): void {
    updateState(navigator.onLine ? 'good' : 'offline');
  }

  /** Also sends what is added while it runs. */
  async function sendWaiting(): Promise<void> {
    const sub = currentSub();
    // Another tab may have sent it, or it was undone.
    if (sub === '' || entries.entriesOf(sub).length === 0) return showNetwork();
    await withLock(`topwords.practice/${sub}`, () => sendAll(sub));
    updateState('good');
  }

  const loop = createRetryLoop(sendWaiting, (error) => {
    const isAnswered = isApiFailure(error) && error.code !== 'no_response';
    updateState(isAnswered ? 'delayed' : 'offline');
  });

  function restart(): void {
    showNetwork();
    loop.restart();
  }

  addEventListener('online', restart);
  addEventListener('offline', () => updateState('offline'));
  document.addEventListener('visibilitychange', () => void loop.run());
  // Another tab changed the entries.
  addEventListener('storage', ({ key }) => {
    if (key === null || isEntryKey(key)) updateState();
  });
  bus.subscribe('session.changed', () => {
    entries.restore();
    restart();
  });

  return {
    state,
    confirmed,
    addReview: (sub, review, language) =>
      put(sub, language, { kind: 'review', content: review }, review.id),
    undoReview(sub, { id, card_id }, language) {
      const queued = entries.entriesOf(sub).find((entry) => entry.id === id);
      // One that may have been sent stays before its undo: the server only undoes reviews that it knows.
      if (queued?.isAttempted === false && drop(sub, id)) return;
      put(
        sub,
        language,
        { kind: 'undo', content: { review_id: id, card_id } },
        crypto.randomUUID(),
      );
    },
    setKnown(sub, cardId, isKnown, language) {
      const opposite = entries
        .entriesOf(sub)
        .find(
          ({ kind, content }) =>
            kind === 'known' && content.card_id === cardId && content.is_known !== isKnown,
        );
      if (drop(sub, opposite?.id)) return;
      const content = { card_id: cardId, is_known: isKnown };
      put(sub, language, { kind: 'known', content }, crypto.randomUUID());
    },
    answerMistake: (sub, answer, language) =>
      put(sub, language, { kind: 'mistake', content: answer }, answer.id),
    waitingCards: (sub) =>
      new Set(
        entries
          .entriesOf(sub)
          .flatMap(({ content }) => ('card_id' in content ? content.card_id : [])),
      ),
    send: loop.run,
  };
}
