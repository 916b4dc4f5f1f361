import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of each fake host, the id of its learner, and one of each fake API. */
export const fakeMarks = ['01930000-0000-7000-8000-000000000001', 'No answer scripted for'];

/** Built scripts of the shell and the remotes that contain a part of the remote kit's fakes. */
export function findFakes(root: string): string[] {
  return globSync('{shell/dist/public,mfe-*/dist}/**/*.js', { cwd: root }).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return fakeMarks.some((mark) => text.includes(mark));
  });
}
