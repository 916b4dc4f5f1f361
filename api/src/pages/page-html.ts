import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistrySnapshot, RemoteRelease } from '@topwords/platform/contracts';

/** What the page shows before any script has run. */
export type Paint = 'welcome' | 'login' | 'app';

const paints: readonly Paint[] = ['welcome', 'login', 'app'];

interface PageParts {
  registry: RegistrySnapshot;
  /** The remote that the page will show first, or undefined where the shell alone does. */
  release: RemoteRelease | undefined;
  nonce: string;
}

/** Text that is safe inside a script element that holds data. */
function asDataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/** The registry as the page needs it: hashes of the files that a remote's first screen loads. */
function withPreloadedIntegrity(registry: RegistrySnapshot): RegistrySnapshot {
  const remotes = registry.remotes.map((release) => {
    const files = Object.entries(release.integrity);
    const needed = files.filter(([file]) => release.preload.includes(file));
    return { ...release, integrity: Object.fromEntries(needed) };
  });
  return { ...registry, remotes };
}

function preloadLink(release: RemoteRelease, file: string): string {
  const address = release.entry.replace(/[^/]+$/, file);
  const kind = file.endsWith('.css') ? 'style' : 'script';
  const integrity = release.integrity[file] ?? '';
  return `<link rel="preload" as="${kind}" href="${address}" integrity="${integrity}" crossorigin>`;
}

/**
 * Makes the pages from the shell's built ones, with the registry inlined and the first remote's
 * files announced, so that they load beside the shell and not after it.
 * @param folder where the shell's build has put a page for each paint
 */
export function createPageHtml(folder: string): (paint: Paint, parts: PageParts) => string {
  const templates = new Map(
    paints.map((paint) => [paint, readFileSync(path.join(folder, `${paint}.html`), 'utf8')]),
  );

  return (paint, { registry, release, nonce }) => {
    const preloads = release?.preload.map((file) => preloadLink(release, file)) ?? [];
    const head = [`<meta name="style-nonce" nonce="%nonce%">`, ...preloads].join('');
    const inlined = withPreloadedIntegrity(registry);
    const data = `<script type="application/json" id="registry">${asDataBlock(inlined)}</script>`;
    return (templates.get(paint) ?? '')
      .replace('<!--head-->', () => head)
      .replaceAll('%nonce%', nonce)
      .replace('<!--registry-->', () => data);
  };
}
