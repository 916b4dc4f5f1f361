import { createRetryLoop, isApiFailure, parseJson } from '@topwords/platform/client';
import { addPracticePair, practicePair, type PracticePair } from '@topwords/platform/contracts';
import { waitingPrefixes, type HostApi } from '@topwords/platform/host';
import { createAccountStorage } from '../storage/account-storage.ts';

interface KeeperOptions {
  host: Pick<HostApi, 'api' | 'bus' | 'session'>;
  /** The browser's storage; null if unavailable. */
  storage: Storage | null;
  /** Pairs that were offered before. */
  offered?: readonly PracticePair[];
}

function parsePair(text: string): PracticePair | undefined {
  return practicePair.safeParse(parseJson(text)).data;
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
export function keepOfferedPairs({ host, storage, offered = [] }: KeeperOptions): void {
  const { api, bus, session } = host;
  const pairs = createAccountStorage(storage, waitingPrefixes.pairs, parsePair);

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

  const loop = createRetryLoop(async () => {
    const sub = currentSub();
    let [pair] = pairs.itemsOf(sub);
    while (pair && sub === currentSub()) {
      await sendPair(sub, pair);
      [pair] = pairs.itemsOf(sub);
    }
  });

  function keep(pair: PracticePair): void {
    const sub = currentSub();
    if (sub === '') {
      bus.emit('practice.pair-kept', { id: pair.id, is_kept: false });
      return;
    }
    pairs.put(sub, pair);
    void loop.run();
  }

  for (const pair of offered) keep(pair);
  bus.subscribe('practice.pair-offered', keep);
  bus.subscribe('session.changed', () => {
    pairs.restore();
    loop.restart();
  });
  addEventListener('online', loop.restart);
}
