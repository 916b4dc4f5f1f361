import type { JsonSchema } from './remote-contract.ts';

/** The first number of a range; 1 if the range begins after it. */
type Bound = readonly [value: number, isExcluded: 0 | 1];

/** The stricter of an inclusive and an exclusive limit. */
function boundOf(limits: readonly unknown[], sign: 1 | -1, isInteger: boolean): Bound {
  const [included = 0, excluded = 0] = limits.map((limit) =>
    typeof limit === 'number' ? limit * sign : -Infinity,
  );
  if (included > excluded || excluded === -Infinity) return [included, 0];
  return isInteger ? [excluded + 1, 0] : [excluded, 1];
}

/** Both ends of the range; the highest number is negated, so that both compare alike. */
function boundsOf(schema: JsonSchema): readonly [lowest: Bound, highest: Bound] {
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
  const isInteger = type === 'integer';
  return [
    boundOf([minimum, exclusiveMinimum], 1, isInteger),
    boundOf([maximum, exclusiveMaximum], -1, isInteger),
  ];
}

function beginsBefore([value, isExcluded]: Bound, other: Bound): boolean {
  return value === other[0] ? isExcluded < other[1] : value < other[0];
}

/** Whether `sent` allows numbers that `read` does not. */
export function goesBeyond(sent: JsonSchema, read: JsonSchema): boolean {
  const [[lowest, highest], [least, most]] = [boundsOf(sent), boundsOf(read)];
  return beginsBefore(lowest, least) || beginsBefore(highest, most);
}
