import { enginesFolder } from '../engines/engines-folder.ts';
import { inMegabytes } from '../engines/free-space.ts';
import { listInstalledPairs } from '../engines/installed-pair.ts';
import { modelParts, readModelRegistry } from '../engines/model-registry.ts';
import { readEnvironment } from '../environment/read-environment.ts';

/**
 * How the operator can add a translation engine, in one line; undefined if there is one, or if the
 * settings are wrong.
 */
export async function adviseEngine(
  variables: Record<string, string | undefined>,
): Promise<string | undefined> {
  const { settings } = readEnvironment(variables);
  if (settings === undefined) return undefined;
  const { LIBRETRANSLATE_URL, OPENAI_MODEL, OPENAI_TRANSLATE_MODEL } = settings;
  const outside = LIBRETRANSLATE_URL ?? OPENAI_MODEL ?? OPENAI_TRANSLATE_MODEL;
  if (outside !== undefined) return undefined;
  const installed = await listInstalledPairs(enginesFolder(settings)).catch(() => []);
  if (installed.length > 0) return undefined;
  const { models, publisher } = readModelRegistry();
  const bytes = models.flatMap(({ files }) => modelParts.map((part) => files[part].packed.bytes));
  const size = inMegabytes(bytes.reduce((sum, number) => sum + number, 0));
  return `No translation engine is installed: npm run engines -- add translation adds one, also while this runs (${size} from ${publisher})`;
}
