import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shellScripts } from './shell-parts.ts';

/**
 * Makes the shell's pages from its build: one for each paint, with the markup inside, what it loads
 * next announced, and comments in the places where the server adds the registry.
 */

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'shell/dist');
const require = createRequire(import.meta.url);
const { paints } = require('../../shell/dist/paint/paint.cjs') as {
  paints: () => Record<string, string>;
};

const built = readFileSync(join(dist, 'page.html'), 'utf8');

/** Somebody signed in is about to need the federation and antd too. */
const preloads = shellScripts(root, ['federation', 'ui-data'])
  .map((name) => `<link rel="preload" as="script" href="/${name}">`)
  .join('');

mkdirSync(join(dist, 'pages'), { recursive: true });
for (const [name, markup] of Object.entries(paints())) {
  const page = built
    .replace('</head>', () => `${name === 'app' ? preloads : ''}<!--head--></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div><!--registry-->`);
  writeFileSync(join(dist, 'pages', `${name}.html`), page);
}
