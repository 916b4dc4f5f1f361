import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistrySnapshot, ShellListing, ShellRelease } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import { readReleasedFile } from '@topwords/release/log';
import { createPageHtml, paints, type PageHtml, type Paint } from './page-html.ts';

interface ShellPagesSettings {
  /** Folder of this instance's own build of the shell; undefined without one. */
  own: string | undefined;
  /** Folder of the registry; undefined if releases are fetched from their addresses. */
  registryFolder: string | undefined;
  log: Logger;
}

/** How long to wait before reading a failed release again. */
const retryMilliseconds = 2000;

/** The pages of an instance's own build, whose files it serves from its root. */
function readOwnPages(folder: string): PageHtml {
  const read = (paint: Paint) => readFileSync(path.join(folder, 'pages', `${paint}.html`), 'utf8');
  return createPageHtml({ welcome: read('welcome'), login: read('login'), app: read('app') }, '/');
}

/** @throws when a page cannot be read, or differs from the released one */
async function readReleasedPages(
  release: ShellRelease,
  registryFolder: string | undefined,
): Promise<PageHtml> {
  const texts = await Promise.all(
    paints.map(async (paint) => {
      const file = `pages/${paint}.html`;
      const integrity = release.integrity[file] ?? '';
      const wanted = { file, integrity, registryFolder };
      const content = await readReleasedFile(release, release.base, wanted);
      return [paint, content.toString('utf8')];
    }),
  );
  const templates = Object.fromEntries(texts) as Record<Paint, string>;
  return createPageHtml(templates, `${release.base}public/`);
}

/**
 * Decides which pages an instance serves: those of the shell that is live by the signed snapshot,
 * so that all instances serve the same pages and all have their files. While a new release is read
 * the previous one is served, and stays if the new one cannot be read. The instance's own build is
 * for registries without a shell.
 */
export function createShellPages({
  own,
  registryFolder,
  log,
}: ShellPagesSettings): (snapshot: Pick<RegistrySnapshot, 'shell'>) => Promise<PageHtml> {
  const ownPages = own === undefined ? undefined : readOwnPages(own);
  let current: { version: string; html: PageHtml } | undefined;
  let reading: Promise<void> | undefined;
  let retryAt = 0;

  async function read({ stable, previous }: ShellListing): Promise<void> {
    // At start the previous one is better than none: its files are everywhere as well.
    const candidates = current === undefined && previous !== null ? [stable, previous] : [stable];
    for (const release of candidates) {
      try {
        current = {
          version: release.version,
          html: await readReleasedPages(release, registryFolder),
        };
        return;
      } catch (error) {
        retryAt = performance.now() + retryMilliseconds;
        log.error({ err: error, version: release.version }, 'shell cannot be served');
      }
    }
  }

  return async ({ shell }) => {
    if (shell && shell.stable.version !== current?.version && performance.now() >= retryAt) {
      reading ??= read(shell).finally(() => (reading = undefined));
    }
    if (shell && current === undefined) await reading;
    const html = (shell ? current?.html : undefined) ?? ownPages;
    if (html === undefined) throw new Error('There is no shell to serve');
    return html;
  };
}
