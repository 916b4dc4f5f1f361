import type { PageTexts } from './bundles/page-texts.ts';

beforeEach(() => {
  jest.resetModules();
});

test('in English nothing is loaded', async () => {
  const { chooseTexts, pageLanguage, texts } = await import('./texts.ts');
  expect(await chooseTexts(['en-US', 'es'])).toBe(true);
  expect([pageLanguage(), texts.auth.signIn]).toEqual(['en', 'Sign In']);
});

test.each(['es', 'ru', 'tr'] as const)('the page speaks %s to who prefers it', async (language) => {
  const { chooseTexts, pageLanguage, texts } = await import('./texts.ts');
  await chooseTexts([`${language}-XX`, 'en']);
  expect(pageLanguage()).toBe(language);
  expect(texts.auth.signIn).not.toBe('Sign In');
  // Parts that load later follow.
  const { accessTexts } = await import('./access-texts.ts');
  expect(accessTexts.ask.heading).not.toBe('Forgot password?');
});

test('all texts follow a change of the language, before those who show them', async () => {
  const { chooseTexts, followPage, texts, watchLanguage } = await import('./texts.ts');
  // English has no member `errors`.
  const client = followPage<Partial<PageTexts['client']>>({}, (page) => page.client);
  const shown: unknown[] = [];
  const stop = watchLanguage(() => {
    shown.push([texts.banner.close, accessTexts.ask.again, client.errors !== undefined]);
  });
  // A part may be loaded after those who show it have begun to watch.
  const { accessTexts } = await import('./access-texts.ts');
  for (const language of ['es', 'ru', 'en']) await chooseTexts([language]);
  stop();
  await chooseTexts(['tr']);
  expect(shown).toEqual([
    ['Cerrar mensaje', 'Probar con otro correo', true],
    ['Закрыть сообщение', 'Указать другой адрес', true],
    ['Close message', 'Try another address', false],
  ]);
});

test('texts that cannot be loaded leave the page as it is', async () => {
  jest.doMock('./bundles/ru.ts', () => {
    throw new Error('no network');
  });
  const { chooseTexts, pageLanguage, texts } = await import('./texts.ts');
  await chooseTexts(['tr']);
  expect(await chooseTexts(['ru'])).toBe(false);
  expect([pageLanguage(), texts.auth.signIn]).toEqual(['tr', 'Oturum aç']);
});
