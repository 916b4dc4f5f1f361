/**
 * npm run screens: saves pictures of every screen in each of its states for review, at 390 and
 * 1440 px: .cache/screens/<width>/<screen>-<state>.png, and index.html with all of them.
 *
 *   --dark              in the dark scheme, to <width>-dark
 *   --only words,home   only these screens
 *   --width 390         only this width
 *   --language ru       in another language, to <width>-ru; without the states that need a click
 *   --window            as high as the window instead of the page, as an app store shows it
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './building/build.ts';
import { listSteps } from './building/list-steps.ts';
import { prepareBrowser } from './processes/browser.ts';
import { inFolder } from './processes/in-folder.ts';
import { findFreePort } from './processes/port.ts';
import { runCommand } from './processes/run-command.ts';
import { contactSheet } from './screens/contact-sheet.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/screens');

const { values } = parseArgs({
  options: {
    dark: { type: 'boolean', default: false },
    only: { type: 'string' },
    width: { type: 'string' },
    language: { type: 'string', default: 'en' },
    window: { type: 'boolean', default: false },
  },
});
const widths = values.width ? [values.width] : ['390', '1440'];
const ending = values.language === 'en' ? '' : `-${values.language}`;
const views = widths.map((width) => `${width}${values.dark ? '-dark' : ''}${ending}`);
const only = values.only && ` (${values.only.replaceAll(',', '|')})-`;

/** @returns whether each picture shows its state */
async function walk(data: string): Promise<boolean> {
  const command = ['playwright', 'test', '-c', 'scripts/screens/playwright.config.ts'];
  const projects = views.flatMap((view) => ['--project', view]);
  const { code } = await runCommand([...command, ...projects, ...(only ? ['--grep', only] : [])], {
    root,
    env: {
      CHROMIUM_PATH: await prepareBrowser(root),
      SCREENS_DATA: data,
      SCREENS_LANGUAGE: values.language,
      SCREENS_HEIGHT: values.window ? 'window' : 'page',
      SCREENS_PORT: String(await findFreePort()),
    },
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  return code === 0;
}

function writeSheet(): number {
  const pictures = globSync('*/*.png', { cwd: folder })
    .toSorted()
    .map((file) => ({ view: dirname(file), name: basename(file, '.png') }));
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
  return pictures.length;
}

const isBuilt = await build({ root, steps: listSteps(root), print: console.log });
if (isBuilt && !only)
  for (const view of views) rmSync(join(folder, view), { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const isWalked = isBuilt && (await inFolder(walk));
if (isBuilt) console.log(`${writeSheet()} pictures: ${folder}/index.html`);
process.exitCode = isWalked ? 0 : 1;
