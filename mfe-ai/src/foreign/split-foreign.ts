interface Part {
  /** Its offset in the text. */
  start: number;
  text: string;
  isForeign: boolean;
  /** Whether it is a pattern, with words that stand for others: not to be spoken. */
  isPattern: boolean;
}

/** Words of the learned language are between asterisks with no space inside, patterns between two. */
const emphasis = /(\*{1,2})(?![\s*])([^*\n]+)(?<!\s)\1/g;

const native = { isForeign: false, isPattern: false };

/** Splits a text of the tutor at the words of the learned language. */
export function splitForeign(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(emphasis)) {
    const [whole, asterisks, foreign = ''] = match;
    if (match.index > end) {
      parts.push({ start: end, text: text.slice(end, match.index), ...native });
    }
    parts.push({
      start: match.index,
      text: foreign,
      isForeign: true,
      isPattern: asterisks === '**',
    });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), ...native });
  return parts;
}

/** A text of the tutor without its asterisks, to be spoken or copied. */
export function plainText(text: string): string {
  return text.replaceAll(emphasis, '$2');
}
