import { isApiFailure } from '@topwords/platform/client';
import { addPracticePair, practicePair, type PracticePair } from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { createAccountStorage } from '../storage/account-storage.ts';
import { retryDelay } from '../outbox/retry-delay.ts';

interface KeeperOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session'>;
  /** The browser's storage; null if unavailable. */
  storage: Storage | null;
}

function parsePair(text: string): PracticePair | undefined {
  try {
    return practicePair.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether the server will always refuse this pair. */
function isRefusal(error: unknown): boolean {
  return isApiFailure(error) && [400, 409, 413, 422].includes(error.status);
}

/**
 * Adds the pairs that any remote offers on the bus to practice. A pair is kept until the server has
 * it or refuses it; then its sender is notified, also after a reload, and after the account that
 * offered it has signed in again. Two offers with the same id are one pair.
 */
export function keepOfferedPairs({ host, storage }: KeeperOptions): void {
  const { api, bus, session } = host;
  const pairs = createAccountStorage(storage, 'topwords.pairs/', parsePair);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const currentSub = () => session.state.value.sub;

  function settle(sub: string, { id, language_code }: PracticePair, is_kept: boolean): void {
    pairs.remove(sub, id);
    if (sub !== currentSub()) return;
    bus.emit('practice.pair-kept', { id, is_kept });
    if (!is_kept) return;
    bus.emit('practice.changed', { language_code });
  }

  async function sendPair(sub: string, pair: PracticePair): Promise<void> {
    try {
      await api.send(addPracticePair, { body: pair });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      settle(sub, pair, false);
      return;
    }
    settle(sub, pair, true);
  }

  async function attempt(): Promise<void> {
    const sub = currentSub();
    try {
      let [pair] = pairs.itemsOf(sub);
      while (pair && sub === currentSub()) {
        await sendPair(sub, pair);
        [pair] = pairs.itemsOf(sub);
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      timer = setTimeout(() => void send(), retryDelay(failures, error));
    }
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    sending ??= attempt().finally(() => {
      sending = null;
    });
    return sending;
  }

  /** The running call may belong to another account, or have failed because the network was down. */
  function restart(): void {
    failures = 0;
    void Promise.resolve(sending).then(send);
  }

  bus.subscribe('practice.pair-offered', (pair) => {
    const sub = currentSub();
    if (sub === '') {
      bus.emit('practice.pair-kept', { id: pair.id, is_kept: false });
      return;
    }
    pairs.put(sub, pair);
    void send();
  });
  bus.subscribe('session.changed', () => {
    pairs.restore();
    restart();
  });
  addEventListener('online', restart);
}
