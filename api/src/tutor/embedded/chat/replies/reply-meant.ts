import { sayPattern } from '../../compose/compose-tips.ts';
import { isStopWord } from '../recognise/is-stop-word.ts';
import { cueWordsOf, placesIn, type Sample } from '../recognise/find-samples.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import { joinLines, joinParagraphs, listOf, pairOf, quoteAll, star } from '../reply/markup.ts';
import type { ReplyContext } from '../reply/reply-context.ts';

const shortest = 2;
const longest = 7;
const maxOutside = 2;
const maxPatterns = 2;
/** So many words are judged as a sentence first. */
const sentenceWords = 3;

/**
 * The phrase of ours for what the learner means to say, where the question says it: "can I say
 * *fotoğraf almak* for take a photo?" Undefined if no phrase of ours has that meaning.
 */
export function replyMeant(context: ReplyContext): string | undefined {
  const { asked, facts, sources, texts } = context;
  const { native, word } = facts;
  const [sample] = asked.samples.toSorted((a, b) => b.words.length - a.words.length);
  if (!sample || sample.words.length < shortest) return undefined;
  for (const text of meaningsIn(asked.message, asked.samples, context)) {
    const found = sources.findPhrase(text, word.language, native);
    if (!found || found.kind === 'near') continue;
    const phrases = found.phrases.filter(
      (one) => isAlike(one.text, sample, context) && !isNegated(one.translation, text),
    );
    const [best] = phrases;
    if (!best) continue;
    const isSame = phrases.some(({ text: own }) => plain(own) === plain(sample.text));
    if (isSame) return joinLines([texts.saidSo(star(sample.text)), listOf([pairOf(best)])]);
    const quoted = quoteAll([text], native);
    if (sample.words.length >= sentenceWords) {
      const said =
        found.kind === 'exact'
          ? texts.saidFor(quoted, star(best.text.replace(/[.]$/u, '')))
          : joinLines([texts.inSentence(quoted), listOf([pairOf(best)])]);
      return joinParagraphs([sources.correct(sample.text, facts).reply, said]);
    }
    return found.kind === 'exact'
      ? texts.meantSo(quoted, star(best.text.replace(/[.]$/u, '')), star(sample.text))
      : joinParagraphs([
          joinLines([texts.meantIn(quoted, star(sample.text)), listOf([pairOf(best)])]),
          listOf(facts.usage.patterns.slice(0, maxPatterns).map(sayPattern)),
        ]);
  }
  return undefined;
}

/** "No me siento bien" says the opposite of "me siento bien". */
function isNegated(translation: string, text: string): boolean {
  const [before = ''] = plain(translation).split(plain(text));
  return /(?:^| )(?:no|not|never|nunca|не|t)(?: \p{L}+)? $/u.test(before);
}

function plain(text: string): string {
  return wordsIn(text.replaceAll('\u0301', '')).join(' ');
}

/** Whether a phrase has a word of the learner's, in any form. */
function isAlike(text: string, { words }: Sample, { sources, facts }: ReplyContext): boolean {
  const { language } = facts.word;
  const idsOf = (raw: string) =>
    sources.finder
      .find(language, raw.replaceAll('\u0301', ''))
      .filter(({ pos }) => pos !== 'pronoun' && pos !== 'determiner' && pos !== 'preposition')
      .map(({ id }) => id);
  const own = new Set(words.flatMap(({ raw }) => idsOf(raw)));
  return placesIn(text.replaceAll('\u0301', '')).some(({ raw }) =>
    idsOf(raw).some((id) => own.has(id)),
  );
}

/** The runs of native words that may say what is meant, the longest first. */
function meaningsIn(
  message: string,
  samples: readonly Sample[],
  { facts }: ReplyContext,
): string[] {
  const { native } = facts;
  const outside = samples.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + '|'.repeat(Math.max(1, end - start)) + text.slice(end),
    message,
  );
  const cues = cueWordsOf(native);
  const runs = outside
    .split(/[|?!.,:;=()"«»“”'‘’]/u)
    .map((piece) => placesIn(piece).map(({ raw }) => raw))
    .flatMap((words) =>
      [0, 1, 2, maxOutside + 1].flatMap((from) =>
        [0, 1, maxOutside].map((to) => words.slice(from, words.length - to)),
      ),
    )
    .filter((words) => words.length >= shortest && words.length <= longest)
    .filter((words) =>
      words.some((one) => {
        const [folded = ''] = wordsIn(one);
        return !isStopWord(folded, [native]) && !cues.has(folded);
      }),
    )
    .toSorted((a, b) => b.length - a.length);
  return [...new Set(runs.map((words) => words.join(' ')))];
}
