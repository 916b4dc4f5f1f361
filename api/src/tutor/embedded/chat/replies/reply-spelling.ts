import { star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const letter = /\p{L}\p{M}*/gu;

/** The letters of the word, or of its named form, one by one. */
export function replySpelling({ facts, asked, texts }: ReplyContext): string {
  const [text = facts.word.text] = asked.forms;
  const words = text.normalize('NFC').split(/[^\p{L}\p{M}]+/u);
  const letters = words.map((word) => word.match(letter) ?? []);
  const count = letters.flat().length;
  if (count === 1) return texts.oneLetter(star(text));
  const shown = letters.map((one) => star(one.join('-'))).join(', ');
  return texts.spelled(star(text), shown, count);
}
