import type { OwnedSession } from '@topwords/platform/session';
import type { TokenMessage } from '../frame/ask-for-token.ts';
import { frameOrigin } from '../frame/origins.ts';
import { createPageSession } from './page-session.ts';
import { signInTextsFor, type SignInTexts } from './texts.ts';

interface SignIn {
  /** The page's content: a confirmation and a form, of which one is shown. */
  place: HTMLElement;
  session: OwnedSession;
  texts: SignInTexts;
}

/** @throws if the page has no such part */
function find(place: HTMLElement, selector: string): HTMLElement {
  const part = place.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The page has no ${selector}`);
  return part;
}

function showOnly(place: HTMLElement, shown: string): void {
  for (const part of place.querySelectorAll<HTMLElement>('main > :is(button, form, a)')) {
    part.hidden = !part.matches(shown);
  }
}

function showForm({ place }: SignIn): void {
  showOnly(place, 'form, a');
  find(place, 'input').focus();
}

async function submit({ place, session, texts }: SignIn, finish: () => void): Promise<void> {
  const form = find(place, 'form');
  const button = find(form, 'button');
  const failure = find(form, '.error');
  const [email, password] = [...form.querySelectorAll('input')].map(({ value }) => value);
  if (button.ariaDisabled === 'true' || email === undefined || password === undefined) return;
  button.ariaDisabled = 'true';
  failure.textContent = '';
  const isIn = await session.login({ email, password });
  button.ariaDisabled = 'false';
  if (isIn) finish();
  else failure.textContent = session.state.value.login_message || texts.failed;
}

/**
 * How long the window is visible before it can be confirmed, in milliseconds: the second click of a
 * double click was meant for the page below, as is a key still held down.
 */
const settling = 600;

/** Nothing is sent without a click, so that no page can get a token without the reader noticing. */
function showConfirmation({ place, session, texts }: SignIn): void {
  const yes = find(place, '#continue') as HTMLButtonElement;
  yes.textContent = texts.continueAs(session.state.value.user.username);
  yes.disabled = true;
  showOnly(place, '#continue, #other');
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
  const opener = window.opener as Window | null;
  const state = parameters.get('state') ?? '';
  const page = parameters.get('page') ?? '';
  document.documentElement.lang = language;
  document.title = `${texts.signIn} – TopWords`;
  for (const part of place.querySelectorAll<HTMLElement>('[data-text]')) {
    const { [part.dataset['text'] as 'title']: text } = texts;
    part.textContent = text;
  }
  const host = URL.canParse(page) ? new URL(page).host : '…';
  find(place, '#reason').textContent = opener ? texts.reason(host) : texts.noOpener;
  if (!opener || state === '') return;

  const session = createPageSession();
  const shown: SignIn = { place, session, texts };

  /** Sends the token to the frame that opened this window, and closes it. */
  function finish(): void {
    const access_token = session.accessToken();
    if (access_token === null) return;
    const message: TokenMessage = { topwords: 'token', state, access_token };
    // Only to a window on our origins, never to a partner's page.
    const isFrame = parameters.get('opener') === frameOrigin();
    opener?.postMessage(message, isFrame ? frameOrigin() : location.origin);
    window.close();
  }

  find(place, '#continue').addEventListener('click', finish);
  find(place, '#other').addEventListener('click', () => showForm(shown));
  find(place, 'form').addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(shown, finish);
  });
  if (await hasSession(session)) showConfirmation(shown);
  else showForm(shown);
  // A reader who signs in another way, in another window, returns with a session.
  window.addEventListener('storage', () => {
    session.adoptStorage();
    if (session.state.value.is_auth) showConfirmation(shown);
  });
}
