import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { findProgram, installPackages } from './system-packages.ts';

/** Debian's package of headless Chromium, in which tests take two thirds of the time. */
const shell = 'chromium-headless-shell';

/** The system's Chromium, headless if installed; undefined if there is none. */
export function findBrowser(): string | undefined {
  return findProgram(shell) ?? findProgram('chromium');
}

async function hasOwnBrowser(): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/**
 * Finds a Chromium, and installs the headless one if it is missing.
 * @returns the path of the system's browser; undefined means the one that Playwright ships
 * @throws Error with one line when there is none
 */
export async function prepareBrowser(root: string): Promise<string | undefined> {
  if (!findProgram(shell)) {
    if (await hasOwnBrowser()) return undefined;
    const fault = await installPackages(root, [shell]);
    if (!findBrowser()) {
      const { code } = await runCommand(['playwright', 'install', 'chromium'], { root });
      if (code !== 0) throw new Error(fault ?? 'Chromium could not be installed');
    }
  }
  return findBrowser();
}
