import { allTutor } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import { sayNote } from '../notes/say-note.ts';
import { joinLines, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

/** Whether a word can be left out: "can I just say *geliyorum* without *ben*?" */
export function replyDropped(context: ReplyContext): string | undefined {
  const { facts, asked, sources, texts } = context;
  const { language } = facts.word;
  const { native } = facts;
  const { droppingCues } = allTutor[native];
  const message = foldText(asked.message);
  for (const { words, may, notes = '', says } of allTutor[language].droppable) {
    const word = words.split(' ').find((one) => isDropped(foldText(one), message, droppingCues));
    if (word === undefined) continue;
    const { grammar, contrasts, mistakes } = sources.taughtNotes(language, native);
    const all = [...grammar, ...contrasts, ...mistakes];
    const note = notes
      .split(' ')
      .map((key) => all.find((one) => one.key === key && one.text !== ''))
      .find((one) => one !== undefined);
    const rule = note ? sayNote(note, context) : says?.[native];
    if (rule === undefined) continue;
    const verdict =
      may === undefined ? '' : may ? texts.mayBeLeftOut(star(word)) : texts.mustBeSaid(star(word));
    return joinLines([verdict, rule]);
  }
  return undefined;
}

const quote = '["“”«»*\'’]?';

/** Whether a question asks to leave out a word; both are folded. */
function isDropped(word: string, message: string, { before, after }: typeof cues): boolean {
  const own = `(?<!\\p{L})${quote}${word}${quote}(?!\\p{L})`;
  const ending = `(?:['’]\\p{L}{1,3})?`;
  const isBefore =
    before !== '' && new RegExp(`(?<!\\p{L})(?:${before}) +${own}`, 'u').test(message);
  return (
    isBefore ||
    new RegExp(`(?<!\\p{L})${quote}${word}${ending}${quote}['’ ]+(?:${after})(?!\\p{L})`, 'u').test(
      message,
    )
  );
}

const cues = allTutor.en.droppingCues;
