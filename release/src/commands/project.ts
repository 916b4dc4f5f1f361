import type { RemoteRelease } from '@topwords/platform/contracts';
import type { RemoteContract } from '../gate/remote-contract.ts';

/** The sources that releases are made of, as commands need them. */
export interface Project {
  /** Names of the remotes that have a folder. */
  remotes: () => readonly string[];
  /** Folder of the remote's front end. */
  folderOf: (remote: string) => string;
  /** The version in its `package.json`; of the shell for `shell`. */
  versionOf: (frontEnd: string) => string;
  /** The version that a local build of the sources as they are has. */
  localVersionOf: (remote: string) => Promise<string>;
  /** Holds the remote's sources against lint and types. @returns what is wrong, null when nothing is */
  check: (remote: string) => Promise<string | null>;
  /** Builds the remote as that version. @returns why that failed, null when it is built */
  build: (remote: string, version: string) => Promise<string | null>;
  /** Runs the remote's own tests. @returns what failed, null when nothing did */
  test: (remote: string) => Promise<string | null>;
  /**
   * Shows the screen of each route of what was built, in a browser and without the product.
   * @param say told of each route before it is tried
   * @returns a line for each route that cannot be shown, which says why
   */
  mount: (release: RemoteRelease, say: (line: string) => void) => Promise<string[]>;
  /** What a remote, or `shell`, promises and expects. */
  contractOf: (frontEnd: string) => Promise<RemoteContract>;
  /** Commit of the sources; null where they are under no version control. */
  commit: () => Promise<string | null>;
}
