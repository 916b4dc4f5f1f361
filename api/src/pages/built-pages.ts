import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Middleware } from 'koa';
import { createPages, type PageSettings } from './pages.ts';

const shell = path.join(import.meta.dirname, '../../../shell/dist');

/** The pages of the product; undefined while they are not built, as in development and in tests. */
export function builtPages(settings: Omit<PageSettings, 'shell'>): Middleware | undefined {
  const isBuilt = existsSync(path.join(shell, 'pages'));
  return isBuilt ? createPages({ ...settings, shell }) : undefined;
}
