import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isApiFailure } from '@topwords/platform/client';
import {
  askForPasskey,
  signInWithPasskey,
  type PasskeyAssertion,
} from '@topwords/platform/contracts';
import { noticeDuration } from '@topwords/platform/session';
import type { ShellServices } from '../../services/shell-context.ts';
import { accessTexts } from '../../language/access-texts.ts';

/** Less than the five minutes for which the API accepts an answer. */
const challengeRenewalMs = 4 * 60 * 1000;

/** Signs in with passkeys of this browser. */
export interface PasskeyFlow {
  /** Asks for a passkey now. Resolves to why it failed; to `''` if it did not, or was cancelled. */
  signIn(): Promise<string>;
  /** Offers passkeys among the suggestions of the email's field, until it is cancelled. */
  suggest(): Promise<void>;
  cancel(): void;
}

/** A passkey's answer to a fresh challenge; undefined if the person cancelled. */
export async function answerChallenge(
  { api }: Pick<ShellServices, 'api'>,
  { isSuggested = false } = {},
): Promise<PasskeyAssertion | undefined> {
  const { options, ticket } = await api.send(askForPasskey);
  try {
    const assertion = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isSuggested,
    });
    return { ticket, assertion: { ...assertion } };
  } catch {
    // Browsers do not tell a person who cancelled from one who has no passkey.
    return undefined;
  }
}

/** Creates the flow of a page. */
export function createPasskeyFlow({ api, bus, session }: ShellServices): PasskeyFlow {
  let isAsking = false;
  let isCancelled = false;
  let renewal: ReturnType<typeof setInterval> | undefined;

  async function enter(isSuggested: boolean): Promise<string> {
    if (!browserSupportsWebAuthn()) return accessTexts.passkey.unavailable;
    let answer: PasskeyAssertion | undefined;
    try {
      answer = await answerChallenge({ api }, { isSuggested });
    } catch (error) {
      return isApiFailure(error) ? error.detail : String(error);
    }
    if (answer === undefined) return '';
    const body = answer;
    const hasSucceeded = await session.loginWith(() => api.send(signInWithPasskey, { body }));
    const message = session.state.value.login_message;
    const kind = hasSucceeded ? 'success' : 'error';
    bus.emit('banner.asked', { kind, message, duration: noticeDuration });
    return hasSucceeded ? '' : message;
  }

  return {
    async signIn() {
      isAsking = true;
      try {
        return await enter(false);
      } finally {
        isAsking = false;
      }
    },
    async suggest() {
      if (!(await browserSupportsWebAuthnAutofill()) || isCancelled) return;
      // A new ceremony replaces the earlier one, whose challenge is about to expire.
      renewal = setInterval(() => {
        if (!isAsking && document.visibilityState === 'visible') void enter(true);
      }, challengeRenewalMs);
      await enter(true);
    },
    cancel() {
      isCancelled = true;
      clearInterval(renewal);
      WebAuthnAbortService.cancelCeremony();
    },
  };
}
