import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Beasties from 'beasties';
import { pageFileOf } from '../../../api/src/pages/page-html.ts';
import { manifestAddress } from '../../../api/src/pages/web-app/web-app-manifest.ts';
import { interfaceLanguages, type InterfaceLanguage } from '../../../platform/i18n/index.ts';
import { integrityOf } from '../../../release/src/records/release-files.ts';
import { shellFiles, shellScripts } from '../shell-scripts.ts';
import { deferParts } from './defer-parts.ts';
import { fontsFor } from './fonts-for.ts';

/**
 * Makes the shell's pages from its build: one for each first paint in each language. A page contains
 * the markup, the styles of that markup inline, the style sheet after it, preloads of what it loads
 * next, and marks where the server inserts the registry, the nonce of its policy and the address of
 * this build's files. Scripts and styles are named with their hashes. The welcome page loads fonts
 * only, until its visitor does something; the page of a painted screen loads nothing until it is shown.
 */

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'shell/dist');
const require = createRequire(import.meta.url);
const {
  chooseTexts,
  fontsId,
  outOfSight,
  paints,
  partsId,
  pictureId,
  releaseAttribute,
  viewPartsId,
  welcomeTexts,
} = require('../../../shell/dist/paint/paint.cjs') as {
  chooseTexts: (preferred: readonly string[]) => Promise<void>;
  fontsId: string;
  outOfSight: string;
  paints: () => Record<string, string>;
  partsId: string;
  pictureId: string;
  releaseAttribute: string;
  viewPartsId: string;
  welcomeTexts: () => { title: string; inReadingFont: string };
};

const built = readFileSync(join(dist, 'page.html'), 'utf8');
function readLoader(id: string, name: string) {
  return { id, script: readFileSync(join(dist, 'loader', `${name}.js`), 'utf8').trim() };
}
const loader = readLoader(partsId, 'loader');
const viewLoader = readLoader(viewPartsId, 'view-loader');

/** What a page loads besides the shell's first files: a learner's page the federation. */
function preloadsOf(paint: string, language: InterfaceLanguage): string {
  const parts = [
    ...(paint === 'app' || paint === 'view' ? ['federation'] : []),
    ...(paint === 'try' ? ['try'] : []),
    ...(paint === 'view' ? ['picture'] : []),
    ...(language === 'en' ? [] : [`texts-${language}`]),
  ];
  return shellScripts(root, parts)
    .map((name) => `<link rel="preload" as="script" href="/${name}">`)
    .join('');
}

const criticalStyles = new Beasties({
  path: join(dist, 'public'),
  publicPath: '/',
  preload: 'body',
  inlineFonts: true,
  preloadFonts: false,
  // The focus shows before the style sheet is there.
  allowRules: [':focus-visible'],
  logLevel: 'warn',
});

const publicFiles = new Set(readdirSync(join(dist, 'public')));

/** The styles of every page. */
const styles = shellFiles(root, ['main'])
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(dist, 'public', name), 'utf8'))
  .join('');

/** The welcome page without what it needs only once its visitor does something. */
function withoutParts(page: string): string {
  const { title, inReadingFont } = welcomeTexts();
  const { fallbacks, files } = fontsFor(styles, inReadingFont);
  const fonts = `<style nonce="%nonce%" id="${fontsId}" media="not all">${files}</style>`;
  return deferParts(page, loader)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<style>', () => `${fonts.replaceAll('url(', 'url(%files%')}<style>${fallbacks}`);
}

/**
 * The page of a learner with a place for a screen that a remote has painted, beside the root: the
 * product is rendered out of sight. It asks for no file before it is shown; the server announces the
 * remote's files in the same template.
 */
function withPlaceOfView(page: string): string {
  const { fallbacks } = fontsFor(styles, '');
  return deferParts(page, viewLoader)
    .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '')
    .replaceAll(' aria-current="page"', '{{#is_current}} aria-current="page"{{/is_current}}')
    .replace('</template>', '<!--parts--></template>')
    .replace('<style>', () => `<style>${fallbacks}`)
    .replace(/<div id="root">(.*)<\/div><!--registry-->/s, (_all, frame: string) => {
      const hidden = `<style>${outOfSight}/*view*/</style>`;
      const picture = `<div id="${pictureId}" ${releaseAttribute}="%release%">${hidden}`;
      return `<div id="root"></div>${picture}<!--frame-->${frame}<!--/frame--></div><!--registry-->`;
    });
}

/** What is done with the pages that begin without scripts. */
const changes: Partial<Record<string, (page: string) => string>> = {
  welcome: withoutParts,
  view: withPlaceOfView,
};

/**
 * Names the files of the build by their addresses on the server, scripts and styles with their
 * hashes.
 */
function withFiles(page: string): string {
  return page.replaceAll(/ (src|href)="\/([^"/]+)"/g, (attribute, kind: string, name: string) => {
    if (!publicFiles.has(name)) return attribute;
    const place = ` ${kind}="%files%${name}"`;
    if (!/\.(js|css)$/.test(name)) return place;
    return `${place} integrity="${integrityOf(readFileSync(join(dist, 'public', name)))}" crossorigin`;
  });
}

mkdirSync(join(dist, 'pages'), { recursive: true });
// English comes first: its texts are replaced by those of the others.
for (const language of interfaceLanguages) {
  await chooseTexts([language]);
  for (const [name, markup] of Object.entries(paints())) await writePage(name, language, markup);
}

async function writePage(name: string, language: InterfaceLanguage, markup: string): Promise<void> {
  const painted = built
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(manifestAddress('en'), manifestAddress(language))
    .replace('</head>', () => `${preloadsOf(name, language)}<!--head--></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div><!--registry-->`);
  const styled = (await criticalStyles.process(painted)).replace(' data-beasties-container', '');
  const page = changes[name]?.(styled) ?? styled;
  writeFileSync(
    join(dist, 'pages', pageFileOf(name, language)),
    withFiles(page).replaceAll('<style>', '<style nonce="%nonce%">'),
  );
}
