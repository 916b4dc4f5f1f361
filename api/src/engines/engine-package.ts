import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The optional package that runs translation models. */
const enginePackage = '@browsermt/bergamot-translator';

/** The folder of the package that runs translation models; undefined if it is not installed. */
export function findEnginePackage(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${enginePackage}/package.json`));
  } catch {
    return undefined;
  }
}

/** What to do about an absent package, for the operator. */
export const packageMissing = `The optional package ${enginePackage}, which runs the models, is not installed: run npm install --include=optional, then start the product again`;
