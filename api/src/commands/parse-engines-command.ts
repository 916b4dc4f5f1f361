import { parseArgs } from 'node:util';
import { nameOfPair, type PublishedModel } from '../engines/model-registry.ts';

/** What `npm run engines` was asked to do. */
export type EnginesRequest =
  | { action: 'list' | 'verify' }
  | { action: 'add'; models: PublishedModel[]; from?: string; folder?: string }
  | { action: 'remove'; pairs: string[] }
  | { action: 'refuse'; lines: string[] };

/** The usage text of `npm run engines`. */
export const enginesUsage = [
  'Usage: npm run engines -- list',
  '       npm run engines -- add translation [<pair> …] [--from <address> | --folder <path>]',
  '       npm run engines -- remove translation <pair> … | all',
  '       npm run engines -- verify',
  '       A pair is like en-es. add without pairs installs all of them.',
];

/** Reads what was written in a terminal. */
export function parseEnginesCommand(
  args: string[],
  models: readonly PublishedModel[],
): EnginesRequest {
  const parsed = parse(args);
  if (typeof parsed === 'string') return refuse(parsed, ...enginesUsage);
  const { values, positionals } = parsed;
  const [action, kind, ...pairs] = positionals;
  if ((action === 'list' || action === 'verify') && kind === undefined) return { action };
  if (kind !== 'translation') return refuse(...enginesUsage);
  const known = new Map(models.map((model) => [nameOfPair(model), model]));
  const isAll = pairs.length === 1 && pairs[0] === 'all';
  if (action === 'remove' && isAll) return { action, pairs: [...known.keys()] };
  const unknown = pairs.filter((pair) => !known.has(pair));
  if (unknown.length > 0) {
    return refuse(
      `There is no model for ${unknown.join(', ')}. There are ${[...known.keys()].join(', ')}; other pairs of these languages go through English`,
    );
  }
  if (action === 'remove' && pairs.length > 0) return { action, pairs };
  if (action !== 'add') return refuse(...enginesUsage);
  const { from, folder } = values;
  if (from !== undefined && folder !== undefined) {
    return refuse('Give --from or --folder, not both');
  }
  if (from !== undefined && !/^https?:\/\//.test(from)) {
    return refuse('--from must be an http or https address below which the files are');
  }
  const chosen = pairs.length === 0 ? [...known.values()] : pairs.map((pair) => known.get(pair));
  return {
    action,
    models: chosen.filter((model) => model !== undefined),
    ...(from !== undefined && { from: from.endsWith('/') ? from : `${from}/` }),
    ...(folder !== undefined && { folder }),
  };
}

function parse(args: string[]) {
  const options = { from: { type: 'string' }, folder: { type: 'string' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
}

function refuse(...lines: string[]): EnginesRequest {
  return { action: 'refuse', lines };
}
