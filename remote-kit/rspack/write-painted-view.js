/**
 * node write-painted-view.js <folder of the built view> <file to write>: renders the templates of a
 * painted view and writes them with the styles that they need. A process of its own: what a remote
 * imports may hold timers and channels open.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Beasties from 'beasties';

const [built, target] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const { paintedView, interfaceLanguages, languageCodes } = require(
  path.join(built, 'painted-view.cjs'),
);

const templates = {};
for (const language of interfaceLanguages) {
  templates[language] = {};
  for (const code of languageCodes) {
    templates[language][code] = await paintedView.render(language, code);
  }
}

/** The rules that match the markup, without fonts, which the page has. */
async function criticalStyles(markup) {
  const critical = new Beasties({
    path: built,
    publicPath: '/',
    pruneSource: false,
    inlineFonts: false,
    preloadFonts: false,
    logLevel: 'warn',
  });
  const sheet = '<link rel="stylesheet" href="/painted-view.css">';
  const page = await critical.process(`<html><head>${sheet}</head><body>${markup}</body></html>`);
  const [, styles] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  if (!styles) throw new Error('The painted view has no styles');
  return styles;
}

const markup = Object.values(templates).flatMap(Object.values).join('');
const { path: address, data } = paintedView;
const styles = await criticalStyles(markup);
writeFileSync(target, JSON.stringify({ format: 1, path: address, data, styles, templates }));
process.exit();
