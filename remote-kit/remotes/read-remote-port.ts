import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the port of a remote's development server from its `rspack.config.js`.
 * @param folder `mfe-<name>`
 * @throws when that file has none
 */
export function readRemotePort(root: string, folder: string): number {
  const file = join(folder, 'rspack.config.js');
  const given = /createRemoteConfig\(\s*'[^']+',\s*(\d+)/.exec(
    readFileSync(join(root, file), 'utf8'),
  );
  if (!given) throw new Error(`${file} has no port: call createRemoteConfig('${folder}', <port>)`);
  return Number(given[1]);
}
