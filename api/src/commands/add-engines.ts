import { inMegabytes, requireFreeSpace } from '../engines/free-space.ts';
import type { Installable } from './installable.ts';

/** What to install, where to, and who hears about it. */
interface AddEngines {
  enginesFolder: string;
  /** All from an address, or all from a folder. */
  installables: readonly Installable[];
  say: (line: string) => void;
  /** How much room a disk has; the real one by default. */
  freeBytes?: ((folder: string) => Promise<number>) | undefined;
}

const linesEveryMilliseconds = 2000;

/**
 * Installs what is not installed yet, or whose files have changed.
 * @throws an engine fault; the signal's reason
 */
export async function addEngines(adding: AddEngines): Promise<void> {
  const { enginesFolder, installables, say, freeBytes } = adding;
  const wanted: Installable[] = [];
  for (const installable of installables) {
    if (await installable.isInstalled()) say(`${installable.name}: installed already`);
    else wanted.push(installable);
  }
  if (wanted.length === 0) return;
  const isDownloaded = wanted.some(({ source }) => 'address' in source);
  await requireFreeSpace(enginesFolder, wanted, isDownloaded, freeBytes);
  for (const installable of wanted) {
    const { name, source, downloadBytes: total } = installable;
    say(
      `${name}: ${inMegabytes(total)} from ${'address' in source ? source.address : source.folder}`,
    );
    await installable.install(progressOf(total, (line) => say(`${name}: ${line}`)));
    say(`${name}: installed, ${inMegabytes(await installable.diskBytes())} on disk`);
  }
}

/** Reports progress now and then, and not once everything is there. */
function progressOf(total: number, say: (line: string) => void): (bytes: number) => void {
  let lastLine = performance.now();
  return (bytes) => {
    if (performance.now() - lastLine < linesEveryMilliseconds || bytes >= total) return;
    lastLine = performance.now();
    const percent = Math.floor((100 * bytes) / total);
    say(`${inMegabytes(bytes)} of ${inMegabytes(total)} (${percent} %)`);
  };
}
