import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The port of a remote's development server, as its `rspack.config.js` gives it.
 * @param folder `mfe-<name>`
 * @throws when that file gives none
 */
export function readRemotePort(root: string, folder: string): number {
  const file = join(folder, 'rspack.config.js');
  const given = /createRemoteConfig\(\s*'[^']+',\s*(\d+)/.exec(
    readFileSync(join(root, file), 'utf8'),
  );
  if (!given) throw new Error(`${file} gives no port: createRemoteConfig('${folder}', <port>)`);
  return Number(given[1]);
}
