type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** The row of a value, with the columns' names: `languageCode` is the column `language_code`. */
export type RowOf<Value> = {
  [Name in keyof Value & string as SnakeCase<Name>]: Value[Name];
};

/** Names a value's fields as their columns. */
export function toRow<Value extends object>(value: Value): RowOf<Value> {
  const columns = Object.entries(value).map(([name, field]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    field,
  ]);
  return Object.fromEntries(columns) as RowOf<Value>;
}

/** Names a row's columns as the fields of a value: the opposite of `toRow`. */
export function fromRow<Value>(row: RowOf<Value>): Value {
  const fields = Object.entries(row).map(([column, field]) => [
    column.replaceAll(/_([a-z])/g, (_found, letter: string) => letter.toUpperCase()),
    field,
  ]);
  return Object.fromEntries(fields) as Value;
}
