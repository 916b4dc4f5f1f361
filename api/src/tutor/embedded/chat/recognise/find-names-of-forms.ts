import { languageCodes, ofEachLanguage } from '@topwords/languages/identity';
import { allTutor, type FormName } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import { readCues, type Vocabulary } from './cue.ts';
import { firstPlace, selectCues } from './select-cues.ts';
import type { Token } from './tokens.ts';

const cues = languageCodes.flatMap((code) => readCues<FormName>(allTutor[code].formNames));

/** Grammatical persons by the pronouns of the learned language: "the yo form". */
const pronouns = ofEachLanguage((code) => new Map(Object.entries(allTutor[code].pronouns)));

const besidePronoun = new Set(
  languageCodes.flatMap((code) => allTutor[code].besidePronoun.split(' ')),
);

interface NamedForms {
  names: FormName[];
  places: number[];
  /** The index of the first name; undefined if there is none. */
  firstPlace: number | undefined;
  sources: string[];
}

/** The forms that a message names, by grammatical name or by pronoun. */
export function findNamesOfForms(
  tokens: readonly Token[],
  language: LanguageCode,
  vocabulary: Vocabulary,
  /** Places that belong to other cues. */
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
