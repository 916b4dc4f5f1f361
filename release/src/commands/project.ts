import type { RemoteRelease } from '@topwords/platform/contracts';
import type { RemoteContract } from '../gate/remote-contract.ts';

/** The sources that releases are built from. */
export interface Project {
  /** Names of the remotes with a folder. */
  remotes: () => readonly string[];
  /** The remote's folder. */
  folderOf: (remote: string) => string;
  /** The version in the `package.json` of a remote, or of `shell`. */
  versionOf: (frontEnd: string) => string;
  /** The version of a local build of the current sources. */
  localVersionOf: (remote: string) => Promise<string>;
  /**
   * Runs lint and type checks on the remote's sources.
   * @returns what is wrong, null when nothing is
   */
  check: (remote: string) => Promise<string | null>;
  /** Builds the remote as that version. @returns why it failed, null on success */
  build: (remote: string, version: string) => Promise<string | null>;
  /** Runs the remote's own tests. @returns what failed, null on success */
  test: (remote: string) => Promise<string | null>;
  /**
   * Opens the screen of each built route in a browser, without the product.
   * @param say called with each route before it is opened
   * @returns a line for each route that cannot be shown, with the reason
   */
  mount: (release: RemoteRelease, say: (line: string) => void) => Promise<string[]>;
  /** The contract of a remote, or of `shell`. */
  contractOf: (frontEnd: string) => Promise<RemoteContract>;
  /** Commit of the sources; null when they are not under version control. */
  commit: () => Promise<string | null>;
}
