import {
  paintedViewFile,
  type RegistrySnapshot,
  type RemoteRelease,
} from '@topwords/platform/contracts';
import { readReleasedFile } from '@topwords/release/log';
import type { Logger } from 'pino';
import { createFiller, type FillTemplate } from './fill-template.ts';
import { parsePaintedView, type PaintedViewFile } from './painted-view-file.ts';

/** A painted view that has been read and verified. */
export interface PaintedView extends PaintedViewFile {
  fill: FillTemplate;
}

/** The painted views of live releases. */
export interface PaintedViews {
  /** That of a release; undefined if it has none, or while it is not read or cannot be. */
  of(release: RemoteRelease): PaintedView | undefined;
  /** Starts reading those of a snapshot that are not read yet, and forgets those of others. */
  follow(snapshot: RegistrySnapshot): void;
}

interface PaintedViewsSettings {
  /** Folder of the registry; undefined if releases are fetched from their addresses. */
  registryFolder: string | undefined;
  log: Logger;
}

/** How long to wait before reading a view again that could not be read. */
const retryMs = 10_000;

function liveReleases({ remotes }: RegistrySnapshot): RemoteRelease[] {
  return remotes.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
}

/** The hash of the view in the signed snapshot, which tells views apart. */
function hashOf({ integrity }: RemoteRelease): string | undefined {
  return integrity[paintedViewFile];
}

/**
 * Keeps the painted views of what is live. Pages never wait for one: until it is read, and if it is
 * not what was released, they begin without it.
 */
export function openPaintedViews({ registryFolder, log }: PaintedViewsSettings): PaintedViews {
  let views = new Map<string, { view?: PaintedView; retryAt: number }>();
  let followed: RegistrySnapshot | undefined;
  let retryAt = Number.POSITIVE_INFINITY;

  async function read(release: RemoteRelease, integrity: string): Promise<void> {
    const entry: { view?: PaintedView; retryAt: number } = { retryAt: Number.POSITIVE_INFINITY };
    views.set(integrity, entry);
    try {
      const file = paintedViewFile;
      const wanted = { file, integrity, registryFolder };
      const content = await readReleasedFile(release, release.entry, wanted);
      entry.view = { ...parsePaintedView(content.toString('utf8')), fill: createFiller() };
    } catch (error) {
      const { name, version } = release;
      log.error({ err: error, name, version }, 'painted view cannot be used');
      entry.retryAt = performance.now() + retryMs;
      retryAt = Math.min(retryAt, entry.retryAt);
    }
  }

  return {
    of: (release) => views.get(hashOf(release) ?? '')?.view,
    follow(snapshot) {
      const now = performance.now();
      if (snapshot === followed && now < retryAt) return;
      followed = snapshot;
      retryAt = Number.POSITIVE_INFINITY;
      const former = views;
      views = new Map();
      for (const release of liveReleases(snapshot)) {
        const hash = hashOf(release);
        if (hash === undefined || views.has(hash)) continue;
        const known = former.get(hash);
        if (known === undefined || now >= known.retryAt) {
          void read(release, hash);
          continue;
        }
        views.set(hash, known);
        retryAt = Math.min(retryAt, known.retryAt);
      }
    },
  };
}
