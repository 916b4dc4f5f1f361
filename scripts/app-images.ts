/**
 * npm run app-images: draws the icons of the installed product from the brand mark, and takes the
 * pictures of the installation dialog from those of `npm run screens -- --window`, in each language.
 * Writes to api/src/pages/web-app/images, whose files are committed.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { interfaceLanguages } from '../platform/i18n/index.ts';
import { prepareBrowser } from './processes/browser.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'api/src/pages/web-app/images');
const mark = readFileSync(join(root, 'shell/public/icon.svg'), 'utf8');

/** Devices cut their own shape out of these icons: the background fills the square. */
const fullMark = mark.replace(' rx="8"', '');

/** Phones show only which parts of a notification's badge are opaque. */
const bareMark = mark.replace(/<rect[^>]*>/, '');

const icons = [
  { name: 'icon-192', size: 192, drawing: mark },
  { name: 'icon-512', size: 512, drawing: mark },
  { name: 'icon-maskable-192', size: 192, drawing: fullMark },
  { name: 'icon-maskable-512', size: 512, drawing: fullMark },
  { name: 'apple-touch-icon', size: 180, drawing: fullMark },
  { name: 'badge-96', size: 96, drawing: bareMark },
];

async function drawIcons(): Promise<void> {
  const executablePath = await prepareBrowser(root);
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  for (const { name, size, drawing } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  }
  await browser.close();
}

function copyScreens(): void {
  const screens = join(root, '.cache/screens');
  copyFileSync(join(screens, '1440/home-filled.png'), join(folder, 'desktop.png'));
  for (const language of interfaceLanguages) {
    const view = join(screens, language === 'en' ? '390' : `390-${language}`);
    copyFileSync(join(view, 'home-filled.png'), join(folder, `dashboard.${language}.png`));
    copyFileSync(join(view, 'card-detail-filled.png'), join(folder, `word.${language}.png`));
  }
}

await drawIcons();
copyScreens();
