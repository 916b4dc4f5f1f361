import { z } from 'zod';
import { findEnginePackage } from '../../engines/engine-package.ts';
import { enginesFolder } from '../../engines/engines-folder.ts';
import {
  createBergamotEngine,
  type BergamotEngine,
  type BergamotSettings,
} from './bergamot-engine.ts';

/** What a model takes in memory at most, in MB, with all that its thread needs. */
const modelMegabytes = 400;

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{2,5}$/, 'must be a whole number from 100 to 999999')
  .transform(Number);

/** Environment variables of the translation models on this machine. */
export const bergamotVariables = {
  /** What they may take together; at least one is kept. */
  TRANSLATION_MEMORY_MB: wholeNumber.default(2 * modelMegabytes),
  /** Longest time that a text may wait for its turn, and that its translation may then take. */
  TRANSLATION_TIMEOUT_MS: wholeNumber.default(10_000),
};

interface Environment extends z.infer<z.ZodObject<typeof bergamotVariables>> {
  ENGINES_FOLDER?: string | undefined;
  DATABASE_URL: string;
}

/** The engine of the models that are installed on this machine, now or later. */
export function bergamotFromEnvironment(
  environment: Environment,
  onProblem: BergamotSettings['onProblem'],
): BergamotEngine {
  return createBergamotEngine({
    enginesFolder: enginesFolder(environment),
    packageFolder: findEnginePackage(),
    maxThreads: Math.max(1, Math.floor(environment.TRANSLATION_MEMORY_MB / modelMegabytes)),
    waitLimitMilliseconds: environment.TRANSLATION_TIMEOUT_MS,
    runLimitMilliseconds: environment.TRANSLATION_TIMEOUT_MS,
    onProblem,
  });
}
