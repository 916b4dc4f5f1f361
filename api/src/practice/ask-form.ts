import { allSyntax } from '@topwords/languages/syntax';
import type { LanguageCode } from '@topwords/platform/contracts';
import { plainText } from '@topwords/languages/typing';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { answersToCloze } from './answers-to-cloze.ts';
import { askContrast } from './ask-contrast.ts';
import type { AskedMistake, Question } from './ask-mistake.ts';
import { explainMistake } from './explain-mistake.ts';
import { findClozes } from './find-clozes.ts';
import type { MistakeSources } from './find-mistake.ts';
import {
  differInGender,
  namePlace,
  namePlaces,
  placesOfForm,
  type FormPlace,
} from './places-of-form.ts';

interface Form {
  text: string;
  places: readonly FormPlace[];
}

/**
 * Questions that tell two forms of a word apart: those of its contrast card, sentences of the bank
 * that allow only one of the two, and the names of forms in the word's tables.
 */
export function askForm(sources: MistakeSources, asked: AskedMistake): Question[] {
  const { word, mistake, native } = asked;
  const { language } = word;
  const tables = sources.paradigms().words[word.id] ?? [];
  const forms = [mistake.wanted, mistake.taken].map((text) => ({
    text,
    places: placesOfForm(tables, text, language),
  }));
  const [wanted, taken] = forms;
  if (!wanted || !taken) return [];
  const naming = { language, native };
  const sides = forms.map(({ text, places }) => ({
    text,
    texts: [text],
    note: namePlaces(places, naming),
  }));
  const contrasts = askContrast(sources.teachingOf, word, { sides, native });
  if (contrasts.length > 0) return contrasts;
  const explanation = explainMistake(sources.teachingOf, asked);
  const shown = { sides: sides.map(({ text, note }) => ({ text, note })), explanation };
  const isToldApart = isToldBySentence(wanted, taken, word);
  const bySentence = isToldApart
    ? [
        ...inSentences(sources, word, forms, native),
        ...inSentences(sources, word, [taken, wanted], native),
      ]
    : [];
  return [
    ...bySentence,
    ...byName([wanted, taken], naming),
    ...byName([taken, wanted], naming),
  ].map((question) => ({ ...question, ...shown }));
}

type Bare = Omit<Question, 'sides' | 'explanation'>;

/**
 * Whether a sentence with its translation allows only one of two forms. Tenses may both fit, and so
 * may the forms of you, and the genders of someone who is not named; some cases change places as well.
 */
function isToldBySentence(wanted: Form, taken: Form, { text, language }: CatalogueWord): boolean {
  const both = [...wanted.places, ...taken.places];
  if (wanted.places.length === 0 || taken.places.length === 0) return false;
  if (both.some(({ row }) => row === 'second') || differInGender(wanted.places, taken.places)) {
    return false;
  }
  const pairs = allSyntax[language].interchangeable ?? [];
  const isEither = pairs.some(([one, other]) =>
    [
      [wanted, taken],
      [taken, wanted],
    ].some(
      ([first, second]) =>
        first?.places.some(({ row }) => row === one) &&
        second?.places.some(({ row }) => row === other),
    ),
  );
  if (isEither) return false;
  const isHeadword = [wanted, taken].some((form) => form.text === text);
  const sharesTable = wanted.places.some(({ name }) =>
    taken.places.some((other) => other.name === name),
  );
  return isHeadword || sharesTable;
}

/** At most one of each form's sentences is long enough a look at it. */
function inSentences(
  sources: MistakeSources,
  word: CatalogueWord,
  [asked, other]: readonly Form[],
  native: LanguageCode,
): Bare[] {
  if (!asked || !other) return [];
  const { language } = word;
  const plain = (text: string) => plainText(text, language);
  for (const found of findClozes(word, native)) {
    const { before, answer, after, translation } = found.cloze;
    const accepted = answersToCloze(sources, word, found, native);
    const isFit =
      plain(answer) === plain(asked.text) &&
      before.trim() !== '' &&
      accepted?.some((text) => plain(text) === plain(other.text)) === false;
    if (isFit) {
      const options = [answer, other.text];
      return [{ hint_kind: 'translation', before, after, hint: translation, options, answer }];
    }
  }
  return [];
}

/** Which of two forms has a name that only it has. */
function byName(
  [asked, other]: readonly [Form, Form],
  naming: { language: LanguageCode; native: LanguageCode },
): Bare[] {
  const others = new Set(other.places.map((place) => namePlace(place, naming)));
  const hint = asked.places
    .map((place) => namePlace(place, naming))
    .find((name) => !others.has(name));
  if (hint === undefined) return [];
  const options = [asked.text, other.text];
  return [{ hint_kind: 'form', before: '', after: '', hint, options, answer: asked.text }];
}
