import type { OwnedSession } from '@topwords/platform/session';
import { frameOrigin } from '../frame/origins.ts';
import type { TokenMessage } from '../frame/ask-for-token.ts';
import { make } from '../make.ts';
import { createPageSession } from './page-session.ts';
import { signInTextsFor, type SignInTexts } from './texts.ts';

interface Window {
  place: HTMLElement;
  session: OwnedSession;
  texts: SignInTexts;
  /** Sends the token to the frame that opened this window, and closes it. */
  finish: () => void;
}

function hostOf(page: string): string {
  return URL.canParse(page) ? new URL(page).host : '…';
}

function showForm({ place, session, texts, finish }: Window): void {
  const email = make('input', { type: 'email', autocomplete: 'username', required: true });
  const password = make('input', {
    type: 'password',
    autocomplete: 'current-password',
    required: true,
  });
  const failure = make('p', { className: 'error', role: 'alert' });
  const button = make('button', { className: 'primary', textContent: texts.signIn });
  const form = make(
    'form',
    {},
    make('label', { textContent: texts.email }, email),
    make('label', { textContent: texts.password }, password),
    failure,
    button,
  );
  const elsewhere = make('a', {
    href: '/login-register',
    target: '_blank',
    rel: 'noopener',
    textContent: texts.otherWays,
  });

  async function submit(): Promise<void> {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    failure.textContent = '';
    const isIn = await session.login({ email: email.value, password: password.value });
    button.ariaDisabled = 'false';
    if (isIn) finish();
    else failure.textContent = session.state.value.login_message || texts.failed;
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  place.append(form, elsewhere);
  email.focus();
}

/**
 * How long the window is visible before it can be confirmed, in milliseconds: the second click of a
 * double click was meant for the page below, as is a key still held down.
 */
const settling = 600;

/** Nothing is sent without a click, so that no page can get a token without the reader noticing. */
function showConfirmation(window: Window): void {
  const { place, session, texts, finish } = window;
  const { username } = session.state.value.user;
  const yes = make('button', {
    className: 'primary',
    textContent: texts.continueAs(username),
    disabled: true,
  });
  const other = make('button', { textContent: texts.asAnother });
  yes.addEventListener('click', finish);
  other.addEventListener('click', () => {
    yes.remove();
    other.remove();
    showForm(window);
  });
  place.append(yes, other);
  setTimeout(() => {
    yes.disabled = false;
    yes.focus();
  }, settling);
}

async function hasSession(session: OwnedSession): Promise<boolean> {
  if (session.state.value.is_auth) return true;
  await session.refresh();
  return session.state.value.is_auth;
}

/** Shows the window: it confirms an existing session, or asks the reader to sign in. */
export async function showSignIn(place: HTMLElement): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const { language, texts } = signInTextsFor(parameters.get('locale') ?? navigator.language);
  const opener = window.opener as globalThis.Window | null;
  const state = parameters.get('state') ?? '';
  document.documentElement.lang = language;
  document.title = `${texts.signIn} – TopWords`;
  const reason = opener ? texts.reason(hostOf(parameters.get('page') ?? '')) : texts.noOpener;
  place.append(make('h1', { textContent: texts.title }), make('p', { textContent: reason }));
  if (!opener || state === '') return;

  const session = createPageSession();
  const shown: Window = {
    place,
    session,
    texts,
    finish() {
      const access_token = session.accessToken();
      if (access_token === null) return;
      const message: TokenMessage = { topwords: 'token', state, access_token };
      // Only to a window on our origins, never to a partner's page.
      const isFrame = parameters.get('opener') === frameOrigin();
      opener.postMessage(message, isFrame ? frameOrigin() : location.origin);
      window.close();
    },
  };
  if (await hasSession(session)) showConfirmation(shown);
  else showForm(shown);
  watchForSession(shown);
}

/** A reader who signs in another way, in another window, returns with a session. */
function watchForSession(shown: Window): void {
  window.addEventListener('storage', () => {
    shown.session.adoptStorage();
    if (!shown.session.state.value.is_auth) return;
    for (const part of shown.place.querySelectorAll('form, a, button')) part.remove();
    showConfirmation(shown);
  });
}
