import { existsSync } from 'node:fs';
import { runCommand } from '../building/run-command.ts';
import { findProgram, installPackages } from './system-packages.ts';

interface Browser {
  /** The system's browser; undefined stands for the one that Playwright brings. */
  path?: string;
  /** Why there is none. */
  fault?: string;
}

async function hasOwnBrowser(): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Finds a Chromium, and installs one where there is none. */
export async function prepareBrowser(root: string): Promise<Browser> {
  const installed = findProgram('chromium');
  if (installed) return { path: installed };
  if (await hasOwnBrowser()) return {};
  const fault = await installPackages(root, ['chromium']);
  const path = findProgram('chromium');
  if (path) return { path };
  const { code } = await runCommand(['playwright', 'install', 'chromium'], { root });
  return code === 0 ? {} : { fault: fault ?? 'Chromium could not be installed' };
}
