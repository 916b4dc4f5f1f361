import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { nameReferences } from '../../compose/name-references.ts';
import { sayDifference } from '../../compose/compose-usage.ts';
import { sayPattern } from '../../compose/compose-tips.ts';
import { composeLabels } from '../../compose/compose-labels.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { findNotes, wordsAskedAbout } from '../notes/find-notes.ts';
import { sayContrast, sayNote } from '../notes/say-note.ts';
import { joinLines, joinParagraphs, listOf, pairOf, quoteAll, star } from '../reply/markup.ts';
import { comparePatterns } from '../choices/compare-patterns.ts';
import { wordsIn } from '../taught/rank-notes.ts';
import { replyAlternative } from './reply-alternative.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { replyNotes } from './reply-notes.ts';
import { namesOfSenses } from './sense-names.ts';

const maxWords = 3;
const enoughEvidence = 9;

/**
 * Compares words: what teachers wrote about them, or else what the authors of their entries did, or
 * else each word's meaning. If only one was named, compares it with the words that are like it.
 */
export function replyDifference(context: ReplyContext): string | undefined {
  const { facts, asked, texts, sources } = context;
  const words = comparedWords(context);
  const [best] = findNotes(context);
  const alternative =
    replyAlternative(context) ?? (findContrast(context) ? undefined : comparePatterns(context));
  if (alternative !== undefined) return alternative;
  const areSentences =
    asked.samples.length > 0 && asked.samples.every((one) => one.words.length > 2);
  if (areSentences && best && best.evidence > enoughEvidence) return sayNote(best.note, context);
  const contrast = findContrast(context);
  if (contrast) {
    const rest = words.filter(
      ({ id, text }) => !contrast.words.includes(id) && !contrast.text.includes(text),
    );
    return joinParagraphs([
      sayContrast(contrast, context),
      words.length > 2 && listOf(rest.map((one) => sayMeaning(factsOf(one), context))),
    ]);
  }
  const named = namedSynonym(context);
  if (named !== undefined) return named;
  if (words.length > 1) return compare(words.map(factsOf), context);
  if (best && best.evidence > enoughEvidence) return sayNote(best.note, context);
  const { synonyms } = facts.usage;
  const word = star(facts.word.text);
  const unknown = asked.unknownOther ?? unknownSample(context);
  if (unknown !== undefined) {
    const partner = sayPartner(unknown, context);
    if (partner !== undefined) return partner;
    return joinParagraphs([
      texts.otherUnknown(word, quoteAll([unknown], facts.native)),
      joinLines([
        `- ${sayMeaning(facts, context, true)}`,
        listOf(facts.uses.slice(0, 1).map(({ sentence }) => pairOf(sentence))),
      ]),
      synonyms.length > 0 &&
        `${texts.compareSuggestions} ${nameReferences(synonyms, facts.native, facts.word.pos)}.`,
    ]);
  }
  return compareWithAlike(context);

  function factsOf(other: CatalogueWord): WordFacts {
    return other.id === facts.word.id ? facts : sources.factsOf(other, facts.native);
  }
}

/** What the entry says of a similar word or phrase that the message names: "bozuk para". */
function namedSynonym(context: ReplyContext): string | undefined {
  const { facts, asked, sources } = context;
  const { language, text: own } = facts.word;
  const said = ` ${wordsIn(asked.message).join(' ')} `;
  const entry = facts.usage.synonyms.find(
    ({ text }) =>
      wordsIn(own).join(' ') !== wordsIn(text).join(' ') &&
      said.includes(` ${wordsIn(text).join(' ')} `),
  );
  const isOwnNamed = said.includes(` ${wordsIn(own).join(' ')} `);
  if (!entry || (!isOwnNamed && asked.mentions.length > 1)) return undefined;
  const other = sources.finder.find(language, entry.text)[0];
  const isPhrase = [own, entry.text].some((text) => text.includes(' '));
  // Single words of the bank are compared as words.
  if (other && !isPhrase) return undefined;
  const all = [facts, ...(other ? [sources.factsOf(other, facts.native)] : [])];
  return joinParagraphs([
    sayDifference(entry),
    listOf(all.map((one) => sayMeaning(one, context))),
    listOf(all.flatMap(({ uses }) => uses.slice(0, 1).map(({ sentence }) => pairOf(sentence)))),
  ]);
}

/** The aspects of a verb and of its partner, which is no word of the bank, and the rule about them. */
function sayPartner(unknown: string, context: ReplyContext): string | undefined {
  const { facts, labels } = context;
  const { aspect, partners } = facts.usage;
  const { language, text } = facts.word;
  const partner = partners.find((one) => one.text === unknown.toLocaleLowerCase(language));
  if (!partner || aspect === undefined || aspect === 'both') return undefined;
  const [word, other] = [star(text), star(partner.text)];
  return joinParagraphs([
    aspect === 'impf' ? labels.aspectPair(word, other) : labels.aspectPair(other, word),
    replyNotes(
      { ...context, asked: { ...context.asked, topics: ['aspect', 'past'] } },
      { evidence: 3, isWanted: ({ topics }) => topics[0] === 'aspect' },
    ),
  ]);
}

/** A word of the learned language that is set beside the chat's word, and is none of the bank. */
function unknownSample({ asked, sources, facts }: ReplyContext): string | undefined {
  const { language } = facts.word;
  return asked.samples.find(
    ({ text, words }) => words.length === 1 && sources.finder.find(language, text).length === 0,
  )?.text;
}

/** The word with those that teachers or authors set beside it. */
function compareWithAlike(context: ReplyContext): string {
  const { facts, texts, sources } = context;
  const { native, word, usage } = facts;
  const { contrasts } = sources.taughtNotes(word.language, native);
  const [card, ...more] = contrasts.filter(({ words }) => words.includes(word.id));
  const marked = star(word.text);
  const lines = usage.synonyms.map(sayDifference);
  if (card) {
    return joinParagraphs([
      sayContrast(card, context),
      lines.length > 0 && joinLines([texts.similar(marked), listOf(lines)]),
      more.length > 0 &&
        `${texts.compareSuggestions} ${more.map(({ terms }) => terms.map(star).join(' / ')).join(', ')}.`,
    ]);
  }
  return lines.length > 0
    ? joinLines([texts.similar(marked), listOf(lines)])
    : joinLines([texts.nothingSimilar(marked), texts.compareWithWhat(marked)]);
}

/** The words to compare; the chat's word if the message names only another. */
function comparedWords(context: ReplyContext): CatalogueWord[] {
  const { facts, asked } = context;
  const named = wordsAskedAbout(context);
  const isOwn = named.some(({ id }) => id === facts.word.id);
  const all = [
    ...(isOwn || named.length > 1 ? [] : [facts.word]),
    ...named,
    ...(asked.other && named.length < 2 && asked.mentions.every((one) => !one.isInSentence)
      ? [asked.other]
      : []),
  ];
  return [...new Map(all.map((word) => [word.id, word])).values()].slice(0, maxWords);
}

/** Shows what authors say of the words' difference, their meanings, and a sentence of each. */
function compare(all: readonly WordFacts[], context: ReplyContext): string {
  const { labels } = context;
  // What is said of a pair is said once, though the entries of both words say it.
  const differences = all.flatMap((one, place) =>
    all
      .slice(place + 1)
      .flatMap((other) => [
        sayAspects(one, other, labels) ?? sayAspects(other, one, labels),
        sayMotion(one, other, labels) ?? sayMotion(other, one, labels),
        differenceOf(one, other) ?? differenceOf(other, one),
      ]),
  );
  const said = [...new Set(differences.flatMap((one) => one ?? []))];
  return joinParagraphs([
    said.length === 0 && context.texts.noCard,
    joinLines(said.slice(0, maxWords)),
    listOf(all.map((one) => sayMeaning(one, context, said.length === 0))),
    listOf(all.flatMap(({ uses }) => uses.slice(0, 1).map(({ sentence }) => pairOf(sentence)))),
  ]);
}

/** A word's meanings, labels and, if nothing else tells it apart, what goes with it. */
function sayMeaning(facts: WordFacts, { labels }: ReplyContext, isAlone = false): string {
  const { word, usage } = facts;
  const noted = composeLabels({ facts, texts: labels });
  const notes = isAlone ? [usage.note, ...usage.patterns.slice(0, 1).map(sayPattern)] : [];
  return [`${star(word.text)}: ${namesOfSenses(facts, labels)}.`, ...noted.slice(0, 1), ...notes]
    .filter(Boolean)
    .join(' ');
}

function differenceOf({ usage }: WordFacts, { word }: WordFacts): string | undefined {
  const found = usage.synonyms.find(({ text }) => text === word.text);
  return found && sayDifference(found);
}

function sayAspects(one: WordFacts, other: WordFacts, texts: ReplyContext['labels']) {
  const { aspect } = one.usage;
  const isPair =
    one.usage.partners.some(({ text }) => text === other.word.text) ||
    other.usage.partners.some(({ text }) => text === one.word.text);
  if (!isPair || aspect === undefined || aspect === 'both') return undefined;
  const [word, partner] = [star(one.word.text), star(other.word.text)];
  return aspect === 'impf' ? texts.aspectPair(word, partner) : texts.aspectPair(partner, word);
}

function sayMotion(one: WordFacts, other: WordFacts, texts: ReplyContext['labels']) {
  const { motion } = one.usage;
  const names = motion && [motion.oneWay.text, motion.manyWays.text];
  if (!motion || !names?.includes(one.word.text) || !names.includes(other.word.text)) {
    return undefined;
  }
  return texts.motionPair(star(motion.oneWay.text), star(motion.manyWays.text));
}
