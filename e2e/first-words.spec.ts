import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { newcomer, signInAgain } from './fixtures/learner.ts';
import { banner } from './fixtures/navigation.ts';
import { allowFaults, expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** How long a person looks at a screen, in milliseconds. */
const paceMs = 2500;
/** All that may be loaded: both pages, their scripts and fonts, the words and their sound. */
const maximumBytes = 365_000;
const isSound = (request: Request) => request.url().includes('/api/voice/recordings/');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page) => page.locator('main > button');

async function beginSpanish(page: Page): Promise<void> {
  await page.goto('/try');
  await page.getByRole('link', { name: /Español/ }).tap();
  await expect(goOn(page)).toBeVisible();
}

/** The meaning of each form that was shown so far. */
type Glosses = Map<string, string>;

/** Does what a screen asks for; at the end of a round, nothing. @returns whether there was more */
async function doStep(page: Page, glosses: Glosses): Promise<boolean> {
  const form = await heading(page).innerText();
  const choices = page.getByRole('list', { name: 'Answers' }).getByRole('button');
  if (await page.getByRole('link', { name: 'Keep your progress' }).isVisible()) return false;
  if ((await choices.count()) > 0) {
    await choices.filter({ hasText: glosses.get(form) ?? 'not seen' }).tap();
    await expect(page.getByText('Right!')).toBeVisible();
  } else if ((await page.locator('main h1 [data-heard]').count()) === 0) {
    glosses.set(form, await page.locator('main p[lang=en]').first().innerText());
  }
  await goOn(page).tap();
  await expect(page.locator('main')).not.toContainText('Right!');
  return true;
}

async function climb(page: Page): Promise<number> {
  const glosses: Glosses = new Map();
  let steps = 0;
  while (await doStep(page, glosses)) steps += 1;
  return steps;
}

async function register(page: Page, { username, email, password }: ReturnType<typeof newcomer>) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

test('a minute on a slow phone: two taps to the first word, sixty seconds to a sentence', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  page.on('response', (response) => {
    void response
      .request()
      .sizes()
      .then(
        ({ responseBodySize, responseHeadersSize }) =>
          (bytes += responseBodySize + responseHeadersSize),
        () => undefined,
      );
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Try it now' })).toBeVisible();
  await page.waitForLoadState('load');
  const begun = Date.now();
  let taps = 0;
  const tap = async (name: RegExp) => {
    taps += 1;
    await page.getByRole('link', { name }).tap();
  };
  await tap(/Try it now/);
  const heard = page.waitForRequest(isSound);
  await page.waitForTimeout(paceMs);
  await tap(/Español/);
  await heard;
  expect(taps).toBeLessThanOrEqual(3);

  const glosses: Glosses = new Map();
  let screens = 1;
  let firstRight = 0;
  for (;;) {
    await page.waitForTimeout(paceMs);
    if (!(await doStep(page, glosses))) break;
    screens += 1;
    firstRight ||= screens === 4 ? Date.now() - begun : 0;
  }
  const whole = Date.now() - begun;
  test.info().annotations.push({
    type: 'first words',
    description: `${taps} taps to the first sound, first right answer after ${firstRight} ms, ${screens} screens in ${whole} ms, ${bytes} bytes`,
  });
  expect(await heading(page).innerText()).toBe('You understand a whole sentence');
  expect(whole).toBeLessThan(60_000);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(maximumBytes);
});

test('every screen is accessible, in light and dark', async ({ page }) => {
  // A word that is fading in has less contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/try');
  await expect(heading(page)).toHaveText('Five words, one sentence, one minute');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Русский/ }).tap();
  await expect(goOn(page)).toBeVisible();
  await expectAccessible(page);
  await goOn(page).tap();
  await goOn(page).tap();
  const choices = page.getByRole('list', { name: 'Answers' }).getByRole('button');
  await expect(choices).toHaveCount(3);
  await expectAccessible(page);
  await choices.first().tap();
  await expectAccessible(page);
  while ((await page.locator('main h1 [data-heard]').count()) === 0) {
    const open = choices.and(page.locator('[aria-disabled=false]'));
    if ((await open.count()) > 0) await open.first().tap();
    await goOn(page).tap();
  }
  await expect(page.locator('main h1 [data-heard=true]')).toHaveCount(5);
  await expectAccessible(page);
  await goOn(page).tap();
  await expect(heading(page)).toHaveText('You understand a whole sentence');
  await expectAccessible(page);
});

test('a guest goes on after a reload, and after coming back', async ({ page }) => {
  await beginSpanish(page);
  const first = await heading(page).innerText();
  await goOn(page).tap();
  await expect(heading(page)).not.toHaveText(first);
  const second = await heading(page).innerText();
  await page.reload();
  await expect(heading(page)).toHaveText(second);
  await page.getByRole('link', { name: 'Back to the start page' }).tap();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Try it now' }).tap();
  await page.getByRole('link', { name: /Español.*Go on where you were/ }).tap();
  await expect(heading(page)).toHaveText(second);
});

test('the account takes over what the guest learned, also when the network fails meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/, /request failed/, /Failed to load resource/);
  test.slow();
  const person = newcomer();
  await beginSpanish(page);
  await climb(page);
  await page.getByRole('button', { name: 'Five more words' }).tap();
  await climb(page);
  await expect(heading(page)).toHaveText('10 words already');
  await page.getByRole('link', { name: 'Keep your progress' }).tap();
  await expect(page.getByLabel('Native Language')).toHaveValue('English');

  await context.setOffline(true);
  await register(page, person);
  await expect(banner(page, 'error')).toContainText('Check your connection');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await context.setOffline(false);
  // The account is made, but nothing else arrives.
  await page.route('**/api/practice/reviews', (route) => route.abort());
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(heading(page)).toHaveText(person.username);
  const stored = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('topwords.guest/')),
    );
  await expect.poll(async () => (await stored()).length).toBe(10);
  await context.setOffline(true);
  await page.unroute('**/api/practice/reviews');
  await context.setOffline(false);
  await expect(banner(page, 'success')).toHaveText('Your 10 words were added to your account', {
    timeout: 20_000,
  });
  expect(await stored()).toEqual([]);

  const learner = await signInAgain(baseURL ?? '', person, {
    native: 'English',
    targets: ['es'],
  });
  expect((await learner.practice.forecast()).reviewed_today).toBe(10);
  await learner.dispose();
});

test('registering with the address and password of an account signs in and merges', async ({
  page,
  learner,
}) => {
  await beginSpanish(page);
  await climb(page);
  await page.getByRole('link', { name: 'Keep your progress' }).tap();
  await register(page, learner);
  await expect(banner(page, 'success')).toHaveText(
    'You already have an account, and are signed in to it',
  );
  await expect(banner(page, 'success')).toHaveText('Your 5 words were added to your account', {
    timeout: 20_000,
  });
  expect((await learner.practice.forecast()).reviewed_today).toBe(5);
});

test('another password is refused, and the address need not be typed again', async ({
  page,
  learner,
}) => {
  allowFaults(/409.*\/api\/auth\/register/);
  await page.goto('/login-register?mode=register&native=English');
  await register(page, { ...learner, password: 'not the right one' });
  await page.getByRole('link', { name: 'Sign in with this email' }).tap();
  await expect(page.getByLabel('Email')).toHaveValue(learner.email);
});
