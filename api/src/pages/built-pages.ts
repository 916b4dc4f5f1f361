import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Middleware } from 'koa';
import { createPages, type PageSettings } from './pages.ts';

const shell = path.join(import.meta.dirname, '../../../shell/dist');

/**
 * The pages of the product; undefined while they are neither built nor in the registry, as in
 * development and in tests.
 */
export function builtPages(settings: Omit<PageSettings, 'shell'>): Middleware | undefined {
  const isBuilt = existsSync(path.join(shell, 'pages'));
  const isReleased = settings.registry.current().snapshot.shell !== undefined;
  if (!isBuilt && !isReleased) return undefined;
  return createPages({ ...settings, shell: isBuilt ? shell : undefined });
}
