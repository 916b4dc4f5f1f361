import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import type { WordFinder } from './word-finder.ts';
import type { Recognised } from './recognised.ts';
import { foldedTokensOf } from './tokens.ts';

/** What a chat is about, and the message. */
interface AskedAbout {
  word: CatalogueWord;
  message: string;
  finder: WordFinder;
}

/** The words of "and after dejar when it means to stop?", at most. */
const maxFollowUpWords = 10;

export function isShort({ message }: Recognised): boolean {
  return foldedTokensOf(message).length <= maxFollowUpWords;
}

/** Resolves a message that depends on earlier ones: "another one", "and estar?" after a difference. */
export function resolveFollowUp(
  recognised: Recognised,
  last: Recognised | undefined,
  asked: AskedAbout,
): Recognised | undefined {
  const { intent, other, mentions, names, conditions } = recognised;
  const named = mentions.find(
    ({ word, isInSentence }) => !isInSentence && word.id !== asked.word.id,
  );
  const subject = named?.word ?? last?.subject;
  if (intent === 'more') {
    return last && { ...last, names: names.length > 0 ? names : last.names, conditions };
  }
  if (
    last?.intent === 'example' &&
    (names.length > 0 || conditions.length > 0) &&
    isShort(recognised)
  ) {
    return { ...recognised, intent: 'example', subject, mentions: [] };
  }
  // "And is брат the same?" after a plural asks for that of the other word.
  if (last?.intent === 'forms' && last.names.length > 0 && named && isShort(recognised)) {
    if (names.length === 0 && goingOn.has(intent)) {
      const others = mentions.filter(
        ({ word, isInSentence }) => !isInSentence && word.pos === named.word.pos,
      );
      return { ...recognised, intent: 'forms', names: last.names, mentions: others, subject };
    }
  }
  // "And is it the same with describe?" after a question about a sentence.
  const next = mentions.length === 0 ? nextWord(asked) : undefined;
  if (next && last && judged.has(last.intent) && isShort(recognised)) {
    return { ...recognised, intent: 'pattern', subject: next, names: [], samples: [] };
  }
  if (intent === 'unknown' || intent === 'acceptable') {
    if (last && isShort(recognised) && intent === 'unknown')
      return inherit(recognised, last, subject, asked);
    if (intent === 'unknown' && other !== undefined && foldedTokensOf(asked.message).length <= 2) {
      return { ...recognised, intent: 'meaning', subject: other };
    }
    return recognised;
  }
  const isOfLast =
    !recognised.subject && mentions.length === 0 && last?.subject && isShort(recognised);
  return isOfLast ? { ...recognised, subject: last.subject } : recognised;
}

const judged: ReadonlySet<Recognised['intent']> = new Set(['acceptable', 'correct', 'pattern']);

/** The word of the learned language that a further question goes on with: "and with describe?" */
function nextWord({ message, word, finder }: AskedAbout): CatalogueWord | undefined {
  const [, text = ''] =
    /(?<!\p{L})(?:and|y|so|pero|ok|vale)[\s,]+(?:with|con|for|para|what about)\s+(?:the\s+)?(\p{L}+)/iu.exec(
      message,
    ) ?? [];
  return finder
    .find(word.language, text)
    .find((one) => one.pos === word.pos && one.text === text.toLowerCase() && one.id !== word.id);
}

const goingOn: ReadonlySet<Recognised['intent']> = new Set([
  'difference',
  'unknown',
  'confirm',
  'meaning',
  'forms',
  'usage',
]);

/** The last question again, about the words of this one. */
function inherit(
  recognised: Recognised,
  last: Recognised,
  subject: CatalogueWord | undefined,
  { word }: AskedAbout,
): Recognised {
  const { intent } = last;
  if (intent === 'difference') {
    const isWhole = recognised.mentions.length > 1;
    const kept = isWhole ? [] : keptOf(last, word);
    const mentions = [...kept, ...recognised.mentions];
    const samples = [...(kept.length > 0 ? last.samples.slice(0, 1) : []), ...recognised.samples];
    return { ...last, ...recognised, intent, mentions, samples };
  }
  // "How do I say … ? Uyumak önce? — And after sleeping?" goes on asking for words.
  const asksHow = last.matchedCues.some((cue) => /^(?:como|how|как|nasil)(?!\p{L})/u.test(cue));
  const isGuess = intent === 'acceptable' && asksHow && recognised.samples.length === 0;
  if (intent === 'translation' || isGuess) {
    const text = recognised.text ?? textOf(recognised.message);
    return { ...last, ...(isGuess && recognised), intent: 'translation', text, wholeText: text };
  }
  return { ...recognised, intent, second: undefined, subject };
}

function keptOf(last: Recognised, { id }: CatalogueWord) {
  const own = last.mentions.filter(({ word }) => word.id === id);
  return own.length > 0 || last.mentions.length < 2 ? own : last.mentions.slice(0, 1);
}

/** A message without the word that joins it to the one before: `а мне жарко?`. */
function textOf(message: string): string {
  return message.replace(/^\s*(?:and|y|а|и|peki|ve|ya)\s+/iu, '').replace(/[?!.]+$/u, '');
}
