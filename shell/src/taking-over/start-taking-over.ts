import { createRetryLoop, type ApiClient } from '@topwords/platform/client';
import type { EventBus } from '@topwords/platform/events';
import { noticeDuration, type OwnedSession } from '@topwords/platform/session';
import { firstWordsTexts } from '../language/first-words-texts.ts';
import { removeGuestReview } from '../guest/guest-review.ts';
import { claimReviews } from './claim-reviews.ts';
import { sendToAccount, type Sent } from './send-to-account.ts';

/** What moving a guest's answers into an account needs. */
export interface TakeOverServices {
  api: ApiClient;
  bus: EventBus;
  session: Pick<OwnedSession, 'state' | 'turnTo' | 'update'>;
  storage: Storage;
}

/** How long the banner shows the result, in milliseconds: long enough to be read. */
const resultDuration = 5000;

/** Lets one tab at a time send, if the browser supports locks. */
async function inOneTab(act: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request('topwords.guest', act) : act());
}

/**
 * Moves the guest's answers into the account that is signed in, whenever one is, for as long as the
 * page lives; tries again after failures and when the network is back. An answer leaves the
 * browser's storage only once the account has it.
 */
export function startTakingOver({ api, bus, session, storage }: TakeOverServices): void {
  const currentSub = () => session.state.value.sub;

  /** After the message of the sign-in, which it would replace. */
  function tell(kind: 'success' | 'error', message: string): void {
    setTimeout(() => {
      bus.emit('banner.asked', { kind, message, duration: resultDuration });
    }, noticeDuration);
  }

  async function showResult({ targets, words, refused }: Sent): Promise<void> {
    await session.update();
    const { choosen_lang, user } = session.state.value;
    const target = targets.findLast((code) => user.target_langs.includes(code));
    if (target !== undefined && choosen_lang === '') session.turnTo(target);
    for (const language_code of targets) bus.emit('practice.changed', { language_code });
    const { kept, isNative } = firstWordsTexts.takeOver;
    if (words > 0) tell('success', kept(words));
    else if (refused !== null) tell('error', isNative(refused));
  }

  async function send(): Promise<void> {
    const sub = currentSub();
    if (sub === '') return;
    const reviews = claimReviews(storage, sub);
    if (reviews.length === 0) return;
    const isCurrent = () => currentSub() === sub;
    const sent = await sendToAccount(
      {
        api,
        sub,
        isCurrent,
        onSettled(settled) {
          for (const review of settled) removeGuestReview(storage, review);
        },
      },
      reviews,
    );
    if (isCurrent()) await showResult(sent);
  }

  const loop = createRetryLoop(() => inOneTab(send));
  addEventListener('online', () => loop.restart());
  document.addEventListener('visibilitychange', () => void loop.run());
  bus.subscribe('session.changed', () => loop.restart());
}
