import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of the store that `npm run build` publishes to. Moves it from `registry/dist`, where
 * earlier versions kept it, since open pages still load from it.
 * @param root folder of the whole project
 */
export function buildFolder(root: string): string {
  const folder = path.join(root, 'release/dist');
  const former = path.join(root, 'registry/dist');
  if (!existsSync(folder) && existsSync(former)) {
    mkdirSync(path.dirname(folder), { recursive: true });
    try {
      renameSync(former, folder);
    } catch (error) {
      // Another process was first.
      if (!existsSync(folder)) throw error;
    }
  }
  return folder;
}
