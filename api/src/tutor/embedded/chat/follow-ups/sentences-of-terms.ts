import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { foldText } from '@topwords/languages/text';
import { placesIn } from '../recognise/find-samples.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { ContrastNote, NoteSentence } from '../taught/note.ts';
import { stemsIn, wordsIn } from '../taught/rank-notes.ts';

/** Sentences in which a term of a card is near a word that a question names. */
export interface TermUse {
  term: string;
  /** The headword of the other word. */
  partner: string;
  sentences: readonly NoteSentence[];
}

/** Words farther apart have nothing to do with each other. */
const maxDistance = 3;
const maxSentences = 2;

/** The terms of a card that our sentences have near what the question names, with the sentences. */
export function sentencesOfTerms(
  card: ContrastNote,
  stems: readonly string[],
  context: ReplyContext,
): TermUse[] {
  const { facts, sources } = context;
  const { native, word } = facts;
  const partners = partnersOf(card, stems, context);
  const all = sources.sentencesOf(word.language, native);
  let best: { uses: TermUse[]; shared: number } = { uses: [], shared: -1 };
  for (const partner of partners) {
    const partnerForms = formsOf(partner.text, context);
    const near = all.filter(({ text }) => wordsIn(text).some((one) => partnerForms.has(one)));
    const uses = card.terms.flatMap((term): TermUse[] => {
      if (term.includes(' ')) return [];
      const termForms = formsOf(term, context);
      const isPreposition = sources.finder
        .find(word.language, term)
        .some(({ pos, text }) => pos === 'preposition' && foldText(text) === foldText(term));
      const distance = isPreposition ? 1 : maxDistance;
      const sentences = near.filter(({ text }) => {
        const words = wordsIn(text);
        return areNear(word.language === 'tr' ? words.toReversed() : words, {
          term: termForms,
          partner: partnerForms,
          distance,
        });
      });
      return sentences.length === 0
        ? []
        : [{ term, partner: partner.text, sentences: bestOf(sentences, stems, context) }];
    });
    const shared = Math.max(
      -1,
      ...uses.map(
        ({ sentences: [first] }) =>
          stems.filter((stem) => stemsIn(first?.translation ?? '', native).has(stem)).length,
      ),
    );
    if (shared > best.shared) best = { uses, shared };
  }
  return best.uses;
}

/** The nouns and adjectives that a question names, in the learned language or in the native one. */
export function partnersOf(
  card: ContrastNote,
  stems: readonly string[],
  { facts, sources, asked }: ReplyContext,
): CatalogueWord[] {
  const { native, word } = facts;
  const headwordsOf = (raw: string) =>
    sources.finder
      .find(native, raw)
      .slice(0, 1)
      .map(({ text }) => text);
  const isTerm = (text: string) => card.terms.some((term) => foldText(term) === foldText(text));
  const mentioned = asked.mentions.map((one) => one.word).filter(({ text }) => !isTerm(text));
  const translated = placesIn(asked.message).flatMap(({ raw }) =>
    [...stemsIn(raw, native)].some((stem) => stems.includes(stem))
      ? headwordsOf(raw).flatMap((text) =>
          sources.finder.findByTranslation(word.language, native, text).slice(0, 1),
        )
      : [],
  );
  return [...mentioned, ...translated].filter(({ pos }) => pos === 'noun' || pos === 'adjective');
}

/** All forms of a headword, folded. */
export function formsOf(text: string, { sources, facts }: ReplyContext): ReadonlySet<string> {
  const words = sources.finder
    .find(facts.word.language, text)
    .filter((one) => foldText(one.text) === foldText(text));
  return new Set([text, ...words.flatMap(({ forms }) => forms)].map(foldText));
}

interface Nearness {
  term: ReadonlySet<string>;
  partner: ReadonlySet<string>;
  distance: number;
}

/** Whether a term is soon followed by its partner: a verb by its object. Turkish is read backwards. */
function areNear(words: readonly string[], { term, partner, distance }: Nearness): boolean {
  return words.some(
    (text, at) =>
      term.has(text) && words.slice(at + 1, at + 1 + distance).some((one) => partner.has(one)),
  );
}

/** The sentences whose translation has most of what the question names. */
function bestOf(
  sentences: readonly NoteSentence[],
  stems: readonly string[],
  { facts }: ReplyContext,
) {
  const shared = ({ translation }: NoteSentence) => {
    const own = stemsIn(translation, facts.native);
    return stems.filter((stem) => own.has(stem)).length;
  };
  return sentences
    .toSorted((a, b) => shared(b) - shared(a) || a.text.length - b.text.length)
    .slice(0, maxSentences);
}
