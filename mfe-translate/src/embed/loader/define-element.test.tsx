import '@topwords/remote-kit/testing';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translateTextMaximumLength } from '@topwords/platform/contracts';
import { scrollIntoView } from '@topwords/remote-kit/testing';
import type { TopWordsTranslatorElement } from '../partner/types.d.ts';
import { tagName, textMaximumLength, type RunningBody, type StartOptions } from '../protocol.ts';
import { defineElement } from './define-element.ts';
import type { Release } from './release.ts';

/** jsdom does not support constructable style sheets. */
class FakeSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

type FakeBody = Record<keyof RunningBody, jest.Mock>;

const started: { options: StartOptions; body: FakeBody }[] = [];
let listing: object;
let load: jest.Mock<ReturnType<Release['load']>, []>;

function startBody(options: StartOptions): FakeBody {
  const body = {
    change: jest.fn(),
    translate: jest.fn(),
    setLanguages: jest.fn(),
    stop: jest.fn(() => 'kept'),
  };
  started.push({ options, body });
  options.box.append(document.createElement('section'));
  return body;
}

beforeAll(() => {
  Object.assign(window, { CSSStyleSheet: FakeSheet });
  customElements.define(
    tagName,
    defineElement({ site: 'https://topwords.example', load: () => load() }),
  );
});

beforeEach(() => {
  started.length = 0;
  load = jest.fn(() => Promise.resolve(startBody));
  listing = {};
  Object.assign(globalThis, { fetch: async () => new Response(JSON.stringify(listing)) });
});

afterEach(() => document.body.replaceChildren());

function put(attributes: Record<string, string> = {}): TopWordsTranslatorElement {
  const element = document.createElement(tagName);
  for (const [name, value] of Object.entries({ key: 'pk_one', ...attributes })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  return element;
}

function box(element: TopWordsTranslatorElement): HTMLTextAreaElement {
  const found = element.shadowRoot?.querySelector('textarea');
  if (!found) throw new Error('There is no box');
  return found;
}

async function addressOfFrame(element: TopWordsTranslatorElement): Promise<string> {
  scrollIntoView(element);
  const frameOf = () => element.shadowRoot?.querySelector('iframe');
  await waitFor(() => expect(frameOf()).toBeTruthy());
  return frameOf()?.src ?? '';
}

/** The last body that was started. */
function running() {
  const last = started.at(-1);
  if (!last) throw new Error('No body was started');
  return last;
}

async function show(element: TopWordsTranslatorElement): Promise<void> {
  scrollIntoView(element);
  await act(async () => Promise.resolve());
}

test('a translator shows a box immediately and loads once it comes near the screen', async () => {
  const element = put({ from: 'en', to: 'es', locale: 'tr' });
  expect(box(element)).toHaveProperty('placeholder', 'Bir metin yazın veya yapıştırın');
  expect(load).not.toHaveBeenCalled();
  await show(element);
  expect(running().options.options).toEqual({
    apiKey: 'pk_one',
    from: 'en',
    to: 'es',
    theme: 'auto',
    locale: 'tr',
    texts: '',
    dir: 'ltr',
    isTextShared: false,
  });
  expect(element.shadowRoot?.querySelector('textarea')).toBeNull();
});

test('text written before the body is loaded continues in it, with the caret', async () => {
  const arrival = Promise.withResolvers<typeof startBody>();
  load.mockReturnValue(arrival.promise);
  const element = put();
  const user = userEvent.setup();
  box(element).focus();
  await user.type(box(element), 'house');
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => arrival.resolve(startBody));
  await waitFor(() => expect(started).toHaveLength(1));
  expect(running().options.draft).toEqual({ text: 'house', caret: 5, isAsked: true });
});

test('api-key is an alias of key, which some frameworks reserve', async () => {
  const element = document.createElement(tagName);
  Object.assign(element, { apiKey: 'pk_two' });
  document.body.append(element);
  await show(element);
  expect(element.getAttribute('api-key')).toBe('pk_two');
  expect(running().options.options.apiKey).toBe('pk_two');
});

const german = {
  placeholder: 'Text eingeben',
  source: 'Ausgangstext',
  notLoaded: 'Nicht geladen.',
};

/** An element with its own texts in a script with data, as in a page without scripts. */
function putWithScript(texts: object, attributes: Record<string, string>) {
  const element = document.createElement(tagName);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset['topwordsTexts'] = '';
  script.textContent = JSON.stringify(texts);
  for (const [name, value] of Object.entries({ key: 'pk_one', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.append(script);
  document.body.append(element);
  return { element, script };
}

test('a page’s own texts are shown from the start and passed to the body as JSON', async () => {
  const { element } = putWithScript(german, { locale: 'de' });
  expect(box(element).placeholder).toBe('Text eingeben');
  expect(box(element).getAttribute('aria-label')).toBe('Ausgangstext');
  await show(element);
  const { options } = running().options;
  expect([options.locale, JSON.parse(options.texts)]).toEqual(['de', german]);
});

test('a property with texts, even one set early, is preferred to the script with data', async () => {
  const { element } = putWithScript(german, { locale: 'de' });
  Object.assign(element, { texts: { placeholder: 'Los' } });
  expect(box(element).placeholder).toBe('Los');
  await show(element);
  element.setLanguages('tr', 'en');
  const { body } = running();
  element.texts = null;
  const texts = JSON.stringify(german);
  expect(body.change).toHaveBeenLastCalledWith(expect.objectContaining({ texts }));
});

test('texts of a script that changes later are followed, and what is written stays', async () => {
  const { element, script } = putWithScript({}, { locale: 'de' });
  expect(box(element).placeholder).toBe('Type or paste a text');
  box(element).value = 'Haus';
  script.textContent = JSON.stringify({ placeholder: 'Los' });
  await act(async () => Promise.resolve());
  expect(box(element)).toMatchObject({ placeholder: 'Los', value: 'Haus' });
  await show(element);
  script.textContent = JSON.stringify(german);
  await act(async () => Promise.resolve());
  expect(running().body.change).toHaveBeenLastCalledWith(
    expect.objectContaining({ texts: JSON.stringify(german) }),
  );
  expect(running().options.draft.text).toBe('Haus');
});

test.each(['{', '7', 'null', '{"placeholder":1}'])('texts such as %s change nothing', (json) => {
  const { element, script } = putWithScript({}, { locale: 'tr' });
  script.textContent = json;
  element.remove();
  document.body.append(element);
  expect(box(element).placeholder).toBe('Bir metin yazın veya yapıştırın');
});

test.each([
  [{ locale: 'ar' }, german, 'rtl'],
  [{ locale: 'fa-IR' }, german, 'rtl'],
  [{ locale: 'az-Arab' }, german, 'rtl'],
  [{ locale: 'de' }, german, 'ltr'],
  [{ locale: 'not_a_tag' }, german, 'ltr'],
  [{ locale: 'ar', dir: 'ltr' }, german, 'ltr'],
  // The interface is English there.
  [{ locale: 'ar' }, {}, 'ltr'],
])('the direction of %j with texts %j is %s', (attributes, texts, dir) => {
  const element = put(attributes);
  if (Object.keys(texts).length > 0) element.texts = texts;
  expect(element.shadowRoot?.querySelector<HTMLElement>('.box')?.dir).toBe(dir);
});

test.each([undefined, null])('a property set to %s is removed', (nothing) => {
  const element = put({ to: 'es' });
  Object.assign(element, { to: nothing });
  expect(element.hasAttribute('to')).toBe(false);
});

test('a text may be as long in the loader as in the body', () => {
  expect(textMaximumLength).toBe(translateTextMaximumLength);
  expect(box(put()).maxLength).toBe(translateTextMaximumLength);
});

test('a changed attribute reaches the body; another key restarts it', async () => {
  const element = put({ to: 'es' });
  await show(element);
  const { body } = running();
  element.setAttribute('to', 'ru');
  expect(body.change).toHaveBeenCalledWith(expect.objectContaining({ to: 'ru' }));
  element.setAttribute('key', 'pk_other');
  expect(body.stop).toHaveBeenCalled();
  await show(element);
  expect(running().options.options.apiKey).toBe('pk_other');
});

test('a moved element continues; a removed one restarts with its text', async () => {
  const element = put();
  await show(element);
  document.body.prepend(element);
  await act(async () => Promise.resolve());
  expect(running().body.stop).not.toHaveBeenCalled();
  element.remove();
  await act(async () => Promise.resolve());
  expect(running().body.stop).toHaveBeenCalledTimes(1);
  document.body.append(element);
  await show(element);
  expect(started).toHaveLength(2);
  expect(running().options.draft.text).toBe('kept');
});

test('methods reach the body, and calls made before it is loaded are kept for it', async () => {
  const element = put();
  element.setLanguages('tr', 'en');
  element.translate('ev');
  await waitFor(() => expect(started).toHaveLength(1));
  const { options, body } = running();
  expect(options.options).toMatchObject({ from: 'tr', to: 'en' });
  expect(options.draft).toMatchObject({ text: 'ev', isAsked: true });
  element.setLanguages('ru', 'es');
  expect(body.setLanguages).toHaveBeenCalledWith('ru', 'es');
  element.destroy();
  expect(body.stop).toHaveBeenCalled();
  expect(element.isConnected).toBe(false);
  expect(element.shadowRoot?.querySelector('section')).toBeNull();
});

test('a body that fails to load is reported to the reader in the element, and to the developer once', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValue(new Error('blocked'));
  const elements = [put({ locale: 'es' }), put({ locale: 'es' })];
  const errors: unknown[] = [];
  elements[0]?.addEventListener('error', (event) => errors.push(event.detail));
  for (const element of elements) await show(element);
  const [first] = elements;
  const notice = first?.shadowRoot?.querySelector('[role=alert]');
  expect(notice?.textContent).toContain('No se pudo cargar el traductor.');
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.[0]).toMatch(/^\[TopWords\].*script-src/);
  expect(errors).toEqual([{ code: 'not_loaded' }]);
  load.mockResolvedValue(startBody);
  notice?.querySelector('button')?.click();
  await waitFor(() => expect(started).toHaveLength(1));
});

test('a frame gets its texts by message when it asks for them', async () => {
  const element = put({ mode: 'iframe', locale: 'ar' });
  element.texts = { title: 'مترجم' };
  const address = new URL(await addressOfFrame(element));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ texts: '1', dir: 'rtl' });
  const frame = element.shadowRoot?.querySelector('iframe');
  if (!frame) throw new Error('There is no frame');
  const source = window;
  Object.defineProperty(frame, 'contentWindow', { value: source });
  expect(frame.title).toBe('مترجم');
  const post = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined);
  element.texts = { title: 'ترجمة' };
  expect(frame.title).toBe('ترجمة');
  expect(post).not.toHaveBeenCalled();
  const { origin } = address;
  const data = { topwords: 'options' };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  const options = expect.objectContaining({ texts: '{"title":"ترجمة"}', dir: 'rtl' });
  expect(post.mock.calls).toEqual([[{ topwords: 'change', options }, origin]]);
});

test('events neither bubble nor leave the surrounding shadow roots', async () => {
  const element = put();
  await show(element);
  const heard = jest.fn();
  const above = jest.fn();
  element.addEventListener('translate', heard);
  document.body.addEventListener('translate', above);
  running().options.emit('translate', { from: 'en', to: 'es', engine: 'bank', quality: 'bank' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(above).not.toHaveBeenCalled();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ bubbles: false, composed: false });
});

test('a frame only loads from http addresses, whatever the page contains', async () => {
  const element = put({ mode: 'iframe', api: 'javascript:alert(1)//' });
  expect(new URL(await addressOfFrame(element)).origin).toBe('https://topwords.example');
  const other = put({ mode: 'iframe', api: 'https://api.example/' });
  expect(await addressOfFrame(other)).toMatch(/^https:\/\/api\.example\/embed\/frame/);
});

test.each([
  ['https://frame.example', 'https://frame.example/embed/frame'],
  ['javascript:alert(1)//', 'https://one.example/embed/frame'],
  ['https://frame.example/path', 'https://two.example/embed/frame'],
  [7, 'https://three.example/embed/frame'],
])('a frame is loaded from the site’s frame origin: %j', async (frame, address) => {
  listing = { frame };
  const { origin } = new URL(address);
  const api = origin === frame ? 'https://zero.example' : origin;
  const element = put({ mode: 'iframe', api });
  expect(await addressOfFrame(element)).toMatch(new RegExp(`^${address}\\?`));
});

test('if the site does not answer, the frame comes from the site itself', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const element = put({ mode: 'iframe', api: 'https://four.example' });
  expect(await addressOfFrame(element)).toMatch(/^https:\/\/four\.example\/embed\/frame/);
});

test('the frame has a title, loads nothing into the page and exchanges messages with its origin only', async () => {
  const element = put({ mode: 'iframe', locale: 'en', 'share-text': '' });
  await addressOfFrame(element);
  const frame = element.shadowRoot?.querySelector('iframe');
  expect(load).not.toHaveBeenCalled();
  expect(frame?.title).toBe('Translator');
  const address = new URL(frame?.src ?? '');
  expect(address.origin + address.pathname).toBe('https://topwords.example/embed/frame');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    key: 'pk_one',
    page: location.origin,
    share: '1',
  });
  const ready = jest.fn();
  element.addEventListener('ready', ready);
  const data = { topwords: 'event', name: 'ready', detail: { version: '1' } };
  const source = frame?.contentWindow ?? null;
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: 'https://evil.example', source }),
  );
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: address.origin, source: window }),
  );
  expect(ready).not.toHaveBeenCalled();
  window.dispatchEvent(new MessageEvent('message', { data, origin: address.origin, source }));
  expect(ready).toHaveBeenCalledTimes(1);
});
