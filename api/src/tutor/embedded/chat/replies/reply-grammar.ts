import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';
import { replyUnknown } from './reply-small-talk.ts';
import { replyNotes } from './reply-notes.ts';
import { sayForms } from '../forms/say-forms.ts';
import { kindOf } from './sense-names.ts';

const maxTips = 5;
/** Cues that ask for all that is known of a word's grammar. */
const ofGrammar = /^(?:gram|грам|dil ?bilg)/u;
const capitals =
  /capital|uppercase|may[uú]scul|больш\p{L}+ букв|заглавн|прописн|büyük harf|buyuk harf/iu;

/** Whether the word itself has a capital letter; that of other words is another question. */
function sayCapital({ facts, asked, texts }: ReplyContext): string | undefined {
  if (!capitals.test(asked.message)) return undefined;
  const { text, language } = facts.word;
  const isCapital = text.slice(0, 1) !== text.slice(0, 1).toLocaleLowerCase(language);
  const inside = facts.uses.find(
    ({ start, form, sentence }) =>
      /\p{L}/u.test(sentence.text.slice(0, start)) &&
      (form.slice(0, 1) !== form.slice(0, 1).toLocaleLowerCase(language)) === isCapital,
  );
  const line = isCapital ? texts.capital(star(text)) : texts.small(star(text));
  return joinLines([line, inside && listOf([pairOf(inside.sentence)])]);
}

/** The rule that the question is about; or else the word's kind and what is noted of its grammar. */
export function replyGrammar(context: ReplyContext): string | undefined {
  const { facts, texts, labels, sources, asked } = context;
  const contrast = asked.mentions.length > 1 ? findContrast(context) : undefined;
  if (contrast) return sayContrast(contrast, context);
  const capital = sayCapital(context);
  if (capital !== undefined) return capital;
  const areTopics = asked.topics.length > 0;
  const note = replyNotes(context, {
    evidence: areTopics ? 4 : 6,
    isAbout: true,
    // A mistake with the same word may be of any other kind.
    isWanted: ({ kind }) => !areTopics || kind !== 'mistake',
  });
  if (note !== undefined) return note;
  // A question about more than the word is not answered by what its entry says.
  if (areTopics && !asked.matchedCues.some((cue) => ofGrammar.test(cue))) {
    return replyUnknown(context);
  }
  const word = star(facts.word.text);
  const kinds = new Set(facts.senses.map((sense) => kindOf(sense, facts, labels)));
  const tips = sources.grammarOf(facts).slice(0, maxTips);
  return joinParagraphs([
    sayForms(context),
    joinLines([
      `${word}: ${[...kinds].join('; ')}.`,
      tips.length > 0 ? listOf(tips) : texts.noTips(word),
    ]),
    facts.tables.length > 0 ? texts.askForForms(texts.suggestions.forms) : '',
  ]);
}
