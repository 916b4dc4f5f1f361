import type { z } from 'zod';
import { findEnginePackage } from '../../engines/engine-package.ts';
import { enginesFolder } from '../../engines/engines-folder.ts';
import { modelMegabytes, type bergamotVariables } from './bergamot-variables.ts';
import {
  createBergamotEngine,
  type BergamotEngine,
  type BergamotSettings,
} from './bergamot-engine.ts';

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
