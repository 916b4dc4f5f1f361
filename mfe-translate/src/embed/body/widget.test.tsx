import '@topwords/remote-kit/testing';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import arabic from '../partner/texts.ar.json' with { type: 'json' };
import type { RunningBody, StartOptions, WidgetOptions } from '../protocol.ts';
import { startBody } from './start-body.tsx';

interface Script {
  translate?: (text: string) => Response | Promise<Response>;
  settings?: object;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const allLanguages = ['en', 'es', 'ru', 'tr', 'fr'];
const settings = {
  groups: [{ engine: 'bank', quality: 'bank', from: allLanguages, to: allLanguages }],
  voiced: ['en', 'es'],
  languages: null,
};

function buildAnswer(text: string, part: object = {}) {
  return {
    translation: `${text} in es`,
    from_lang: 'en',
    to_lang: 'es',
    engine: 'bank',
    quality: 'bank',
    alternatives: [],
    gloss: [],
    nearest: [],
    ...part,
  };
}

function answerWith(script: Script): void {
  const respond = async (address: string, { body }: { body: string }) => {
    const { pathname } = new URL(address);
    if (pathname === '/api/embed/settings') return json({ ...settings, ...script.settings });
    if (pathname !== '/api/embed/translate') return json({ problem: null, detail: 'fine' });
    const { text } = JSON.parse(body) as { text: string };
    return script.translate?.(text) ?? json(buildAnswer(text));
  };
  Object.assign(globalThis, { fetch: jest.fn(respond) });
}

let bodies: RunningBody[] = [];
let keysMade = 0;

async function start(script: Script = {}, given: Partial<WidgetOptions> = {}) {
  answerWith(script);
  Object.assign(window, {
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
  });
  const host = document.createElement('div');
  document.body.append(host);
  const root = Object.assign(host.attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
  const box = document.createElement('div');
  root.append(box);
  const options: WidgetOptions = {
    // All translators of a page share what a key allows.
    apiKey: `pk_${(keysMade += 1)}`,
    from: 'en',
    to: 'es',
    theme: 'auto',
    locale: 'en',
    texts: '',
    dir: 'ltr',
    isTextShared: false,
    ...given,
  };
  const emit = jest.fn<void, Parameters<StartOptions['emit']>>();
  const explain = jest.fn();
  const draft = { text: '', caret: null, isAsked: false };
  const site = 'https://topwords.example';
  const body = await act(async () => startBody({ box, root, options, site, draft, emit, explain }));
  bodies.push(body);
  const heard = (name: string) => emit.mock.calls.filter((call) => call[0] === name);
  return { body, emit, explain, heard, options, view: within(box) };
}

afterEach(async () => {
  await act(async () => {
    for (const body of bodies) body.stop();
  });
  bodies = [];
  document.body.replaceChildren();
});

test('a text is translated as it is typed; the page’s event holds no text', async () => {
  const { view, heard } = await start();
  await userEvent.type(view.getByRole('textbox', { name: 'Text to translate' }), 'house');
  expect(await view.findByText('house in es')).toHaveProperty('lang', 'es');
  expect(view.getByText('From the TopWords dictionary')).toBeTruthy();
  expect(heard('ready')).toHaveLength(1);
  const details = heard('translate').map(([, detail]) => detail);
  expect(details).toEqual([{ from: 'en', to: 'es', engine: 'bank', quality: 'bank' }]);
});

test('events hold texts if the page shares them', async () => {
  const { body, heard, view } = await start({}, { isTextShared: true });
  await act(async () => body.translate('house'));
  await view.findByText('house in es');
  expect(heard('translate')[0]?.[1]).toMatchObject({ text: 'house', translation: 'house in es' });
});

test('a glossed text shows the meaning of each word, and no translation', async () => {
  const gloss = [
    { text: 'the', translation: null, alternatives: [], marks: [] },
    { text: 'cats', translation: 'gato', alternatives: [], marks: ['plural'] },
  ];
  const { body, view } = await start({
    translate: (text) => json(buildAnswer(text, { quality: 'gloss', engine: 'gloss', gloss })),
  });
  await act(async () => body.translate('the cat'));
  expect(await view.findByText('Word by word')).toBeTruthy();
  expect(view.queryByText('the cat in es')).toBeNull();
  expect(view.queryByRole('button', { name: 'Copy the translation' })).toBeNull();
  expect(view.getByRole('list', { name: 'Word by word' })).toHaveProperty(
    'textContent',
    expect.stringContaining('cats gato several'),
  );
});

test('a spent quota is shown to the reader, who may try again', async () => {
  let isSpent = true;
  const refused = { code: 'partner_quota_reached', detail: 'Later' };
  const { body, heard, view } = await start(
    { translate: (text) => (isSpent ? json(refused, 429) : json(buildAnswer(text))) },
    { locale: 'es' },
  );
  await act(async () => body.translate('house'));
  expect(await view.findByText(/El traductor llegó a su límite/)).toBeTruthy();
  expect(heard('error')).toEqual([['error', { code: 'partner_quota_reached' }]]);
  isSpent = false;
  await userEvent.click(view.getByRole('button', { name: 'Reintentar' }));
  expect(await view.findByText('house in es')).toBeTruthy();
});

test('the pickers list the key’s languages, and a choice is translated immediately', async () => {
  const { view } = await start({ settings: { languages: ['en', 'es', 'fr'] } });
  await userEvent.click(view.getByRole('button', { name: 'To: Spanish' }));
  const names = view.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual([expect.stringMatching(/^Spanish/), expect.stringMatching(/^French/)]);
  await userEvent.click(view.getByRole('option', { name: /French/ }));
  expect(view.getByRole('button', { name: 'To: French' })).toBeTruthy();
});

test('the interface follows the locale, and the page’s languages replace the reader’s', async () => {
  const { body, options, view } = await start();
  await act(async () => body.change({ ...options, locale: 'ru', from: 'tr', to: 'en' }));
  expect(view.getByRole('button', { name: 'С языка: турецкий' })).toBeTruthy();
  expect(view.getByRole('region', { name: 'Переводчик' })).toHaveProperty('lang', 'ru');
  expect(view.getByRole('link', { name: /TopWords/ })).toHaveProperty(
    'href',
    'https://topwords.example/',
  );
});

test('a page’s own texts are shown and read out, and are reported if they are wrong', async () => {
  const { body, explain, options, view } = await start({}, { locale: 'ar', texts: '{"cut":""}' });
  expect(view.getByRole('region', { name: 'Translator' })).toHaveProperty('lang', 'en');
  expect(explain.mock.calls).toEqual([[expect.stringContaining('"cut" must be a text')]]);
  await act(async () => body.change({ ...options, locale: 'ar', texts: JSON.stringify(arabic) }));
  expect(view.getByRole('region', { name: arabic.title })).toHaveProperty('lang', 'ar');
  await userEvent.type(view.getByRole('textbox', { name: arabic.source }), 'house');
  expect(await view.findByText('house in es')).toBeTruthy();
  expect(view.getByText('من قاموس TopWords')).toBeTruthy();
  expect(view.getByRole('button', { name: arabic.copy })).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: /^من: / }));
  expect(view.getByRole('dialog', { name: arabic['picker.fromTitle'] })).toBeTruthy();
  expect(view.getByRole('option', { name: /^الفرنسية/ })).toBeTruthy();
});

test('by default, the target is the language of a page’s own texts', async () => {
  const texts = JSON.stringify(arabic);
  const { view } = await start({}, { locale: 'ar-EG', texts, to: '' });
  expect(view.getByRole('button', { name: 'إلى: العربية' })).toBeTruthy();
});

test('a failure withdraws the announcement before it', async () => {
  let isDown = false;
  const { body, view } = await start({
    translate: (text) =>
      isDown ? json({ code: 'internal', detail: '' }, 500) : json(buildAnswer(text)),
  });
  const announced = () => view.getAllByRole('status').map(({ textContent }) => textContent);
  await act(async () => body.translate('house'));
  await view.findByText('house in es');
  expect(announced()).toContainEqual(expect.stringContaining('house in es'));
  isDown = true;
  await act(async () => body.translate('cat'));
  expect(await view.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(announced().join('')).not.toContain('house');
  isDown = false;
  await act(async () => body.translate('house'));
  await view.findByText('house in es');
  expect(announced()).toContainEqual(expect.stringContaining('house in es'));
});

test('stopping leaves nothing behind and returns what was written', async () => {
  const { body, view } = await start();
  await userEvent.type(view.getByRole('textbox', { name: 'Text to translate' }), 'ev');
  let written = '';
  await act(async () => {
    written = body.stop();
  });
  bodies = [];
  expect(written).toBe('ev');
  expect(view.queryByRole('textbox')).toBeNull();
});
