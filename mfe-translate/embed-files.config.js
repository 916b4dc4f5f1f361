import { createHash } from 'node:crypto';
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(import.meta.dirname, 'src/embed');

/** Budgets in kB (1,000 bytes) of brotli. */
const budgets = { 'v1.js': 5, 'body.js': 90 };

/** Pages and files that are published unchanged. */
const publishedFiles =
  '{pages.css,{frame,sign-in,playground}/*.{html,css},partner/*.{js,d.ts,json}}';

/** The hash of a content, as an integrity attribute holds it. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Copies them; pages name their files with integrity hashes. */
function copyPartnerFiles(output) {
  for (const file of globSync(publishedFiles, { cwd: sources })) {
    cpSync(path.join(sources, file), path.join(output, path.basename(file)));
  }
  for (const name of readdirSync(output).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(path.join(output, name), 'utf8');
    const named = page.replaceAll(
      /(src|href)="\.\/([\w-]+\.(?:js|css))"/g,
      (_attribute, attribute, file) =>
        `${attribute}="./${file}" integrity="${integrityOf(readFileSync(path.join(output, file)))}" crossorigin="anonymous"`,
    );
    writeFileSync(path.join(output, name), named);
  }
}

function isCompressed(name) {
  return /\.(br|gz)$/.test(name);
}

/** Lists every file with its hash for loaders and partners, and the container for the registry. */
function writeListings(output, container) {
  const names = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== 'v1.json' && name !== 'embed.json')
    .toSorted();
  const files = Object.fromEntries(
    names.map((name) => [name, integrityOf(readFileSync(path.join(output, name)))]),
  );
  const loader = { loader: 'embed/v1.js', entry: 'embed/remote-entry.js', global: container };
  writeFileSync(path.join(output, 'v1.json'), `${JSON.stringify({ files }, null, 2)}\n`);
  writeFileSync(path.join(output, 'embed.json'), `${JSON.stringify(loader, null, 2)}\n`);
}

/** @throws when a script is larger than its budget */
function holdBudgets(output) {
  for (const [name, budget] of Object.entries(budgets)) {
    const kilobytes = readFileSync(path.join(output, `${name}.br`)).length / 1000;
    process.stdout.write(`embed/${name}: ${kilobytes.toFixed(1)} of ${budget} kB (brotli)\n`);
    if (kilobytes > budget) throw new Error(`embed/${name} is larger than ${budget} kB`);
  }
}

/**
 * Runs once all files of the embedded translator are built: copies the files published unchanged,
 * lists all files with their hashes, and checks the scripts against their budgets.
 * @param {{ output: string, container: string }} options the folder, and the name of its container
 */
export function publishing({ output, container }) {
  return {
    apply(compiler) {
      compiler.hooks.done.tap('publishing', ({ compilation }) => {
        if (compilation.errors.length > 0) return;
        copyPartnerFiles(output);
        writeListings(output, container);
        holdBudgets(output);
      });
    },
  };
}
