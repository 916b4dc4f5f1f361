import { findOptions } from '../choices/find-options.ts';
import { areOptional, judgeOptions } from '../choices/judge-options.ts';
import { sayPattern } from '../../compose/compose-tips.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import { sayForms } from '../forms/say-forms.ts';
import type { Note } from '../taught/note.ts';
import { replyNotes } from './reply-notes.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import { saidBefore, type ReplyContext } from '../reply/reply-context.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';

/** Chooses between two things that the question offers; undefined if nothing decides it. */
export function replyChoice(context: ReplyContext): string | undefined {
  const { asked, facts, sources, texts } = context;
  if (!choosing.has(asked.intent)) return undefined;
  const { language } = facts.word;
  const options = findOptions(asked.message, {
    finder: sources.finder,
    language,
    native: facts.native,
  });
  if (!options) return undefined;
  const [one, other] = options;
  const isBare = one.whole === one.text && !one.text.includes(' ');
  // Two headwords are compared, not chosen between.
  const areHeadwords = [one, other].every(({ text }) =>
    sources.finder
      .find(language, text)
      .some((word) => word.text === text.toLocaleLowerCase(language)),
  );
  if (isBare && areHeadwords) return undefined;
  const verdict = judgeOptions(options, context);
  // "Hablo or yo hablo?" asks whether the pronoun is needed.
  const isOptional = areOptional(one, other, context);
  const rule = () =>
    replyNotes(isOptional ? { ...context, asked: { ...asked, topics: ['pronouns'] } } : context, {
      evidence: isOptional ? leastEvidence : enoughEvidence,
      isAbout: true,
      isWanted: isRule,
    });
  if (!verdict) {
    const contrast = asked.mentions.length > 1 ? findContrast(context) : undefined;
    if (isBare && contrast) return sayContrast(contrast, context);
    const forms = [one, other].map(({ text }) => text.toLocaleLowerCase(language));
    const named = isBare ? sayForms({ ...context, asked: { ...asked, forms } }) : '';
    if (named.includes('\n')) return named;
    const note = isBare || !judging.has(asked.intent) ? undefined : rule();
    return note && joinLines([texts.ruleAbout, note]);
  }
  if (verdict.kind === 'both') {
    const contrast = findContrast(context);
    // "Играть в or на?": what goes with the word, rather than a card about the prepositions.
    const named = patternsWith([one.text, other.text], context);
    if (named !== undefined && contrast?.words.includes(facts.word.id) !== true) return named;
    const isSaid = contrast && saidBefore(context.history).includes(contrast.text);
    if (contrast && !isSaid) return sayContrast(contrast, context);
    return joinLines([
      texts.bothFound(star(one.whole), star(other.whole)),
      listOf(verdict.sentences.map(pairOf)),
    ]);
  }
  const { right, wrong } = verdict;
  const [good, bad] = [star(right.whole), star(wrong.whole)];
  if (verdict.kind === 'sentences') {
    return joinParagraphs([
      joinLines([texts.chosenBySentences(good, bad), listOf([pairOf(verdict.sentence)])]),
      rule(),
    ]);
  }
  if (verdict.kind === 'noted') return joinLines([texts.saidSo(good), verdict.why]);
  if (verdict.kind === 'form') {
    const label = verdict.why === '' ? '' : texts.formIs(star(right.text), verdict.why, '');
    return joinLines([texts.chosen(good, bad), label.replace(/:\s*\.$/u, '.')]);
  }
  return joinParagraphs([joinLines([texts.chosen(good, bad), verdict.why])]);
}

/** The word's patterns with either of two words, if it has some with each. */
function patternsWith(options: readonly string[], { facts }: ReplyContext): string | undefined {
  const ofEach = options.map((text) => {
    const own = wordsIn(text).at(-1) ?? '';
    return facts.usage.patterns.filter(({ pattern }) =>
      wordsIn(pattern.replaceAll(/\(.*?\)/gu, '')).includes(own),
    );
  });
  if (ofEach.some(({ length }) => length === 0)) return undefined;
  return listOf([...new Set(ofEach.flat())].map(sayPattern));
}

const enoughEvidence = 9;
const leastEvidence = 5;
const judging: ReadonlySet<string> = new Set(['acceptable', 'correct', 'unknown']);

function isRule({ kind }: Note): boolean {
  return kind === 'grammar';
}

const choosing: ReadonlySet<string> = new Set([
  'difference',
  'acceptable',
  'correct',
  'unknown',
  'gender',
  'pattern',
  'meaning',
  'forms',
  'countable',
  'grammar',
  'usage',
  'confirm',
  'translation',
  'reason',
]);
