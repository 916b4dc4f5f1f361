import { missing } from './formats.ts';

type Value = number | null | undefined;

/** A column of right-aligned numbers. */
export function numberColumn<Row>(
  title: string,
  valueOf: (row: Row) => Value,
  format: (value: number) => string,
) {
  return {
    title,
    align: 'right' as const,
    render(_value: unknown, row: Row) {
      const value = valueOf(row) ?? null;
      return <span className="numbers">{value === null ? missing : format(value)}</span>;
    },
  };
}

/** A column of numbers that sorts its table; unknown numbers count as the smallest. */
export function sortableNumberColumn<Row>(...column: Parameters<typeof numberColumn<Row>>) {
  const [, valueOf] = column;
  const sorter = (a: Row, b: Row) => (valueOf(a) ?? -1) - (valueOf(b) ?? -1);
  return { ...numberColumn(...column), sorter };
}
