import type { JsonSchema } from './remote-contract.ts';

/** An end of a range of numbers. */
interface Bound {
  value: number;
  isIncluded: boolean;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : -Infinity;
}

/**
 * The stricter of an inclusive and an exclusive limit. For integers, an exclusive limit becomes
 * inclusive.
 */
function boundOf(including: unknown, excluding: unknown, isInteger: boolean): Bound {
  const [included, excluded] = [numberOf(including), numberOf(excluding)];
  if (included > excluded) return { value: included, isIncluded: true };
  if (isInteger) return { value: excluded + 1, isIncluded: true };
  return { value: excluded, isIncluded: excluded === -Infinity };
}

function lowestOf(schema: JsonSchema): Bound {
  return boundOf(schema.minimum, schema.exclusiveMinimum, schema.type === 'integer');
}

function mirror(value: unknown): number | undefined {
  return typeof value === 'number' ? -value : undefined;
}

/** The highest number, negated, so that both ends compare alike. */
function mirroredHighestOf(schema: JsonSchema): Bound {
  const [including, excluding] = [mirror(schema.maximum), mirror(schema.exclusiveMaximum)];
  return boundOf(including, excluding, schema.type === 'integer');
}

function beginsBefore(one: Bound, other: Bound): boolean {
  if (one.value !== other.value) return one.value < other.value;
  return one.isIncluded && !other.isIncluded;
}

/** Whether `sent` allows numbers that `read` does not. */
export function goesBeyond(sent: JsonSchema, read: JsonSchema): boolean {
  return (
    beginsBefore(lowestOf(sent), lowestOf(read)) ||
    beginsBefore(mirroredHighestOf(sent), mirroredHighestOf(read))
  );
}
