/**
 * npm run screens: saves pictures of every screen in each of its states for review, at 390 and
 * 1440 px: .cache/screens/<width>/<screen>-<state>.png, and index.html with all of them.
 *
 *   --dark              in the dark scheme, to <width>-dark
 *   --only words,home   these screens alone
 *   --width 390         this width alone
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from './building/build.ts';
import { listSteps } from './building/steps.ts';
import { contactSheet } from './screens/contact-sheet.ts';
import { createPeople } from './screens/people.ts';
import { listOtherScreens } from './screens/list-other-screens.ts';
import { inFolder } from './processes/in-folder.ts';
import { startServer } from './processes/server-process.ts';
import { shoot, type View } from './screens/shoot.ts';
import { screensFor } from './screens/screens-for.ts';
import { prepareBrowser } from './processes/browser.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/screens');

const { values } = parseArgs({
  options: {
    dark: { type: 'boolean', default: false },
    only: { type: 'string' },
    width: { type: 'string' },
  },
});
const only = values.only?.split(',');
const colorScheme = values.dark ? 'dark' : 'light';
const widths = values.width ? [Number(values.width)] : [390, 1440];

function folderOf({ width, colorScheme: scheme }: View): string {
  return scheme === 'dark' ? `${width}-dark` : String(width);
}

function writeSheet(): void {
  const pictures = globSync('*/*.png', { cwd: folder })
    .toSorted()
    .map((file) => ({ view: dirname(file), name: basename(file, '.png') }));
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
}

/** @returns how many pictures were saved, and how many of them show another state than they should */
async function walk(data: string): Promise<{ saved: number; faults: number }> {
  const { path, fault } = await prepareBrowser(root);
  if (fault) throw new Error(fault);
  const product = await startServer([join(root, 'api/src/main.ts')], {
    NODE_ENV: 'production',
    VOICE_RECORD_AHEAD: 'off',
    LOG_LEVEL: 'error',
    DATABASE_URL: `sqlite:${join(data, 'topwords.db')}`,
    LIMIT_REGISTER_ADDRESS: '100000',
  });
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const people = await createPeople(product.address);
  const listed = screensFor(people);
  const screens = [...listed, ...listOtherScreens(root, listed)].filter(
    ({ name }) => only?.includes(name) ?? true,
  );
  let saved = 0;
  let faults = 0;
  try {
    for (const width of widths) {
      const view: View = { width, colorScheme };
      if (!only) rmSync(join(folder, folderOf(view)), { recursive: true, force: true });
      for (const screen of screens) {
        const told: string[] = [];
        for (const state of screen.states) {
          const file = join(folder, folderOf(view), `${screen.name}-${state.name}.png`);
          const options = { screen, state, view, url: product.address, file };
          const reason = await shoot(browser, people, options);
          saved += 1;
          told.push(state.name);
          if (!reason) continue;
          faults += 1;
          console.error(`✗ ${screen.name}-${state.name} at ${width}: ${reason}`);
        }
        console.log(`${folderOf(view)} ${screen.name}: ${told.join(', ')}`);
      }
    }
  } finally {
    await people.leave();
    await browser.close();
    await product.stop();
  }
  return { saved, faults };
}

if (await build({ root, steps: listSteps(root), print: console.log })) {
  mkdirSync(folder, { recursive: true });
  const { saved, faults } = await inFolder(walk);
  writeSheet();
  console.log(`${saved} pictures saved, ${faults} not as they should be: ${folder}/index.html`);
  process.exitCode = faults === 0 ? 0 : 1;
} else {
  process.exitCode = 1;
}
