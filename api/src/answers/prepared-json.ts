const jsonOf = new WeakMap<object, Buffer>();

const open = Buffer.from('[');
const comma = Buffer.from(',');
const close = Buffer.from(']');

/** Writes a value as JSON in advance, for answers that contain it often. It can no longer change. */
export function prepareJson<Value extends object>(value: Value): Readonly<Value> {
  jsonOf.set(value, Buffer.from(JSON.stringify(value)));
  return Object.freeze(value);
}

/**
 * The JSON of a list of prepared values, or of an object with such lists, in UTF-8; the same text
 * that `JSON.stringify` writes. Undefined for other answers.
 *
 * Bytes, because a list as text takes longer to encode than everything else that answers it.
 */
export function writePreparedJson(answer: unknown): Buffer | undefined {
  if (Array.isArray(answer)) {
    const parts = listParts(answer);
    return parts && Buffer.concat(parts);
  }
  if (!isPlain(answer)) return undefined;
  const parts: Buffer[] = [];
  let hasList = false;
  let text = '{';
  for (const [name, value] of Object.entries(answer)) {
    const list = Array.isArray(value) ? listParts(value) : undefined;
    const json = list === undefined ? stringify(value) : '';
    if (json === undefined) continue;
    text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${json}`;
    if (list === undefined) continue;
    hasList = true;
    parts.push(Buffer.from(text), ...list);
    text = '';
  }
  return hasList ? Buffer.concat([...parts, Buffer.from(`${text}}`)]) : undefined;
}

/** The JSON of an object or a list; undefined for answers of other kinds. */
export function writeJson(answer: unknown): string | Buffer | undefined {
  if (!Array.isArray(answer) && !isPlain(answer)) return undefined;
  return writePreparedJson(answer) ?? JSON.stringify(answer);
}

/** Undefined for an empty list, and for one in which anything is not prepared. */
function listParts(values: readonly unknown[]): Buffer[] | undefined {
  const parts: Buffer[] = [];
  for (const value of values) {
    const json = jsonOf.get(Object(value));
    if (json === undefined) return undefined;
    parts.push(parts.length === 0 ? open : comma, json);
  }
  if (parts.length === 0) return undefined;
  parts.push(close);
  return parts;
}

/** Undefined for what has no JSON. */
function stringify(value: unknown): string | undefined {
  return JSON.stringify(value);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
