import type { BuiltLadderWord } from '@topwords/content/ladders';
import type { FirstWord, LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueWord } from '../bank/catalogue.ts';
import { presentRecording, presentSpelling, type NameRecording } from '../bank/presenter.ts';
import { defaultPronunciation, ipaOf } from '../bank/pronunciation.ts';
import { findClozes } from '../practice/find-clozes.ts';
import { spokenForm } from './ladder-texts.ts';

/** Visitors hear the default varieties. */
export interface VisitorHearing {
  catalogue: Catalogue;
  recordingOf: NameRecording | undefined;
}

const wrongChoices = 2;

/** A recording of a text, as visitors hear it. */
export function recordingFor(
  spoken: Parameters<NameRecording>[0],
  { recordingOf }: Pick<VisitorHearing, 'recordingOf'>,
): { recording?: string } {
  return presentRecording(spoken, { pronunciation: defaultPronunciation, recordingOf });
}

/** A word of a ladder or of the course, without the choices, which depend on its neighbors. */
export function presentFirstWord(
  word: BuiltLadderWord,
  hearing: VisitorHearing,
): Omit<FirstWord, 'wrong_choices'> {
  const entry = hearing.catalogue.find(word.id);
  if (entry === undefined) throw new Error(`The bank lacks the word ${word.id} of a ladder`);
  const { id, text, language } = entry;
  const { form, gloss, note } = word;
  const { before, form: shown, after, translation } = word.sentence;
  const spoken = { text: `${before}${shown}${after}`, language };
  return {
    id,
    text,
    ...presentSpelling(entry, defaultPronunciation),
    ipa: form === text ? ipaOf(entry, defaultPronunciation) : null,
    form,
    gloss,
    ...(note !== undefined && { note }),
    ...recordingFor(spokenForm(word, hearing.catalogue), hearing),
    sentence: { before, form: shown, after, translation, ...recordingFor(spoken, hearing) },
  };
}

/** Adds two wrong glosses to each word: those of the words after it, which are met next. */
export function withChoices(words: readonly Omit<FirstWord, 'wrong_choices'>[]): FirstWord[] {
  return words.map((word, index) => {
    const others = [...words.slice(index + 1), ...words.slice(0, index)];
    const glosses = new Set(others.map(({ gloss }) => gloss));
    glosses.delete(word.gloss);
    return { ...word, wrong_choices: [...glosses].slice(0, wrongChoices) };
  });
}

/** A word of the course as a ladder has it; undefined if nobody wrote enough about it. */
export function asLadderWord(
  word: CatalogueWord,
  native: LanguageCode,
): BuiltLadderWord | undefined {
  const gloss = word.senses[0]?.gloss[native];
  const meaning = word.senses[0]?.meaning;
  const found = findClozes(word, native).find(({ sense }) => sense.meaning === meaning);
  if (!gloss || found === undefined) return undefined;
  const { before, answer: form, after, translation } = found.cloze;
  return { id: word.id, form: word.text, gloss, sentence: { before, form, after, translation } };
}
