import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Makes the shell's pages from its build: one for each paint, with the markup inside, the style
 * sheets that it needs, and comments in the places where the server adds the registry.
 */

const dist = path.join(import.meta.dirname, '../../shell/dist');
const require = createRequire(import.meta.url);
const { paints } = require('../../shell/dist/paint/paint.cjs') as {
  paints: () => Record<string, string>;
};

const built = readFileSync(path.join(dist, 'page.html'), 'utf8');
const sheets = readdirSync(path.join(dist, 'public')).filter((name) => name.endsWith('.css'));

/** Style sheets that the build has not put into the page, since only later scripts name them. */
const links = sheets
  .filter((name) => !built.includes(name))
  .map((name) => `<link rel="stylesheet" href="/${name}">`);

mkdirSync(path.join(dist, 'pages'), { recursive: true });
for (const [name, markup] of Object.entries(paints())) {
  const page = built
    .replace('</head>', () => `${links.join('')}<!--head--></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div><!--registry-->`);
  writeFileSync(path.join(dist, 'pages', `${name}.html`), page);
}
