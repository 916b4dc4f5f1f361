import type { LanguageCode } from '@topwords/platform/contracts';
import { readCues, type Vocabulary } from './cue.ts';
import type { FormName } from './form-name.ts';
import { englishFormNames } from './form-names/english.ts';
import { russianFormNames } from './form-names/russian.ts';
import { spanishFormNames } from './form-names/spanish.ts';
import { turkishFormNames } from './form-names/turkish.ts';
import { firstPlace, selectCues } from './select-cues.ts';
import type { Token } from './tokens.ts';

const cues = [englishFormNames, spanishFormNames, russianFormNames, turkishFormNames].flatMap(
  (table) => readCues<FormName>(table),
);

function mapOf(
  names: Readonly<Record<string, readonly FormName[]>>,
): ReadonlyMap<string, readonly FormName[]> {
  return new Map(Object.entries(names));
}

/** Persons by the pronouns of the learned language: "the yo form". */
const pronouns: Record<LanguageCode, ReadonlyMap<string, readonly FormName[]>> = {
  en: mapOf({ he: ['third'], she: ['third'], it: ['third'] }),
  es: mapOf({
    yo: ['first', 'singular'],
    tu: ['second', 'singular'],
    el: ['third', 'singular'],
    ella: ['third', 'singular'],
    usted: ['third', 'singular'],
    nosotros: ['first', 'plural'],
    vosotros: ['second', 'plural'],
    ellos: ['third', 'plural'],
    ellas: ['third', 'plural'],
    ustedes: ['third', 'plural'],
  }),
  ru: mapOf({
    я: ['first', 'singular'],
    ты: ['second', 'singular'],
    он: ['third', 'singular'],
    она: ['third', 'singular'],
    мы: ['first', 'plural'],
    вы: ['second', 'plural'],
    они: ['third', 'plural'],
  }),
  tr: mapOf({
    ben: ['first', 'singular'],
    sen: ['second', 'singular'],
    o: ['third', 'singular'],
    biz: ['first', 'plural'],
    siz: ['second', 'plural'],
    onlar: ['third', 'plural'],
  }),
};

const besidePronoun = new Set(
  'form forms forma formas forme форма форму форме формы formu hali icin for para con для с на and with y и'.split(
    ' ',
  ),
);

interface NamedForms {
  names: FormName[];
  places: number[];
  /** Where the first is named; none when none is. */
  firstPlace: number | undefined;
  sources: string[];
}

/** The forms that a message names, by their grammatical names or by a pronoun. */
export function findNamesOfForms(
  tokens: readonly Token[],
  language: LanguageCode,
  vocabulary: Vocabulary,
  /** Places that tell something else. */
  taken: ReadonlySet<number>,
): NamedForms {
  const selected = selectCues(cues, tokens, vocabulary).filter(
    ({ places }) => places.length > 1 || !places.some((place) => taken.has(place)),
  );
  const strong = selected.filter(({ cue }) => !cue.isWeak);
  const matches = strong.length > 0 ? strong : selected.slice(0, 1);
  const places = matches.flatMap((match) => match.places);
  const names = matches.map(({ cue }) => cue.means);
  const pronounPlaces = tokens.flatMap(({ text, isMasked }, place) => {
    const isPronoun = !isMasked && pronouns[language].has(text);
    const isBeside = [place - 1, place + 1].some((beside) =>
      besidePronoun.has(tokens[beside]?.text ?? ''),
    );
    return isPronoun && !places.includes(place) && isBeside ? [place] : [];
  });
  const persons = pronounPlaces.flatMap(
    (place) => pronouns[language].get(tokens[place]?.text ?? '') ?? [],
  );
  const starts = [...matches.map(firstPlace), ...pronounPlaces];
  const all = [...new Set([...names, ...persons])];
  const exact = all.filter((name) => name !== 'conjugation' && name !== 'declension');
  return {
    names: exact.length > 0 ? exact : all,
    places: [...places, ...pronounPlaces],
    firstPlace: starts.length === 0 ? undefined : Math.min(...starts),
    sources: matches.map(({ cue }) => cue.source),
  };
}
