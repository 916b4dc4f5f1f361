import type { ModelPart } from '../../engines/model-registry.ts';
import type { InstalledFile } from '../../engines/installed-pair.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The folder of the package that runs models. */
  packageFolder: string;
  files: Record<ModelPart, Omit<InstalledFile, 'packedSha256'>>;
}

/** A text to translate. */
export interface ThreadQuestion {
  text: string;
}

/** How the translation of a text ended. */
export type ThreadAnswer =
  | { kind: 'translation'; text: string }
  | { kind: 'failure'; detail: string };

/** A message of a thread: how its start went, then one answer to each question. */
export type ThreadReport = { kind: 'ready' } | ThreadAnswer;
