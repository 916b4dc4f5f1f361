import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistrySnapshot, ShellListing, ShellRelease } from '@topwords/platform/contracts';
import type { Logger } from 'pino';
import { readReleasedFile } from '@topwords/release/log';
import { interfaceLanguages, type InterfaceLanguage } from '@topwords/platform/contracts';
import {
  createPageHtml,
  isBasicPaint,
  pageFileOf,
  paints,
  type PageHtml,
  type Templates,
} from './page-html.ts';

interface ShellPagesSettings {
  /** Folder of this instance's own build of the shell; undefined without one. */
  own: string | undefined;
  /** Folder of the registry; undefined if releases are fetched from their addresses. */
  registryFolder: string | undefined;
  log: Logger;
}

/** What an instance serves of a shell. */
export interface ShellPages {
  html: PageHtml;
  /** The source of its service worker; undefined if it has none. */
  worker: string | undefined;
}

/** The service worker in a release of the shell. */
const workerFile = 'worker/worker.js';

/** How long to wait before reading a failed release again. */
const retryMilliseconds = 2000;

/** The pages of an instance's own build, whose files it serves from its root. */
function readOwnPages(folder: string): PageHtml {
  const read = (language: InterfaceLanguage): [InterfaceLanguage, Templates] => {
    const texts = paints.flatMap((paint) => {
      const file = path.join(folder, 'pages', pageFileOf(paint, language));
      return !isBasicPaint(paint) && !existsSync(file) ? [] : [[paint, readFileSync(file, 'utf8')]];
    });
    return [language, Object.fromEntries(texts) as Templates];
  };
  const present = interfaceLanguages.filter((language) =>
    existsSync(path.join(folder, 'pages', pageFileOf('app', language))),
  );
  return createPageHtml({ en: read('en')[1], ...Object.fromEntries(present.map(read)) }, '/');
}

/** @throws when a page cannot be read, or differs from the released one */
async function readReleasedPages(
  release: ShellRelease,
  registryFolder: string | undefined,
): Promise<ShellPages> {
  const readFileOf = async (file: string) => {
    const integrity = release.integrity[file] ?? '';
    const content = await readReleasedFile(release, release.base, {
      file,
      integrity,
      registryFolder,
    });
    return content.toString('utf8');
  };

  async function read(language: InterfaceLanguage): Promise<Templates> {
    const present = paints.filter(
      (paint) => isBasicPaint(paint) || `pages/${pageFileOf(paint, language)}` in release.integrity,
    );
    const texts = await Promise.all(
      present.map(async (paint) => [
        paint,
        await readFileOf(`pages/${pageFileOf(paint, language)}`),
      ]),
    );
    return Object.fromEntries(texts) as Templates;
  }
  // Releases from before there were languages have English pages only.
  const others = interfaceLanguages.filter(
    (language) => `pages/${pageFileOf('app', language)}` in release.integrity && language !== 'en',
  );
  const translated = await Promise.all(others.map(async (one) => [one, await read(one)] as const));
  const templates = { en: await read('en'), ...Object.fromEntries(translated) };
  return {
    html: createPageHtml(templates, `${release.base}public/`),
    worker: workerFile in release.integrity ? await readFileOf(workerFile) : undefined,
  };
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
}: ShellPagesSettings): (snapshot: Pick<RegistrySnapshot, 'shell'>) => Promise<ShellPages> {
  // Only released pages are kept by browsers: nobody has signed those of an own build.
  const ownPages = own === undefined ? undefined : { html: readOwnPages(own), worker: undefined };
  let current: ({ version: string } & ShellPages) | undefined;
  let reading: Promise<void> | undefined;
  let retryAt = 0;

  async function read({ stable, previous }: ShellListing): Promise<void> {
    // At start the previous one is better than none: its files are everywhere as well.
    const candidates = current === undefined && previous !== null ? [stable, previous] : [stable];
    for (const release of candidates) {
      try {
        current = {
          version: release.version,
          ...(await readReleasedPages(release, registryFolder)),
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
    const pages = (shell ? current : undefined) ?? ownPages;
    if (pages === undefined) throw new Error('There is no shell to serve');
    return pages;
  };
}
