/**
 * npm run circles: prints the folders that import one another in a circle, with an import for each
 * pair of them, and fails if there are any. `npm run circles -- api/src` checks only these folders.
 */
import { dirname, join } from 'node:path';
import { findCircles } from './circles/find-circles.ts';

const only = process.argv.slice(2);
const circles = findCircles(join(import.meta.dirname, '..')).filter(
  ({ folders }) =>
    only.length === 0 ||
    folders.some((folder) => only.some((start) => `${folder}/`.startsWith(`${start}/`))),
);
for (const { folders, imports } of circles) {
  console.log(`✗ A circle of ${folders.length} folders: ${folders.join(', ')}`);
  const pairs = Map.groupBy(imports, ({ from, to }) => `${dirname(from)} → ${dirname(to)}`);
  for (const [pair, [first, ...others]] of pairs) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    console.log(`    ${pair}: ${first?.from} imports ${first?.to}${more}`);
  }
}
console.log(circles.length === 0 ? 'No circles between folders' : `${circles.length} circles`);
process.exitCode = circles.length === 0 ? 0 : 1;
