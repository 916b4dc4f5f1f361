import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { findProgram, installPackages } from './system-packages.ts';

interface Browser {
  /** The system's browser; undefined stands for the one that Playwright brings. */
  path?: string;
  /** Why there is none. */
  fault?: string;
}

/** Debian's package of Chromium without a window, which tests in two thirds of the time. */
const shell = 'chromium-headless-shell';

/** The system's Chromium, without a window where that is there; undefined where there is none. */
export function findBrowser(): string | undefined {
  return findProgram(shell) ?? findProgram('chromium');
}

async function hasOwnBrowser(): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Finds a Chromium, and installs one where the one for tests is missing. */
export async function prepareBrowser(root: string): Promise<Browser> {
  if (!findProgram(shell)) {
    if (await hasOwnBrowser()) return {};
    const fault = await installPackages(root, [shell]);
    if (!findBrowser()) return installOwnBrowser(root, fault);
  }
  const path = findBrowser();
  return path === undefined ? {} : { path };
}

async function installOwnBrowser(root: string, otherFault: string | undefined): Promise<Browser> {
  const { code } = await runCommand(['playwright', 'install', 'chromium'], { root });
  return code === 0 ? {} : { fault: otherFault ?? 'Chromium could not be installed' };
}
