import { allTutor } from '@topwords/languages/tutor';
import { composeLabels } from '../../compose/compose-labels.ts';
import { nameReferences } from '../../compose/name-references.ts';
import { sayPattern } from '../../compose/compose-tips.ts';
import { sayDifference } from '../../compose/compose-usage.ts';
import type { WordFacts } from '../../facts/word-facts.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast, sayMistake } from '../notes/say-note.ts';
import { joinLines, joinParagraphs, listOf, pairOf, star } from '../reply/markup.ts';
import type { Reply, ReplyContext } from '../reply/reply-context.ts';
import { replyNotes } from './reply-notes.ts';
import { sayAdvice } from './say-advice.ts';
import { namesOfSenses } from './sense-names.ts';

const maxPatterns = 5;
const maxMistakes = 3;

/** The gender of a noun, with the rule or exception that it is. */
export const replyGender: Reply = (context) => {
  const { facts, labels, texts, sources } = context;
  const { word, usage } = facts;
  const note = replyNotes(context, {
    evidence: 4,
    isWanted: ({ topics, words, kind }) =>
      (topics.includes('gender') &&
        (words.length === 0 || words.includes(word.id) || usage.gender === undefined)) ||
      (kind === 'remark' && words.includes(word.id)),
  });
  if (usage.gender === undefined) return note ?? texts.noGender(star(word.text));
  const name = labels.gender[usage.gender];
  const tip = sources.grammarOf(facts).find((one) => one.includes(name));
  const { hidesGender, variants } = allTutor[word.language];
  const place = usage.gender === 'm' || usage.gender === 'f' ? usage.gender : undefined;
  const [article] = (place && variants?.articles?.[place].split(' ')) ?? [];
  const isException = place === 'f' && variants?.takesMasculine?.test(word.text) === true;
  const whole =
    article === undefined || isException ? '' : `${star(`${article} ${word.text}`)}: ${name}.`;
  const isHidden = hidesGender?.test(word.text) === true;
  return joinParagraphs([
    joinLines([
      tip ?? (whole || `${star(word.text)}: ${labels.pos.noun}, ${name}.`),
      isHidden && texts.endingHides(star(`-${word.text.slice(-1)}`)),
    ]),
    note,
  ]);
};

/** Whether a noun is counted, as its authors noted it. */
export const replyCountable: Reply = (context) => {
  const { facts, texts, asked, sources } = context;
  const { word, usage } = facts;
  const counts = new RegExp(texts.countingStems, 'iu');
  const lines = [...usage.patterns.map(sayPattern), usage.note ?? ''].filter((one) =>
    counts.test(one),
  );
  if (lines.length > 0) return lines.slice(0, 2).join('\n');
  const note = replyNotes(context, {
    evidence: 4,
    isWanted: ({ topics, words }) =>
      words.includes(word.id) ||
      topics.some(
        (one) =>
          one === 'countability' || one === 'plural' || one === 'numbers' || one === 'quantity',
      ),
  });
  if (note !== undefined) return note;
  const wrong = asked.samples.flatMap(({ text, words }) => {
    const { isWrong, changes } = sources.correct(text, facts);
    return words.length > 1 && isWrong ? [changes] : [];
  });
  if (wrong[0] !== undefined) return wrong[0];
  return joinLines([texts.noCounting(star(word.text)), pluralOf(facts, texts)]);
};

function pluralOf({ tables, word }: WordFacts, texts: ReplyContext['texts']): string {
  const table = tables.find(({ name }) => name === 'number');
  const plural = table?.rows.find(({ label }) => label === 'plural')?.cells[0]?.forms[0];
  return plural === undefined ? '' : texts.formIs(star(word.text), texts.pluralName, star(plural));
}

/** What goes with the word: those patterns that the question names first. */
export const replyPattern: Reply = (context) => {
  const { facts, texts, asked } = context;
  const { patterns } = facts.usage;
  const word = star(facts.word.text);
  const lines = patterns.slice(0, maxPatterns).map(sayPattern);
  const contrast = asked.samples.length > 0 ? findContrast(context) : undefined;
  if (contrast && contrast.words.includes(facts.word.id)) return sayContrast(contrast, context);
  if (lines.length === 0) {
    return replyNotes(context, { evidence: 5 }) ?? texts.noPattern(word);
  }
  const [use] = facts.uses;
  return joinParagraphs([
    lines.length === 1 ? lines[0] : joinLines([texts.patterns(word), listOf(lines)]),
    // The examples of patterns have no translation; this one has.
    asked.intent === 'pattern' && use && listOf([pairOf(use.sentence)]),
  ]);
};

/** How formal or rude the word is. */
export const replyRegister: Reply = (context) => {
  const { facts, labels, texts } = context;
  const { word, usage } = facts;
  const noted = composeLabels({ facts, texts: labels });
  const tones = new RegExp(texts.toneStems, 'iu');
  const lines = [
    usage.note ?? '',
    ...usage.synonyms.map(sayDifference),
    ...usage.patterns.map(sayPattern),
  ];
  const tonal = lines.filter((one) => tones.test(one)).slice(0, 3);
  const alike = usage.synonyms
    .map(sayDifference)
    .filter((one) => !tonal.includes(one))
    .slice(0, 2);
  const contrast = replyNotes(context, {
    evidence: 3,
    isWanted: ({ kind, words, text }) =>
      kind === 'contrast' && words.includes(word.id) && tones.test(text),
  });
  const labelled = noted.join('\n');
  const advice = sayAdvice(context);
  const isRegional = facts.senses.some(({ regions }) => regions.length > 0);
  if (noted.length === 0 && tonal.length === 0 && contrast === undefined)
    return joinLines([
      texts.means(star(word.text), namesOfSenses(facts, labels)),
      usage.note,
      usage.note === undefined && texts.noLabels(star(word.text)),
    ]);
  return joinParagraphs([
    joinLines([advice, (advice === '' || isRegional) && labelled, ...(contrast ? [] : tonal)]),
    contrast,
    noted.length > 0 && tonal.length === 0 && listOf(alike),
  ]);
};

/** Where the word is used. */
export const replyRegion: Reply = (context) => {
  const { facts, labels, texts } = context;
  const { word, usage } = facts;
  const noted = composeLabels({ facts, texts: labels });
  const regional = new RegExp(texts.placeStems, 'u');
  const lines = [
    usage.note ?? '',
    ...usage.synonyms.map(sayDifference),
    ...usage.patterns.map(sayPattern),
  ];
  const local = lines.filter((one) => regional.test(one)).slice(0, 3);
  const contrast = replyNotes(context, {
    evidence: 3,
    isWanted: ({ kind, words, text }) =>
      kind === 'contrast' && words.includes(word.id) && regional.test(text),
  });
  if (noted.length === 0 && local.length === 0 && contrast === undefined)
    return joinLines([texts.noRegion(star(word.text)), usage.note]);
  return joinParagraphs([joinLines([...noted, ...local]), contrast]);
};

/** Words of a like meaning, and how they differ. */
export const replySynonym: Reply = ({ facts, texts, sources }) => {
  const { synonyms } = facts.usage;
  const word = star(facts.word.text);
  if (synonyms.length > 0) {
    return joinLines([texts.similar(word), listOf(synonyms.map(sayDifference))]);
  }
  const shared = facts.word.meanings.flatMap(({ id }) =>
    sources.catalogue.ofMeaning(facts.word.language, id).filter((one) => one.id !== facts.word.id),
  );
  const distinct = [...new Map(shared.map((one) => [one.id, one])).values()];
  if (distinct.length === 0) return texts.noSynonym(word);
  const references = distinct.map((one) => ({ text: one.text, word: one }));
  return `${texts.similar(word)} ${nameReferences(references, facts.native, facts.word.pos)}.`;
};

export const replyOpposite: Reply = ({ facts, texts }) => {
  const { opposites } = facts.usage;
  const word = star(facts.word.text);
  return opposites.length > 0
    ? texts.opposites(word, nameReferences(opposites, facts.native, facts.word.pos))
    : texts.noOpposite(word);
};

export const replyFamily: Reply = ({ facts, texts }) => {
  const { family } = facts.usage;
  const word = star(facts.word.text);
  return family.length > 0
    ? texts.family(word, nameReferences(family, facts.native))
    : texts.noFamily(word);
};

/** What learners often get wrong with the word. */
export const replyMistakes: Reply = (context) => {
  const { facts, sources, texts } = context;
  const { mistakes } = sources.taughtNotes(facts.word.language, facts.native);
  const own = mistakes.filter(({ words }) => words.includes(facts.word.id)).slice(0, maxMistakes);
  return own.length > 0
    ? joinParagraphs(own.map((one) => sayMistake(one, context)))
    : texts.noMistakes(star(facts.word.text));
};
