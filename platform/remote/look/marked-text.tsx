import type { LanguageCode } from '../../contracts/index.ts';

interface MarkedTextProps {
  /** Words of the word's language are between asterisks. */
  text: string;
  language: LanguageCode;
}

/** A text that names words of another language, each set apart. */
export function MarkedText({ text, language }: MarkedTextProps) {
  let place = 0;
  const parts = text.split(/\*([^*]+)\*/u).map((part, index) => {
    const start = place;
    place += part.length;
    return { start, part, isWord: index % 2 === 1 };
  });
  return parts.map(({ start, part, isWord }) =>
    isWord ? (
      <i key={start} lang={language}>
        {part}
      </i>
    ) : (
      part
    ),
  );
}
