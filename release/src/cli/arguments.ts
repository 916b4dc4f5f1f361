import { parseArgs } from 'node:util';
import { canary, canaryBounds } from '@topwords/platform/contracts';
import { z } from 'zod/mini';
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

/** The name of an option, without the dashes. */
export type Option = keyof typeof options;

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

function readNumber(
  values: Values,
  option: 'canary' | 'percent' | (typeof boundOptions)[number][1],
  schema: z.ZodMiniType<number>,
  range: string,
): number | undefined {
  const text = values[option];
  if (text === undefined) return undefined;
  const { data } = schema.safeParse(text.trim() === '' ? Number.NaN : Number(text));
  if (data === undefined) throw usageFault(`--${option} must be ${range}`);
  return data;
}

/** The bounds of a canary, with their options and ranges. */
const boundOptions = [
  ['minimum_loads', 'minimum-loads', 'a whole number from 1'],
  ['failure_excess', 'failure-excess', 'a number from 0 to 1'],
  ['load_time_ratio', 'load-time-ratio', 'a number from 1'],
] as const;

/**
 * Reads the options of a canary.
 * @param share the option with the percentage of learners, from 0 to 100
 * @throws `usage`
 */
export function readCanaryOptions(
  values: Values,
  share: 'canary' | 'percent',
): Omit<CanaryOptions, 'version'> {
  const learners = values.learners?.split(',').map((id) => id.trim());
  if (learners?.includes('')) throw usageFault('--learners must be comma-separated ids');
  const percent = readNumber(
    values,
    share,
    canary.shape.percent.check(z.multipleOf(0.01)),
    'a number from 0 to 100 with at most two decimals',
  );
  const bounds = boundOptions.flatMap(([name, option, range]) => {
    const value = readNumber(values, option, canaryBounds.shape[name], range);
    return value === undefined ? [] : [[name, value]];
  });
  return { percent, learners, bounds: Object.fromEntries(bounds) };
}
