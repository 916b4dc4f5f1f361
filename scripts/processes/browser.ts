import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { findProgram, installPackages } from './system-packages.ts';

interface Browser {
  /** The system's browser; undefined means the one that Playwright ships. */
  path?: string;
  /** Why no browser is available. */
  fault?: string;
}

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

/** Finds a Chromium, and installs the headless one if it is missing. */
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
