import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { foldText } from '@topwords/languages/text';
import { allTutor, type FormName } from '@topwords/languages/tutor';
import { memoizeByLanguage } from '../../../bank/memoize-by-language.ts';
import { readCues, type Vocabulary } from '../../embedded/chat/recognise/cue.ts';
import { selectCues } from '../../embedded/chat/recognise/select-cues.ts';
import type { SentenceToken } from './read-tokens.ts';

/** What a statement names: a form, an aspect, or the partner of a verb. */
export type ClaimName = FormName | 'impf' | 'pf' | 'partner';

/** What a word does in a statement; a word that does nothing there is a `break`. */
export type Role = 'of' | 'of-after' | 'its' | 'is' | 'or' | 'and' | 'filler' | 'join' | 'break';

/** Reads the words of one native language in statements about forms. */
export interface ClaimLexicon {
  /** The names in a sentence, by the index of their first token, with their length in tokens. */
  namesIn(tokens: readonly SentenceToken[]): Map<number, { name: ClaimName; length: number }>;
  roleOf(text: string): Role;
  /** Whether the sentence may say on purpose what is wrong, or is wrong only here. */
  isDoubtful(tokens: readonly SentenceToken[]): boolean;
}

/** Typos are for questions. */
const exact: Vocabulary = { isKnown: () => true, isLanguage: () => false };

/** Whether a word is in a space-separated list, in which `norm*` is a beginning. */
function createList(list: string): (text: string) => boolean {
  const entries = list.split(/\s+/).filter(Boolean).map(foldText);
  const words = new Set(entries.filter((entry) => !entry.endsWith('*')));
  const stems = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1));
  return (text) => words.has(text) || stems.some((stem) => text.startsWith(stem));
}

const languageNames = createList(
  languageCodes
    .flatMap((code) => allTutor[code].names.split(' '))
    .map((name) => `${name}*`)
    .join(' '),
);

function createLexicon(native: LanguageCode): ClaimLexicon {
  const { claimWords, formNames } = allTutor[native];
  const { aspects, doubts, sure } = claimWords;
  // A whole table is no form.
  const { conjugation: _verbs, declension: _nouns, ...singleForms } = formNames;
  const names = readCues<ClaimName>({
    ...singleForms,
    ...claimWords.names,
    impf: cuesOf(aspects.impf),
    pf: cuesOf(aspects.pf),
    partner: cuesOf(aspects.partner),
  });
  const doubtCues = readCues<'doubt' | 'sure'>({ doubt: doubts.trim(), sure: sure.trim() });
  const roles: [Role, (text: string) => boolean][] = [
    ['of', createList(claimWords.of)],
    ['its', createList(claimWords.its)],
    ['or', createList(claimWords.or)],
    ['and', createList(claimWords.and)],
    ['join', createList(claimWords.joins)],
    ['is', createList(claimWords.is)],
    ['of-after', createList(claimWords.ofAfter ?? '')],
    ['filler', createList(claimWords.filler)],
    ['filler', languageNames],
  ];
  return {
    namesIn: (tokens) =>
      new Map(
        selectCues(names, tokens, exact).map(({ cue, places }) => [
          places[0] ?? 0,
          { name: cue.means, length: places.length },
        ]),
      ),
    roleOf: (text) => roles.find(([, has]) => has(text))?.[0] ?? 'break',
    isDoubtful: (tokens) =>
      selectCues(doubtCues, tokens, exact).some(({ cue }) => cue.means === 'doubt'),
  };
}

/** The lexicon of a native language. */
export const lexiconOf = memoizeByLanguage(createLexicon);

/** A space-separated list as cues. */
function cuesOf(list: string): string {
  return list.split(/\s+/).filter(Boolean).join(', ');
}
