import type { FileSource } from '../engines/fetch-file.ts';
import type { NeededSpace } from '../engines/free-space.ts';

/** A model or a voice that the command can install. */
export interface Installable extends NeededSpace {
  source: FileSource;
  /** Whether it is installed as published, its files hashed again. */
  isInstalled(): Promise<boolean>;
  /** @throws an engine fault; the reason of the signal */
  install(onBytes: (bytes: number) => void): Promise<void>;
  /** What it takes on the disk once it is installed. */
  diskBytes(): Promise<number>;
}
