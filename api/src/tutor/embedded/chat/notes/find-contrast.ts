import { foldText } from '@topwords/languages/text';
import type { ParadigmTable } from '@topwords/languages/paradigms';
import type { FormLabel } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { labelsOf } from '../../facts/table-cells.ts';
import type { Mention } from '../recognise/find-mentions.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import type { ContrastNote } from '../taught/note.ts';
import { queryOf } from './find-notes.ts';
import { rankNotes, wordsIn } from '../taught/rank-notes.ts';

/** A word of a question with the headwords that it may be a form of. */
interface Reading {
  folded: string;
  lemmas: ReadonlySet<string>;
}

/**
 * The card about the words or forms that a question compares: the one most of whose terms the
 * question names. The chat's word counts as named.
 */
export function findContrast(context: ReplyContext): ContrastNote | undefined {
  const { facts, asked, sources } = context;
  const { native, word } = facts;
  const { contrasts } = sources.taughtNotes(word.language, native);
  const readings = asked.samples.map(({ words }) =>
    words.map(({ raw, folded }) => readingOf(raw, folded, word.language, context)),
  );
  const others =
    asked.other && asked.mentions.length < 2
      ? [[readingOf(asked.other.text, foldText(asked.other.text), word.language, context)]]
      : [];
  const said = [...readings, ...others];
  const own = [readingOf(word.text, foldText(word.text), word.language, context)];
  const samples = new Set(asked.samples.map(({ text }) => wordsIn(text).join(' ')));
  const lemmasOf = (text: string) =>
    sources.finder.find(word.language, text).map((one) => foldText(one.text));
  const ranked = contrasts.flatMap((card) => {
    const named = card.terms.filter((term) => said.some((one) => contains(one, term, lemmasOf)));
    const isOwn = card.terms.some(
      (term) =>
        !named.includes(term) &&
        (contains(own, term, lemmasOf) || contains(own, lastOf(term), lemmasOf)),
    );
    const whole = card.terms.filter((term) => samples.has(wordsIn(term).join(' '))).length;
    const count = named.length + (isOwn && named.length > 0 ? 0.9 : 0) + whole / 5;
    return count >= 1.9 ? [{ card, count: count - card.terms.length / 10 }] : [];
  });
  const best = Math.max(0, ...ranked.map(({ count }) => count));
  const equal = ranked.filter(({ count }) => count === best).map(({ card }) => card);
  if (equal.length > 0) return bestOf(equal, context);
  return findByForms(contrasts, context);
}

function lastOf(term: string): string {
  return term.split(' ').length === 1 ? term : '';
}

function bestOf(cards: readonly ContrastNote[], context: ReplyContext): ContrastNote | undefined {
  const { facts, sources } = context;
  const weightOf = sources.weightOf(facts.word.language, facts.native);
  return rankNotes(cards, queryOf(context), weightOf)[0]?.note ?? cards[0];
}

function readingOf(
  raw: string,
  folded: string,
  language: LanguageCode,
  { sources }: ReplyContext,
): Reading {
  const found = sources.finder.find(language, raw);
  return { folded, lemmas: new Set(found.flatMap(({ text }) => foldText(text))) };
}

/** Whether words contain a term, in any of its words' forms. */
function contains(
  words: readonly Reading[],
  term: string,
  lemmasOf: (text: string) => readonly string[],
): boolean {
  const wanted = wordsIn(term);
  if (wanted.length === 0 || term.startsWith('-')) return false;
  return words.some((_, start) =>
    wanted.every((text, offset) => {
      const reading = words[start + offset];
      if (!reading) return false;
      if (reading.folded === text || reading.lemmas.has(text)) return true;
      return wanted.length > 1 && lemmasOf(text).some((lemma) => reading.lemmas.has(lemma));
    }),
  );
}

/** Two forms of one word are compared as the same two forms of a card's word are. */
function findByForms(
  contrasts: readonly ContrastNote[],
  context: ReplyContext,
): ContrastNote | undefined {
  const { asked, facts, sources } = context;
  const shapes = asked.mentions.map(({ word, raw, others }) =>
    shapesOf([word, ...others], raw, context),
  );
  const named = new Set(shapes.flat());
  if (named.size < 2 || !areFormsOfOne(asked.mentions)) return undefined;
  const matching = contrasts.filter((card) => {
    const words = card.words.flatMap((id) => sources.catalogue.find(id) ?? []);
    const [first = [], ...rest] = card.terms.map((term) => shapesOf(words, term, context));
    const isNamed = first.some(
      (one) =>
        named.has(one) &&
        rest.some((each) => each.some((other) => other !== one && named.has(other))),
    );
    const areOfOne = words.some((each) =>
      card.terms.every((term) => shapesOf([each], term, context).length > 0),
    );
    return isNamed && areOfOne;
  });
  const isKind = (card: ContrastNote) =>
    card.words.some((id) => sources.catalogue.find(id)?.pos === facts.word.pos);
  return matching.find(isKind);
}

/** Whether two of the named forms belong to one word. */
function areFormsOfOne(mentions: readonly Mention[]): boolean {
  const forms = new Map<number, Set<string>>();
  for (const { word, others, raw } of mentions) {
    for (const { id } of [word, ...others]) {
      forms.set(id, (forms.get(id) ?? new Set()).add(foldText(raw)));
    }
  }
  return [...forms.values()].some(({ size }) => size > 1);
}

/** What distinguishes a form: its table, or its case. */
function shapesOf(
  words: readonly CatalogueWord[],
  form: string,
  { sources, facts }: ReplyContext,
): string[] {
  const lower = form.toLocaleLowerCase(facts.word.language);
  return words.flatMap((word) => {
    const tables = sources.tablesOf(word);
    return labelsOf(tables, lower)
      .filter((label) => !isPlain(label, tables))
      .map(({ table, row, pos }) => (pos === 'verb' ? table : `${table} ${row}`));
  });
}

function isPlain({ table, row }: FormLabel, tables: readonly ParadigmTable[]): boolean {
  return (
    tables.length === 0 || (table === 'declension' && row === 'nominative') || table === 'number'
  );
}
