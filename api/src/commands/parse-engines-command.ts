import { parseArgs } from 'node:util';
import { nameOfPair, type PublishedModel } from '../engines/model-registry.ts';
import type { PublishedVoice } from '../engines/voices/voice-registry.ts';

/** Where files come from, if not from their publisher. */
interface OtherSource {
  from?: string;
  folder?: string;
}

/** What `npm run engines` was asked to do. */
export type EnginesRequest =
  | { action: 'list' | 'verify' }
  | ({ action: 'add'; kind: 'translation'; models: PublishedModel[] } & OtherSource)
  | ({
      action: 'add';
      kind: 'voice';
      voices: PublishedVoice[];
      /** Whether the licences were accepted in the command. */
      isAccepted: boolean;
    } & OtherSource)
  | { action: 'remove'; kind: 'translation' | 'voice'; names: string[] }
  | { action: 'refuse'; lines: string[] };

/** What there is to install, and what is installed, whether it is still published or not. */
interface Known {
  models: readonly PublishedModel[];
  voices: readonly PublishedVoice[];
  installed: Readonly<Record<'translation' | 'voice', readonly string[]>>;
}

/** The usage text of `npm run engines`. */
export const enginesUsage = [
  'Usage: npm run engines -- list',
  '       npm run engines -- add translation [<pair> …] [--from <address> | --folder <path>]',
  '       npm run engines -- add voice <name> … [--accept] [--from <address> | --folder <path>]',
  '       npm run engines -- remove translation|voice <name> … | all',
  '       npm run engines -- verify',
  '       A pair is like en-es. add translation without pairs installs all of them.',
  '       A voice is like es_MX-claude-high. --accept accepts what add voice shows, for scripts.',
];

/** Reads what was written in a terminal. */
export function parseEnginesCommand(
  args: string[],
  { models, voices, installed }: Known,
): EnginesRequest {
  const parsed = parse(args);
  if (typeof parsed === 'string') return refuse(parsed, ...enginesUsage);
  const { values, positionals } = parsed;
  const [action, kind, ...names] = positionals;
  if ((action === 'list' || action === 'verify') && kind === undefined) return { action };
  if (kind !== 'translation' && kind !== 'voice') return refuse(...enginesUsage);
  const pairs = new Map(models.map((model) => [nameOfPair(model), model]));
  const byName = new Map(voices.map((voice) => [voice.name, voice]));
  const published = kind === 'translation' ? [...pairs.keys()] : [...byName.keys()];
  const removable = [...new Set([...published, ...installed[kind]])];
  const known = action === 'remove' ? removable : published;
  const isAll = names.length === 1 && names[0] === 'all';
  if (action === 'remove' && isAll) return { action, kind, names: known };
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return refuse(adviseNames(kind, unknown.join(', '), known.join(', ')));
  if (action === 'remove' && names.length > 0) return { action, kind, names };
  if (action !== 'add') return refuse(...enginesUsage);
  const source = readSource(values);
  if (typeof source === 'string') return refuse(source);
  if (kind === 'translation') {
    const chosen = names.length === 0 ? [...pairs.values()] : pick(pairs, names);
    return { action, kind, models: chosen, ...source };
  }
  if (names.length === 0) {
    return refuse(`Choose a voice; none is preselected: ${known.join(', ')}`, ...enginesUsage);
  }
  return {
    action,
    kind,
    voices: pick(byName, names),
    isAccepted: values.accept === true,
    ...source,
  };
}

function parse(args: string[]) {
  const options = {
    from: { type: 'string' },
    folder: { type: 'string' },
    accept: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? '';
  }
}

function adviseNames(kind: 'translation' | 'voice', unknown: string, known: string): string {
  return kind === 'translation'
    ? `There is no model for ${unknown}. There are ${known}; other pairs of these languages go through English`
    : `There is no voice ${unknown}. There are ${known}`;
}

function readSource(values: {
  from?: string | undefined;
  folder?: string | undefined;
}): OtherSource | string {
  const { from, folder } = values;
  if (from !== undefined && folder !== undefined) return 'Give --from or --folder, not both';
  if (from !== undefined && !/^https?:\/\//.test(from)) {
    return '--from must be an http or https address below which the files are';
  }
  return {
    ...(from !== undefined && { from: from.endsWith('/') ? from : `${from}/` }),
    ...(folder !== undefined && { folder }),
  };
}

function pick<Item>(all: ReadonlyMap<string, Item>, names: readonly string[]): Item[] {
  return [...new Set(names)].flatMap((name) => all.get(name) ?? []);
}

function refuse(...lines: string[]): EnginesRequest {
  return { action: 'refuse', lines };
}
