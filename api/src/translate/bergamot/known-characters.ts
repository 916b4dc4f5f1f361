/** Kinds of pieces of a SentencePiece vocabulary that stand for text. */
const textKinds: ReadonlySet<number> = new Set([1, 4]);

/**
 * The characters of a SentencePiece vocabulary. A model drops all others without a word.
 * @param vocabulary the file, a message of protocol buffers whose field 1 is a piece
 */
export function knownCharacters(vocabulary: Uint8Array): Set<string> {
  const characters = new Set<string>();
  for (const { field, value } of fieldsOf(vocabulary)) {
    if (field !== 1 || !(value instanceof Uint8Array)) continue;
    let text = '';
    let kind = 1;
    for (const part of fieldsOf(value)) {
      if (part.field === 1 && part.value instanceof Uint8Array) text = utf8.decode(part.value);
      if (part.field === 3 && typeof part.value === 'number') kind = part.value;
    }
    if (textKinds.has(kind)) for (const character of text) characters.add(character);
  }
  return characters;
}

const utf8 = new TextDecoder();

/** The fields of a message: numbers, or bytes; those of a fixed length are passed over. */
function* fieldsOf(message: Uint8Array): Generator<{ field: number; value?: number | Uint8Array }> {
  let at = 0;
  function number(): number {
    let value = 0;
    for (let factor = 1; at < message.length; factor *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) break;
    }
    return value;
  }
  while (at < message.length) {
    const tag = number();
    const field = Math.floor(tag / 8);
    const wire = tag % 8;
    if (wire === 0) yield { field, value: number() };
    else if (wire === 2) {
      const length = number();
      yield { field, value: message.subarray(at, at + length) };
      at += length;
    } else if (wire === 1 || wire === 5) {
      at += wire === 1 ? 8 : 4;
      yield { field };
    } else throw new Error('The vocabulary cannot be read');
  }
}
