import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import type { Place } from '../rows/fault.ts';
import { gap } from './contrast.ts';
import { languagePairs } from './false-friends.ts';
import type { Located, Teaching } from './teaching.ts';

/** A text of the teaching files, with the language it is in. */
export interface WrittenText extends Place {
  key: string;
  language: LanguageCode;
  text: string;
}

type Texts = Record<string, string>;

/**
 * The words of another language are set in asterisks; the rest is in the native language, but for a
 * suffix that is attached to such a word, or to one in quotation marks: "*vaso*'dur", "kasaba"dır.
 */
function withoutQuoted(text: string): string {
  return text
    .replaceAll(/\*[^*]+\*(?:['’]\p{L}+)?/gu, ' ')
    .replaceAll(/(?<=\p{L})["”»]\p{Ll}+/gu, ' ');
}

/** The name at the beginning of a dialogue's turn: "Ana: ¿Qué tal?". */
export function withoutSpeaker(line: string): string {
  return line.replace(/^\p{Lu}[\p{L} .]{0,20}: /u, '');
}

/** Every text that must be spelled correctly: all but the mistakes. */
export function writtenTexts(teaching: Teaching): WrittenText[] {
  const written: WrittenText[] = [];
  const add = ({ file, line }: Place, key: string, texts: Texts) => {
    for (const language of languageCodes) {
      const text = texts[language];
      if (text) written.push({ file, line, key, language, text: withoutQuoted(text) });
    }
  };
  const each = <T extends { key: string }>(
    lines: Located<T>[],
    textsOf: (value: T) => (Texts | undefined)[],
  ) => {
    for (const { value, ...place } of lines) {
      for (const texts of textsOf(value)) add(place, value.key, texts ?? {});
    }
  };
  for (const own of languageCodes) {
    each(teaching.contrasts[own], ({ explanation, pair, quiz }) => [
      explanation,
      ...pair.flatMap(({ text, translation }) => [{ [own]: text }, translation]),
      ...quiz.flatMap(({ text, answer, translation }) => [
        { [own]: text.replace(gap, answer) },
        translation,
      ]),
    ]);
    each(teaching.grammar[own], ({ title, note, examples }) => [
      title,
      note,
      ...examples.flatMap(({ text, translation }) => [{ [own]: text }, translation]),
    ]);
    each(teaching.mistakes[own], ({ right, why }) => [{ [own]: right }, why]);
    each(teaching.texts[own], ({ title, lines, translations }) => [
      ...[title, ...lines].map((text) => ({ [own]: text })),
      ...Object.entries(translations).flatMap(([code, one]) =>
        [one.title, ...one.lines].map((text) => ({ [code]: text })),
      ),
    ]);
  }
  for (const pair of languagePairs) {
    each(teaching.falseFriends.get(pair.join('-')) ?? [], ({ words, note }) => [
      ...pair.flatMap((code) => {
        const far = pair.find((one) => one !== code) ?? code;
        const friend = words[code];
        if (!friend) return [];
        return [
          { [code]: friend.word, [far]: friend.means },
          { [code]: friend.example, [far]: friend.translation },
        ];
      }),
      note,
    ]);
  }
  return written;
}
