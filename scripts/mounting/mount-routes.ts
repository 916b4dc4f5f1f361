import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { RemoteRelease } from '../../platform/contracts/index.ts';
import { build } from '../building/build.ts';
import type { BuildStep } from '../building/list-steps.ts';
import { prepareBrowser } from '../processes/browser.ts';
import { releaseOrigin, serveRelease } from './serve-release.ts';
import { tryRoute } from './try-route.ts';

/** The page rarely changes, and is rebuilt only when it does. */
const pageStep: BuildStep = {
  name: 'mounting',
  title: 'Page for tries built',
  command: ['rspack', 'build', '-c', 'scripts/mounting/rspack.config.js'],
  inputs: [
    'scripts/mounting',
    'shell',
    'platform',
    'remote-kit',
    'rspack.base.js',
    'package-lock.json',
  ],
  outputs: ['.cache/mounting/main.js'],
  after: [],
};

async function buildPage(root: string): Promise<string | null> {
  const lines: string[] = [];
  const isBuilt = await build({ root, steps: [pageStep], print: (line) => lines.push(line) });
  return isBuilt ? null : `The page for tries could not be built\n${lines.join('\n')}`;
}

/**
 * Shows the screen of each route of a built remote in a browser, in a fake host with a fake API.
 * @param dist folder of the build
 * @param say called with each route before it is tried
 * @param timeLimit how long a screen may take to show something, in milliseconds
 * @returns a line for each faulty route, with the fault; empty when all work
 */
export async function mountRoutes(
  root: string,
  dist: string,
  release: RemoteRelease,
  say: (line: string) => void,
  timeLimit = 15_000,
): Promise<string[]> {
  const fault = await buildPage(root);
  if (fault !== null) return [fault];
  const path = await prepareBrowser(root);
  const browser = await chromium.launch({
    ...(path !== undefined && { executablePath: path }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const faults: string[] = [];
    for (const route of release.routes) {
      say(`Trying ${route}`);
      const problem = await tryRoute(browser, releaseOrigin + route, timeLimit, (page) =>
        serveRelease(page, dist, release, join(root, '.cache/mounting')),
      );
      if (problem !== null) faults.push(`${route}: ${problem}`);
    }
    return faults;
  } finally {
    await browser.close();
  }
}
