import { foldText } from '@topwords/languages/text';
import type { Recognised } from '../recognise/recognised.ts';
import { isShort } from '../recognise/resolve-follow-up.ts';
import { placesIn } from '../recognise/find-samples.ts';
import { isStopWord } from '../recognise/is-stop-word.ts';
import { findContrast } from '../notes/find-contrast.ts';
import { sayContrast } from '../notes/say-note.ts';
import { replyUnknown } from '../replies/reply-small-talk.ts';
import { joinLines, joinParagraphs, listOf, pairOf, quoteAll, star } from '../reply/markup.ts';
import { saidBefore, type ReplyContext } from '../reply/reply-context.ts';
import type { ContrastNote, NoteSentence } from '../taught/note.ts';
import { stemsIn, wordsIn } from '../taught/rank-notes.ts';
import { formsOf, partnersOf, sentencesOfTerms, type TermUse } from './sentences-of-terms.ts';

const maxSaid = 2;
/** Which of the words goes with something; no other kind of question has an answer to that. */
const asksWhich = /(?<!\p{L})(?:which|cu[aá]l|как(?:ой|ое|ая)|hangisi\p{L}*|olunca)(?!\p{L})/iu;
/** "And …?", "which one …?" in any language: the question goes on from the one before. */
const goesOn =
  /^\s*(?:and|so|then|what about|how about|but|ok|y|entonces|pero|а|и|тогда|ну а|peki|ve|ya|o zaman)(?!\p{L})|(?<!\p{L})(?:which|cu[aá]l|как(?:ой|ое|ая)|hangisi\p{L}*)(?!\p{L})/iu;

/**
 * A question that goes on from a difference: about a third word of its card, or about what one of
 * the words is used with. Undefined if the card and our sentences say nothing about it.
 */
export function replyWhich(
  context: ReplyContext,
  last: Recognised | undefined,
): string | undefined {
  const { asked } = context;
  if (last?.intent !== 'difference' || !isShort(asked) || !goesOn.test(asked.message))
    return undefined;
  const card = cardOf({ ...context, asked: last });
  if (!card || !plain(saidBefore(context.history)).includes(plain(card.text))) return undefined;
  return (
    sayThirdTerm(card, context) ??
    sayUses(card, context) ??
    sayOtherCard(card, context) ??
    (asksWhich.test(asked.message) ? replyUnknown(context) : undefined)
  );
}

/** The card that answered the question before. */
function cardOf(context: ReplyContext): ContrastNote | undefined {
  const { facts, sources, history } = context;
  const { contrasts } = sources.taughtNotes(facts.word.language, facts.native);
  const said = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return (
    contrasts.find(({ text }) => text !== '' && plain(said).includes(plain(text))) ??
    findContrast(context)
  );
}

/** Without the marks of stress that a learner may ask for. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}

/** What the card says of a term that this question names alone. */
function sayThirdTerm(
  { text, terms, sentences }: ContrastNote,
  { asked }: ReplyContext,
): string | undefined {
  const said = wordsIn(asked.message);
  const named = terms.filter((term) => wordsIn(term).every((one) => said.includes(one)));
  const [term] = named;
  if (named.length !== 1 || term === undefined) return undefined;
  const others = asked.mentions.some(
    ({ word }) => !terms.some((one) => wordsIn(one).includes(foldText(word.text))),
  );
  if (others) return undefined;
  const wanted = wordsIn(term).join(' ');
  const about = statementsIn(text).filter((one) =>
    [...one.matchAll(/\*([^*]+)\*/g)].some(([, marked = '']) =>
      ` ${wordsIn(marked).join(' ')} `.includes(` ${wanted} `),
    ),
  );
  const shown = sentences.filter((one) =>
    ` ${wordsIn(one.text).join(' ')} `.includes(` ${wanted} `),
  );
  if (about.length === 0) return undefined;
  return joinParagraphs([about.slice(0, maxSaid).join(' '), listOf(shown.map(pairOf))]);
}

/** What the card or our sentences say of the terms with what this question names. */
function sayUses(card: ContrastNote, context: ReplyContext): string | undefined {
  const { facts, texts } = context;
  const stems = contentOf(context);
  const partners = partnersOf(card, [...stems], context).map(({ text }) => formsOf(text, context));
  const about = statementsIn(card.text).filter((one) => {
    const own = stemsIn(one.replaceAll(/\*[^*]+\*/g, ' '), facts.native);
    const shown = [...one.matchAll(/\*([^*]+)\*/g)].flatMap(([, marked = '']) => wordsIn(marked));
    const isShown = partners.some((forms) => shown.some((word) => forms.has(word)));
    return isShown || ([...stems].some((stem) => own.has(stem)) && one.includes('*'));
  });
  const found = sentencesOfTerms(card, [...stems], context);
  const [only, ...more] = found;
  if (about.length > 0) {
    const isNamed = context.asked.mentions.some(({ word }) => word.text === only?.partner);
    const shown = isNamed && only && more.length === 0 ? only.sentences.slice(0, 1) : [];
    return joinParagraphs([about.slice(0, maxSaid).join(' '), listOf(shown.map(pairOf))]);
  }
  if (!only) return undefined;
  if (more.length === 0) {
    return joinLines([
      texts.onlyWith(star(only.partner), star(only.term)),
      listPairs(only.sentences),
    ]);
  }
  const best = bestUses(found, stems, context);
  if (best.length === 1) {
    const quoted = quoteAll([contentText(context)], facts.native);
    return joinLines([
      texts.inSentence(quoted),
      listPairs(best.flatMap(({ sentences }) => sentences.slice(0, 1))),
    ]);
  }
  return joinLines([
    texts.bothFound(
      star(`${only.term} … ${only.partner}`),
      star(`${more[0]?.term ?? ''} … ${only.partner}`),
    ),
    listPairs(found.flatMap(({ sentences }) => sentences.slice(0, 1))),
  ]);
}

function listPairs(sentences: readonly NoteSentence[]): string {
  return listOf(sentences.map(pairOf));
}

/** The uses whose sentence has most of what the question names. */
function bestUses(uses: readonly TermUse[], stems: ReadonlySet<string>, { facts }: ReplyContext) {
  const sharedOf = ({ sentences }: TermUse) => {
    const own = stemsIn(sentences[0]?.translation ?? '', facts.native);
    return [...stems].filter((stem) => own.has(stem)).length;
  };
  const most = Math.max(...uses.map(sharedOf));
  return most < 2 ? uses : uses.filter((one) => sharedOf(one) === most);
}

/** What the question is about, as written. */
function contentText(context: ReplyContext): string {
  const { native } = context.facts;
  const stems = contentOf(context);
  const kept = placesIn(context.asked.message).filter(({ raw }) =>
    [...stemsIn(raw, native)].some((stem) => stems.has(stem)),
  );
  return kept.map(({ raw }) => raw).join(' ');
}

/** Another card about one of the same words that has what this question names. */
function sayOtherCard(card: ContrastNote, context: ReplyContext): string | undefined {
  const { facts, sources } = context;
  const { contrasts } = sources.taughtNotes(facts.word.language, facts.native);
  const stems = contentOf(context);
  if (stems.size === 0) return undefined;
  const other = contrasts.find(({ key, words, text }) => {
    if (key === card.key || !words.some((id) => card.words.includes(id))) return false;
    const own = stemsIn(text.replaceAll(/\*[^*]+\*/g, ' '), facts.native);
    return [...stems].every((stem) => own.has(stem));
  });
  return other && sayContrast(other, context);
}

/** Words of the question itself that may also be in an explanation. */
const askedWith = new Set(
  'which one what how say use used cual digo dice uso usa какои какое какая как сказать hangisi hangisini nasil diyecegim denir'.split(
    ' ',
  ),
);

/** The stems of what the question is about. */
function contentOf({ asked, facts }: ReplyContext): Set<string> {
  const { native } = facts;
  const isOfQuestion = (folded: string) => askedWith.has(folded) || isStopWord(folded, [native]);
  const kept = placesIn(asked.message).filter(({ folded }) => !isOfQuestion(folded));
  return stemsIn(kept.map(({ raw }) => raw).join(' '), native);
}

/** The sentences of an explanation; a clause after a semicolon counts as one. */
function statementsIn(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+(?=[*"“«\p{Lu}\p{Ll}])/u).filter((one) => one.trim() !== '');
}
