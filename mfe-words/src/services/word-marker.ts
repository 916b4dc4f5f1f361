import { isApiFailure } from '@topwords/platform/client';
import {
  codeOfLanguage,
  setStatus,
  type MarkAction,
  type Word,
  type WordMarks,
} from '@topwords/platform/contracts';
import type { HostApi } from '@topwords/platform/host';
import { textsFor } from '../texts/index.ts';

/** The field of a word that each mark sets. */
export const markField = { star: 'is_starred', learned: 'is_learned' } as const;

interface Pending {
  word: Word;
  /** The marks that the learner wants and sees. */
  desired: WordMarks;
  /** The marks that the server confirmed last. */
  confirmed: WordMarks;
}

export interface WordMarker {
  /**
   * Toggles a mark: shown immediately everywhere, sent to the server, and reverted with a banner if
   * the server refuses. Quick clicks end in the state of the last one.
   * @returns whether the mark is now set.
   */
  toggle(word: Word, action: MarkAction): boolean;
  /** Drops pending marks after sign-out: their answers are not announced. */
  forget(): void;
}

function unconfirmed({ desired, confirmed }: Pending): MarkAction | undefined {
  return (['star', 'learned'] as const).find(
    (action) => desired[markField[action]] !== confirmed[markField[action]],
  );
}

/** Creates the one marker of a remote; it announces marks on the bus, to its own screens too. */
export function createWordMarker(
  host: Pick<HostApi, 'api' | 'bus' | 'session' | 'showBanner' | 'language'>,
) {
  const pendings = new Map<number, Pending>();

  function announce({ word }: Pending, marks: WordMarks, settled: boolean): void {
    host.bus.emit('word.marked', {
      word_id: word.id,
      language_code: word.language_code,
      is_starred: marks.is_starred,
      is_learned: marks.is_learned,
      settled,
    });
  }

  /** A language in which someone marks a word is one that they learn. */
  function addLanguage({ language_code: code }: Word): void {
    const { user, native_lang: native } = host.session.state.value;
    if (user.target_langs.includes(code) || codeOfLanguage(native) === code) return;
    void host.session.chooseTarget(code);
  }

  function isForgotten(pending: Pending): boolean {
    return pendings.get(pending.word.id) !== pending;
  }

  async function send(pending: Pending, action: MarkAction): Promise<void> {
    const field = markField[action];
    const value = pending.desired[field];
    try {
      pending.confirmed = await host.api.send(setStatus, {
        body: { word_id: pending.word.id, action, value },
      });
      if (value) addLanguage(pending.word);
      if (pending.desired[field] !== value) return;
    } catch (error) {
      if (!isForgotten(pending) && pending.desired[field] !== pending.confirmed[field]) {
        const advice = isApiFailure(error) ? error.detail : undefined;
        host.showBanner('error', textsFor(host).card.markFailed(pending.word.text, advice));
      }
    }
    pending.desired = { ...pending.desired, [field]: pending.confirmed[field] };
  }

  async function settle(pending: Pending): Promise<void> {
    let action = unconfirmed(pending);
    while (action) {
      await send(pending, action);
      if (isForgotten(pending)) return;
      action = unconfirmed(pending);
    }
    pendings.delete(pending.word.id);
    announce(pending, pending.confirmed, true);
  }

  const marker: WordMarker = {
    toggle(word, action) {
      const earlier = pendings.get(word.id);
      const marks = { is_starred: word.is_starred, is_learned: word.is_learned };
      const pending = earlier ?? { word, desired: marks, confirmed: marks };
      const field = markField[action];
      pending.desired = { ...pending.desired, [field]: !pending.desired[field] };
      announce(pending, pending.desired, false);
      if (!earlier) {
        pendings.set(word.id, pending);
        void settle(pending);
      }
      return pending.desired[field];
    },
    forget: () => pendings.clear(),
  };
  return marker;
}
