import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Beasties from 'beasties';
import { integrityOf } from '../../release/src/records/release-files.ts';
import { shellScripts } from './shell-scripts.ts';

/**
 * Makes the shell's pages from its build: one for each first paint. A page contains the markup, the
 * styles of that markup inline, the style sheet after it, preloads of what it loads next, and marks
 * where the server inserts the registry, the nonce of its policy and the address of this build's
 * files. Scripts and styles are named with their hashes.
 */

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'shell/dist');
const require = createRequire(import.meta.url);
const { paints } = require('../../shell/dist/paint/paint.cjs') as {
  paints: () => Record<string, string>;
};

const built = readFileSync(join(dist, 'page.html'), 'utf8');

/** A signed-in learner's page needs the federation too. */
const preloads = shellScripts(root, ['federation'])
  .map((name) => `<link rel="preload" as="script" href="/${name}">`)
  .join('');

const criticalStyles = new Beasties({
  path: join(dist, 'public'),
  publicPath: '/',
  preload: 'body',
  inlineFonts: true,
  preloadFonts: false,
  logLevel: 'warn',
});

const publicFiles = new Set(readdirSync(join(dist, 'public')));

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
for (const [name, markup] of Object.entries(paints())) {
  const painted = built
    .replace('</head>', () => `${name === 'app' ? preloads : ''}<!--head--></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div><!--registry-->`);
  const page = await criticalStyles.process(painted);
  writeFileSync(
    join(dist, 'pages', `${name}.html`),
    withFiles(page.replace(' data-beasties-container', '')).replaceAll(
      '<style>',
      '<style nonce="%nonce%">',
    ),
  );
}
