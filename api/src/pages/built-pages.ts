import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Middleware } from 'koa';
import { createPages, type PageFolders } from './pages.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Where `npm run build` puts the pages and the releases. */
const folders: PageFolders = {
  shell: path.join(root, 'shell/dist'),
  registry: path.join(root, 'registry/dist'),
};

/** The pages of the product; undefined while they are not built, as in development and in tests. */
export function builtPages(): Middleware | undefined {
  const parts = [path.join(folders.shell, 'pages'), path.join(folders.registry, 'registry.json')];
  return parts.every((part) => existsSync(part)) ? createPages(folders) : undefined;
}
