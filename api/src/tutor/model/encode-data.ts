/**
 * What must not reach a model as it is: angle brackets and bracketed capitals, which many servers
 * take for marks of their own (`<|im_start|>`, `[INST]`), and characters that hide or turn text.
 */
const marks =
  /[<>\u{200b}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]|[\u{e0000}-\u{e007f}]|\[(?=\/?[A-Z_]+\])/gu;

function escaped(mark: string): string {
  const units = Array.from({ length: mark.length }, (_unit, index) => mark.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/**
 * Data as JSON in which no text can be taken for anything but data: quotes and control characters
 * are escaped, and so are the marks of models' servers. It reads as the same data.
 */
export function encodeData(data: object): string {
  return JSON.stringify(data).replaceAll(marks, escaped);
}

/** Prose as it may stand in a message of its own, without such marks. */
export function withoutMarks(text: string): string {
  const printable = text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
  return printable.replaceAll(marks, (mark) => ({ '<': '‹', '>': '›', '[': '(' })[mark] ?? '');
}
