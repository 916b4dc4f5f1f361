import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Middleware } from 'koa';
import { createPages, type PageFolders } from './pages.ts';

const root = path.join(import.meta.dirname, '../../..');

interface BuiltPages {
  /** Folder of the registry; where `npm run build` puts it unless given. */
  registry?: string | undefined;
  /** Whether one can sign in with Google here. */
  google: boolean;
}

/** The pages of the product; undefined while they are not built, as in development and in tests. */
export function builtPages({
  registry = path.join(root, 'registry/dist'),
  google,
}: BuiltPages): Middleware | undefined {
  const folders: PageFolders = { shell: path.join(root, 'shell/dist'), registry };
  const parts = [path.join(folders.shell, 'pages'), path.join(folders.registry, 'registry.json')];
  return parts.every((part) => existsSync(part)) ? createPages({ ...folders, google }) : undefined;
}
