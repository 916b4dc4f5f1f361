import type { Page } from '@playwright/test';
import { brokenReleases, type ReleaseFault } from './fixtures/broken-releases.ts';
import { countDocuments, mainNavigation } from './fixtures/navigation.ts';
import { expect, test } from './fixtures/own-product.ts';
import { listingOf, liveRelease } from './fixtures/registry.ts';
import type { NetworkFault } from './fixtures/remote-host.ts';
import {
  enter,
  neighbourOf,
  remoteScreens,
  type RemoteScreenOf,
} from './fixtures/remote-screens.ts';
import { allowFaults } from './fixtures/test.ts';

// All tests share one product.
test.describe.configure({ mode: 'default' });

test.use({ signedIn: true, languages: { native: 'English', targets: ['es'] } });

/** Time limit for the host and the other remotes while one is broken, in milliseconds. */
const timeoutMs = 2000;

function fallback(page: Page, { title }: RemoteScreenOf) {
  return page.getByRole('alert').filter({ hasText: `Couldn’t load ${title}` });
}

/** Checks that the bars, the account menu and another remote work although this one is broken. */
async function expectRestUsable(page: Page, broken: RemoteScreenOf): Promise<void> {
  const neighbour = neighbourOf(broken);
  await page.getByRole('button', { name: 'Ada’s account' }).click();
  const menu = page.locator('[popover]').getByRole('button', { name: 'Logout' });
  await expect(menu).toBeVisible({ timeout: timeoutMs });
  await page.keyboard.press('Escape');
  await enter(page, neighbour);
  await neighbour.expectScreen(page, timeoutMs);
  await enter(page, broken);
}

/** Starts on a working remote and goes to the broken one from there. */
async function goToBroken(page: Page, broken: RemoteScreenOf): Promise<void> {
  const neighbour = neighbourOf(broken);
  await page.goto(neighbour.path, { waitUntil: 'domcontentloaded' });
  await neighbour.expectScreen(page);
  await expect(mainNavigation(page).getByRole('link')).not.toHaveCount(0);
  await enter(page, broken);
}

const releaseFaults = Object.keys(brokenReleases) as ReleaseFault[];

const networkFaults: NetworkFault[] = [
  'refuses connections',
  'hangs',
  'is cut short',
  'has one byte changed',
];

for (const remote of remoteScreens) {
  for (const fault of networkFaults) {
    test(`${remote.name}: its host ${fault}, and Retry recovers without a reload`, async ({
      page,
      remoteHost,
      publishInstead,
    }) => {
      allowFaults(new RegExp(remoteHost.origin), /page error SyntaxError Invalid/);
      await publishInstead(listingOf(remoteHost.release(remote.name)));
      await remoteHost.breakDown(fault);
      await page.clock.install();
      await goToBroken(page, remote);
      const documents = countDocuments(page);
      await expectRestUsable(page, remote);
      // The time limit of the load.
      if (fault === 'hangs') await page.clock.fastForward(12_000);
      await expect(fallback(page, remote)).toBeVisible();

      await remoteHost.repair();
      await fallback(page, remote).getByRole('button', { name: 'Retry' }).click();
      await remote.expectScreen(page);
      await expect(fallback(page, remote)).toBeHidden();
      expect(documents()).toBe(0);
    });
  }
}

/** The host treats the releases of all remotes alike: each fault is tried on two remotes. */
for (const [index, fault] of releaseFaults.entries()) {
  for (const remote of remoteScreens.filter((_, place) => place % 2 === index % 2)) {
    // @spec D8
    test(`${remote.name}: a release that ${fault} is replaced by the previous one`, async ({
      page,
      remoteHost,
      publishInstead,
    }) => {
      allowFaults(/broken (when|while)|Federation Runtime|remote\.failed|Remote /);
      const broken = await remoteHost.releaseAltered(remote.name, '9.9.9', brokenReleases[fault]);
      const previous = liveRelease(remote.name);
      await publishInstead(listingOf(broken, { previous }));
      const documents = countDocuments(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await goToBroken(page, remote);
      await remote.expectScreen(page);
      // The broken one was tried, and the other one is shown.
      expect(remoteHost.asked).toContain(new URL(broken.entry).pathname);
      expect(asked).toContain(previous.entry);
      await expectRestUsable(page, remote);
      await remote.expectScreen(page);
      expect(documents()).toBe(1);
    });
  }
}

/** Without an earlier release, each fault is tried on one remote. */
for (const [index, fault] of releaseFaults.entries()) {
  const remote = remoteScreens[index % remoteScreens.length];
  if (!remote) throw new Error('There is no remote');

  test(`${remote.name}: a first release that ${fault} has a fallback, and Retry loads it once it works`, async ({
    page,
    remoteHost,
    publishInstead,
  }) => {
    allowFaults(/broken (when|while)|Federation Runtime|remote\.failed|Remote /);
    const broken = await remoteHost.releaseAltered(remote.name, '9.9.9', brokenReleases[fault]);
    await publishInstead(listingOf(broken));
    const documents = countDocuments(page);
    await goToBroken(page, remote);
    await expect(fallback(page, remote)).toBeVisible();
    await expectRestUsable(page, remote);

    await page.evaluate(() => Object.assign(globalThis, { repaired: true }));
    await fallback(page, remote).getByRole('button', { name: 'Retry' }).click();
    // A release's build target is part of it: only another version can fix that.
    const isForOtherTarget = fault.startsWith('was built for');
    if (isForOtherTarget) await expect(fallback(page, remote)).toBeVisible();
    else await remote.expectScreen(page);
    expect(documents()).toBe(1);
  });
}
