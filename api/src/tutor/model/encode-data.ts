/**
 * Characters that must not reach a model unescaped: angle brackets and bracketed capitals, which
 * many servers treat as control marks (`<|im_start|>`, `[INST]`), and characters that hide or
 * reverse text.
 */
const marks =
  /[<>\u{200b}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]|[\u{e0000}-\u{e007f}]|\[(?=\/?[A-Z_]+\])/gu;

function escaped(mark: string): string {
  const units = Array.from({ length: mark.length }, (_unit, index) => mark.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/**
 * Encodes data as JSON in which all texts are clearly data: escapes quotes, control characters, and
 * the control marks of models' servers. It parses to the same data.
 */
export function encodeData(data: object): string {
  return JSON.stringify(data).replaceAll(marks, escaped);
}

/** Prose without such marks, safe in a separate message. */
export function withoutMarks(text: string): string {
  const printable = text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
  return printable.replaceAll(marks, (mark) => ({ '<': '‹', '>': '›', '[': '(' })[mark] ?? '');
}
