import { allTutor, type FormName } from '@topwords/languages/tutor';
import { foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../../bank/catalogue.ts';
import { cellsByColumn, type TableCell } from '../../facts/table-cells.ts';
import { isAskedForm } from '../forms/is-asked-form.ts';
import { belongingOf, placesIn, type Place } from '../recognise/find-samples.ts';
import type { ReplyContext } from '../reply/reply-context.ts';
import { mayExist } from './may-exist.ts';
import { endingsOf, placeOf, startsOfColumns } from './endings.ts';

/** A wrong form that a learner offers, the word that it is meant to be of, and the right places. */
export interface Offered {
  written: string;
  word: CatalogueWord;
  cells: readonly TableCell[];
}

const shortest = 3;
/** In a longer stretch, the rules of corrections decide. */
const longestSample = 3;
/** More right forms than that leave open which is meant. */
const maxForms = 2;

/** The first word of a message that is a wrong form of the chat's word or of another one it names. */
export function findOffered(context: ReplyContext): Offered | undefined {
  const { asked, facts } = context;
  const named = [facts.word, ...asked.mentions.map(({ word }) => word)];
  const words = [...new Map(named.map((word) => [word.id, word])).values()];
  const places = placesIn(asked.message).filter((place) => isOutsideSentences(place, context));
  for (const place of places) {
    if (!isUnknown(place, context)) continue;
    for (const word of words) {
      const found = offeredOf(place.raw, word, context);
      if (found) return found;
    }
  }
  return undefined;
}

function isOutsideSentences({ start }: Place, { asked }: ReplyContext): boolean {
  return !asked.samples.some(
    (one) => one.words.length > longestSample && start >= one.start && start < one.end,
  );
}

/** Whether no word is written so: in the native language, or, with its marks, in the learned one. */
export function isUnknown(place: Place, { facts, sources }: ReplyContext): boolean {
  const { finder } = sources;
  const { language } = facts.word;
  const lower = place.raw.toLocaleLowerCase(language);
  if (lower.length < shortest) return false;
  const belonging = belongingOf(place, { finder, language, native: facts.native });
  if (belonging === 'native' || belonging === 'both') return false;
  // Without its marks, a right form is no other word.
  const isUnmarked = foldText(lower) === lower;
  return !finder.find(language, lower).some((word) => {
    const cells = cellsByColumn(sources.tablesOf(word)).flatMap(({ forms }) => forms);
    const all = [word.text, ...word.forms, ...cells].map((one) => one.toLocaleLowerCase(language));
    return all.some((one) => one === lower || (isUnmarked && foldText(one) === foldText(lower)));
  });
}

/** The places of a word's tables where a text would be right if the word were like others. */
export function offeredOf(
  raw: string,
  word: CatalogueWord,
  { facts, sources, asked }: ReplyContext,
): Offered | undefined {
  const { language, pos, text } = word;
  const written = raw.toLocaleLowerCase(language);
  const names = [...asked.names, ...personsBefore(written, asked.message, language)];
  if (mayExist(written, word, names)) return undefined;
  const cells = cellsByColumn(
    word.id === facts.word.id ? facts.tables : sources.tablesOf(word),
  ).filter((cell) => cell.pos === pos);
  const endings = endingsOf(sources, language, pos);
  const stems = Map.groupBy(cells, ({ table }) => table);
  const stemsIn = (cell: TableCell) =>
    stemsOf(text, stems.get(cell.table) ?? [], language === 'tr');
  const isLike = (cell: TableCell) =>
    cell.forms.some((form) => foldText(form) === foldText(written)) ||
    (endings.get(placeOf(cell)) ?? []).some(({ loses, gains }) =>
      loses === undefined
        ? gains !== '' &&
          written.endsWith(gains) &&
          stemsIn(cell).has(written.slice(0, written.length - gains.length))
        : text.endsWith(loses) &&
          (written === text.slice(0, text.length - loses.length) + gains ||
            (gains.length > 1 && written === text + gains)),
    );
  const like = cells.filter(isLike);
  const named = names.length > 0 ? like.filter((cell) => isAskedForm(cell, names)) : [];
  const chosen = plainestOf(named.length > 0 ? named : like);
  const forms = new Set(chosen.map((cell) => cell.forms.join(' ')));
  if (forms.size === 0 || forms.size > maxForms) return undefined;
  return { written, word, cells: chosen };
}

/** The person that a pronoun of the learned language right before a word names: "yo sabo". */
function personsBefore(written: string, message: string, language: LanguageCode): FormName[] {
  const places = placesIn(message);
  const at = places.findIndex(({ raw }) => raw.toLocaleLowerCase(language) === written);
  const { pronouns } = allTutor[language];
  const before = places[at - 1]?.folded ?? '';
  return Object.hasOwn(pronouns, before) ? [...(pronouns[before] ?? [])] : [];
}

/** What is left of a word's forms without their endings: each table has its own, and each column. */
function stemsOf(text: string, cells: readonly TableCell[], isPlain: boolean): ReadonlySet<string> {
  // Turkish endings follow one another: a stem with an ending may be right with one more.
  if (isPlain) return new Set();
  const starts = [...startsOfColumns(cells).values()];
  return new Set(starts.filter((stem) => stem.length >= 2 && stem !== text));
}

/** Of several cases, the one that a dictionary gives: "the plural" is the nominative one. */
function plainestOf(cells: readonly TableCell[]): readonly TableCell[] {
  const plain = cells.filter(({ row }) => row === 'nominative');
  return plain.length > 0 ? plain : cells;
}
