import { createRetryLoop, isApiFailure, parseJson } from '@topwords/platform/client';
import {
  codeOfLanguage,
  setStatus,
  word as wordSchema,
  wordMarks,
  type LanguageCode,
  type MarkAction,
  type Word,
  type WordMarks,
} from '@topwords/platform/contracts';
import { waitingPrefixes, type HostApi } from '@topwords/platform/host';
import { BehaviorSubject } from '@topwords/platform/rx';
import { z } from '@topwords/platform/schema';
import { createAccountStorage } from '../practice/storage/account-storage.ts';
import { withLock } from '../practice/storage/with-lock.ts';
import { textsFor } from '../texts/index.ts';

/** The field of a word that each mark sets. */
export const markField = { star: 'is_starred', learned: 'is_learned' } as const;

/** A word with marks that the server has not confirmed. */
const pendingSchema = z.object({
  /** The id of the word. */
  id: z.string(),
  /** As it was before the learner changed its marks. */
  word: wordSchema,
  /** The marks that the learner wants and sees. */
  desired: wordMarks,
  /** The marks that the server confirmed last. */
  confirmed: wordMarks,
  /** When the learner last set or removed each mark, UTC milliseconds; 0 if it need not be sent. */
  at: z.object({ star: z.number(), learned: z.number() }),
});

type Pending = z.infer<typeof pendingSchema>;

interface MarkerOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session' | 'showBanner' | 'language'>;
  /** The browser's storage; null if unavailable. */
  storage: Storage | null;
}

export interface WordMarker {
  /** The current learner's words whose marks the server has not confirmed, with the wanted marks. */
  readonly waiting: BehaviorSubject<readonly Word[]>;
  /**
   * Toggles a mark: shown immediately everywhere, kept in the browser until the server has it, and
   * reverted with a banner if the server refuses. Quick clicks end in the state of the last one.
   * @returns whether the mark is now set.
   */
  toggle(word: Word, action: MarkAction): boolean;
}

/** A mark that is to be sent: one that was toggled back, too, since the server may know the first. */
function unconfirmed({ at }: Pending): MarkAction | undefined {
  return (['star', 'learned'] as const).find((action) => at[action] > 0);
}

/** Whether the same mark may be accepted later: no network, an ended session, a busy server. */
function isPassing(error: unknown): boolean {
  return (
    isApiFailure(error) &&
    (error.code === 'no_response' || [401, 429, 502, 503, 504].includes(error.status))
  );
}

/** Creates the one marker of a remote; it announces marks on the bus, to its own screens too. */
export function createWordMarker({ host, storage }: MarkerOptions): WordMarker {
  const { api, bus, session } = host;
  const pendings = createAccountStorage(
    storage,
    waitingPrefixes.marks,
    (text) => pendingSchema.safeParse(parseJson(text)).data,
  );

  const currentSub = () => session.state.value.sub;
  const waiting = new BehaviorSubject<readonly Word[]>([]);

  function showWaiting(): void {
    const words = pendings
      .itemsOf(currentSub())
      .map(({ word, desired }) => ({ ...word, ...desired }));
    if (words.length > 0 || waiting.value.length > 0) waiting.next(words);
  }

  function announce({ word }: Pending, marks: WordMarks, settled: boolean): void {
    bus.emit('word.marked', {
      word_id: word.id,
      language_code: word.language_code,
      is_starred: marks.is_starred,
      is_learned: marks.is_learned,
      settled,
    });
  }

  /** A language in which someone marks a word is one that they learn. */
  function addLanguage(code: LanguageCode): void {
    const { user, native_lang: native } = session.state.value;
    if (user.target_langs.includes(code) || codeOfLanguage(native) === code) return;
    void session.chooseTarget(code);
  }

  const find = (sub: string, id: string) => pendings.itemsOf(sub).find((one) => one.id === id);

  /** Records what came of sending a mark, unless another tab has sent it meanwhile. */
  function settle(sub: string, sent: Pending, action: MarkAction, isDone: boolean): void {
    const latest = find(sub, sent.id);
    if (!latest) return;
    const field = markField[action];
    const isToggled = latest.desired[field] !== sent.desired[field];
    // The server must not take what was sent first for the later act.
    const rest = isToggled ? Date.now() : latest.at[action];
    const at = { ...latest.at, [action]: isDone ? 0 : rest };
    const { confirmed } = sent;
    const desired = {
      is_starred: (at.star > 0 ? latest.desired : confirmed).is_starred,
      is_learned: (at.learned > 0 ? latest.desired : confirmed).is_learned,
    };
    pendings.put(sub, { ...latest, desired, confirmed, at });
  }

  /** Sends one mark of a word. @throws {ApiFailure} if it may be accepted later */
  async function send(sub: string, pending: Pending, action: MarkAction): Promise<void> {
    const field = markField[action];
    const value = pending.desired[field];
    const age_ms = Math.max(0, Date.now() - pending.at[action]);
    try {
      const body = { word_id: Number(pending.id), action, value, age_ms };
      const confirmed = await api.send(setStatus, { body });
      if (value && sub === currentSub()) addLanguage(pending.word.language_code);
      const isDone = find(sub, pending.id)?.desired[field] === value;
      settle(sub, { ...pending, confirmed }, action, isDone);
    } catch (error) {
      if (isPassing(error)) {
        settle(sub, pending, action, false);
        throw error;
      }
      const isShown = find(sub, pending.id)?.desired[field] !== pending.confirmed[field];
      if (isShown && sub === currentSub()) {
        const advice = isApiFailure(error) ? error.detail : undefined;
        host.showBanner('error', textsFor(host).card.markFailed(pending.word.text, advice));
      }
      settle(sub, pending, action, true);
    }
  }

  async function sendAll(sub: string): Promise<void> {
    const oldest = () =>
      pendings
        .itemsOf(sub)
        .toSorted(
          (one, other) =>
            Math.max(one.at.star, one.at.learned) - Math.max(other.at.star, other.at.learned),
        )[0];
    for (let pending = oldest(); pending && sub === currentSub(); pending = oldest()) {
      const action = unconfirmed(pending);
      if (action) await send(sub, pending, action);
      else {
        pendings.remove(sub, pending.id);
        announce(pending, pending.confirmed, true);
        showWaiting();
      }
    }
  }

  const loop = createRetryLoop(() => {
    const sub = currentSub();
    return withLock(`topwords.marks/${sub}`, () => sendAll(sub));
  });

  addEventListener('online', loop.restart);
  document.addEventListener('visibilitychange', () => void loop.run());
  // Another tab has changed what waits; what the server has confirmed comes by the bus.
  addEventListener('storage', ({ key }) => {
    const start = `${waitingPrefixes.marks}${currentSub()}/`;
    if (!key?.startsWith(start)) return;
    const pending = find(currentSub(), key.slice(start.length));
    if (pending) announce(pending, pending.desired, false);
    showWaiting();
  });
  bus.subscribe('session.changed', ({ sub }) => {
    pendings.restore();
    for (const pending of pendings.itemsOf(sub)) announce(pending, pending.desired, false);
    showWaiting();
    loop.restart();
  });

  return {
    waiting,
    toggle(word, action) {
      const sub = currentSub();
      const { is_starred, is_learned } = word;
      const marks = { is_starred, is_learned };
      const at = { star: 0, learned: 0 };
      const fresh = { id: String(word.id), word, desired: marks, confirmed: marks, at };
      const former = find(sub, fresh.id) ?? fresh;
      const field = markField[action];
      const pending = {
        ...former,
        desired: { ...former.desired, [field]: !former.desired[field] },
        at: { ...former.at, [action]: Date.now() },
      };
      pendings.put(sub, pending);
      announce(pending, pending.desired, false);
      showWaiting();
      void loop.run();
      return pending.desired[field];
    },
  };
}
