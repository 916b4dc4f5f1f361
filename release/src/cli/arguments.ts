import { parseArgs } from 'node:util';
import type { CanaryOptions } from '../commands/canary.ts';
import { releaseFault, type ReleaseFault } from '../fault/release-fault.ts';

const options = {
  version: { type: 'string' },
  canary: { type: 'string' },
  'no-promote': { type: 'boolean' },
  unchecked: { type: 'string' },
  percent: { type: 'string' },
  learners: { type: 'string' },
  'minimum-loads': { type: 'string' },
  'failure-excess': { type: 'string' },
  'load-time-ratio': { type: 'string' },
  stop: { type: 'boolean' },
  again: { type: 'boolean' },
  expired: { type: 'boolean' },
  'with-embed': { type: 'boolean' },
  public: { type: 'boolean' },
  former: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Option = keyof typeof options;

/** Options that every command takes. */
const common: readonly Option[] = ['dry-run', 'json', 'help'];

/** The parsed options. */
export type Values = ReturnType<typeof parseArguments>['values'];

/** A usage fault: the command exits with 2. */
export function usageFault(detail: string): ReleaseFault {
  return releaseFault('usage', detail);
}

/**
 * Parses options and positional names.
 * @throws `usage` when an option is unknown or lacks its value
 */
export function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [first = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw usageFault(first);
  }
}

/** Checks that the command takes all options given. @throws `usage` for any other option */
export function allowOptions(values: Values, allowed: readonly Option[]): void {
  for (const name of Object.keys(values)) {
    if (![...common, ...allowed].some((option) => option === name)) {
      throw usageFault(`--${name} is not an option of this command`);
    }
  }
}

function readNumber(
  text: string | undefined,
  name: string,
  isValid: (value: number) => boolean,
  range: string,
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && isValid(value)) return value;
  throw usageFault(`${name} must be ${range}`);
}

/** Reads a percentage of learners, from 0 to 100. @throws `usage` */
export function readPercent(text: string | undefined, name: string): number | undefined {
  return readNumber(
    text,
    name,
    (value) => value >= 0 && value <= 100 && Number.isInteger(Number((value * 100).toFixed(6))),
    'a number from 0 to 100 with at most two decimals',
  );
}

/** Reads the options of a canary. @throws `usage` */
export function readCanaryOptions(
  values: Values,
  percent: number | undefined,
): Omit<CanaryOptions, 'version'> {
  const learners = values.learners?.split(',').map((id) => id.trim());
  if (learners?.includes('')) throw usageFault('--learners must be comma-separated ids');
  const bounds = {
    minimum_loads: readNumber(
      values['minimum-loads'],
      '--minimum-loads',
      (value) => Number.isInteger(value) && value > 0,
      'a whole number from 1',
    ),
    failure_excess: readNumber(
      values['failure-excess'],
      '--failure-excess',
      (value) => value >= 0 && value <= 1,
      'a number from 0 to 1',
    ),
    load_time_ratio: readNumber(
      values['load-time-ratio'],
      '--load-time-ratio',
      (value) => value >= 1 && Number.isFinite(value),
      'a number from 1',
    ),
  };
  const given = Object.entries(bounds).filter(([, value]) => value !== undefined);
  return { percent, learners, bounds: Object.fromEntries(given) };
}
