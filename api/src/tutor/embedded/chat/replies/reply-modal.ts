import { allTutor, type ModalMeaning } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import { placesIn } from '../recognise/find-samples.ts';
import { sayNote } from '../notes/say-note.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const longest = 6;
/** The verb is one of so many words from the one that says "can". */
const nearest = 4;

/** How to say that somebody can, cannot or wants to do what the word means. */
export function replyModal(context: ReplyContext, text: string): string | undefined {
  const { facts, asked, sources, texts } = context;
  const { native, word } = facts;
  if (word.pos !== 'verb') return undefined;
  const { modalCues } = allTutor[native];
  const meanings = Object.keys(modalCues) as ModalMeaning[];
  const meaningOf = (said: string) =>
    meanings.find((one) => modalCues[one]?.test(foldText(said)) === true);
  // The text may lack a "not" that the message has.
  const meaning = meaningOf(asked.message);
  if (meaning === undefined || placesIn(text).length > longest) return undefined;
  const message = foldText(asked.message);
  const at = modalCues[meaning]?.exec(message)?.index ?? 0;
  const from = message.slice(message.lastIndexOf(' ', at) + 1);
  const near = placesIn(from).slice(0, nearest);
  if (!isOfWord(near.map(({ raw }) => raw).join(' '), context)) return undefined;
  const keys = allTutor[word.language].modalNotes[meaning]?.split(' ') ?? [];
  const { grammar, contrasts } = sources.taughtNotes(word.language, native);
  const note = [...grammar, ...contrasts].find(({ key }) => keys.includes(key));
  if (!note) return undefined;
  const phrase = sources.findPhrase(text, word.language, native);
  const parts = phrase?.kind === 'part' ? phrase.phrases : [];
  const uses = sources.usesOf(word, native).map(({ sentence }) => sentence);
  const found = [...parts, ...uses].find(({ translation }) => meaningOf(translation) === meaning);
  return joinParagraphs([
    found && joinLines([texts.inSentence(star(word.text)), listOf([pairOf(found)])]),
    sayNote(note, context),
  ]);
}

/** Whether a native text has a word that the chat's word translates, or that word itself. */
function isOfWord(text: string, { facts, sources }: ReplyContext): boolean {
  const { native, word } = facts;
  return placesIn(text).some(({ raw }) =>
    [
      ...sources.finder.find(word.language, raw),
      ...sources.finder
        .find(native, raw)
        .flatMap((one) => sources.finder.findByTranslation(word.language, native, one.text)),
    ].some(({ id }) => id === word.id),
  );
}
