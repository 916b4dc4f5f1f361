const jsonOf = new WeakMap<object, string>();

/** Writes a value as JSON in advance, for answers that contain it often. It can no longer change. */
export function prepareJson<Value extends object>(value: Value): Readonly<Value> {
  jsonOf.set(value, JSON.stringify(value));
  return Object.freeze(value);
}

/**
 * The JSON of a list of prepared values, or of an object with such lists; the same text that
 * `JSON.stringify` writes. Undefined for other answers.
 */
export function writePreparedJson(answer: unknown): string | undefined {
  if (Array.isArray(answer)) return writeList(answer);
  if (!isPlain(answer)) return undefined;
  const entries = Object.entries(answer);
  const lists = entries.map(([, value]) => (Array.isArray(value) ? writeList(value) : undefined));
  if (lists.every((list) => list === undefined)) return undefined;
  const fields = entries.flatMap(([name, value], index) => {
    const json = lists[index] ?? stringify(value);
    return json === undefined ? [] : `${JSON.stringify(name)}:${json}`;
  });
  return `{${fields.join(',')}}`;
}

/** The JSON of an object or a list; undefined for answers of other kinds. */
export function writeJson(answer: unknown): string | undefined {
  if (!Array.isArray(answer) && !isPlain(answer)) return undefined;
  return writePreparedJson(answer) ?? JSON.stringify(answer);
}

/** Undefined for an empty list, and for one in which anything is not prepared. */
function writeList(values: readonly unknown[]): string | undefined {
  let text = '';
  for (const value of values) {
    const json = jsonOf.get(Object(value));
    if (json === undefined) return undefined;
    text += text === '' ? json : `,${json}`;
  }
  return text === '' ? undefined : `[${text}]`;
}

/** Undefined for what has no JSON. */
function stringify(value: unknown): string | undefined {
  return JSON.stringify(value);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
