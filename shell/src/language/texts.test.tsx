beforeEach(() => {
  jest.resetModules();
});

test('in English nothing is loaded', async () => {
  const { chooseTexts, pageLanguage, pageTexts, texts } = await import('./texts.ts');
  await chooseTexts(['en-US', 'es']);
  expect([pageLanguage(), pageTexts(), texts.auth.signIn]).toEqual(['en', null, 'Sign In']);
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

test('texts that cannot be loaded leave the page in English', async () => {
  jest.doMock('./bundles/ru.ts', () => {
    throw new Error('no network');
  });
  const { chooseTexts, pageLanguage, texts } = await import('./texts.ts');
  await chooseTexts(['ru']);
  expect([pageLanguage(), texts.auth.signIn]).toEqual(['en', 'Sign In']);
});
