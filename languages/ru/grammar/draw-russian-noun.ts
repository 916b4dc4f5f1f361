import RussianNouns from 'russian-nouns-js';
import type { Speller } from '../../dictionaries/load-speller.ts';
import { cellOf, nothingDrawn, type Drawn, type ParadigmWord } from '../../paradigms/drawing.ts';
import type { Cell, WordFacts } from '../../paradigms/paradigm-table.ts';
import { pluralKeysOf } from './forms-of-keys.ts';
import { regularCases, type RussianCase, type RussianNumber } from './regular-cases.ts';
import {
  animateNouns,
  correctedCases,
  eitherAnimacy,
  otherCases,
  pluralsOfNouns,
  russianPlurals,
  russianUncountable,
} from './word-lists.ts';

const engine = new RussianNouns.Engine();
const { CASES, Gender } = RussianNouns;

const caseNames = ['nominative', 'genitive', 'dative', 'instrumental', 'prepositional'] as const;
/** The cases in the order of Russian grammars. */
export const russianCases = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
] as const;
type CaseForms = Record<RussianCase | 'accusative', string>;

/** Gender by the noun's ending; after a soft sign, by its instrumental. */
function genderOf({ text, note, forms }: ParadigmWord): string {
  if (note.gender === 'm' || note.gender === 'mf') return Gender.MASCULINE;
  if (note.gender === 'f') return Gender.FEMININE;
  if (note.gender === 'n') return Gender.NEUTER;
  if (/[ая]$/u.test(text)) return Gender.FEMININE;
  if (/(?:[оеё]|мя)$/u.test(text)) return Gender.NEUTER;
  return forms.has(`${text}ю`) ? Gender.FEMININE : Gender.MASCULINE;
}

/**
 * The form as the dictionary spells it for this word: with ё, which the library leaves out of
 * endings.
 */
function attestedForm(
  found: readonly string[],
  { text, forms }: ParadigmWord,
  yo: RegExp,
  isSpelled: Speller = () => false,
): string {
  const spelled = found.flatMap((form) => [form.replace(yo, 'ё'), form]);
  return spelled.find((form) => form === text || forms.has(form)) ?? found.find(isSpelled) ?? '';
}

function accusativeOf(
  forms: Omit<CaseForms, 'accusative'>,
  word: ParadigmWord,
  isSingular: boolean,
  ofLibrary: string,
): string {
  const { text } = word;
  if (isSingular && (/[ая]$/u.test(text) || genderOf(word) !== Gender.MASCULINE)) return ofLibrary;
  if (eitherAnimacy.has(text)) return '';
  return animateNouns.has(text) ? forms.genitive : forms.nominative;
}

function declineNumber(word: ParadigmWord, number: RussianNumber, isSpelled?: Speller): CaseForms {
  const { text, note } = word;
  const lemma = RussianNouns.createLemma({
    text,
    gender:
      text.endsWith('а') || text.endsWith('я')
        ? genderOf({ ...word, note: text.endsWith('мя') ? note : {} })
        : genderOf(word),
    animate: animateNouns.has(text),
  });
  const keys = number === 'plural' ? pluralKeysOf(word) : [];
  const plural =
    number === 'plural' ? (note.plural ?? keys[0] ?? engine.pluralize(lemma)[0]) : undefined;
  const isKeyed = plural !== undefined && plural === keys[0];
  const yo = number === 'singular' ? /е(?=[мйю]$)/u : /е(?=в$)/u;
  const decline = (place: number) => engine.decline(lemma, CASES[place] ?? '', plural);
  const ofKey = (name: RussianCase) => (isKeyed ? (keys[caseNames.indexOf(name)] ?? []) : []);
  const formOf = (name: RussianCase, place: number) =>
    attestedForm(
      [correctedCases.get(`${text} ${number} ${name}`) ?? [ofKey(name), decline(place)]].flat(2),
      word,
      yo,
      isSpelled,
    );
  const forms = {
    nominative: formOf('nominative', 0),
    genitive: formOf('genitive', 1),
    dative: formOf('dative', 2),
    instrumental: formOf('instrumental', 4),
    prepositional: formOf('prepositional', 5),
  };
  const ofLibrary = attestedForm(decline(3), word, yo, isSpelled);
  return { ...forms, accusative: accusativeOf(forms, word, number === 'singular', ofLibrary) };
}

function isAdjectival({ text, forms }: ParadigmWord): boolean {
  return (
    /(?:[ыио]й|[ая]я|[ое]е)$/u.test(text) &&
    [...forms].some((form) => /[ое]го$/u.test(form) || form === text.replace(/ая$/u, 'ую'))
  );
}

function declensionOf(word: ParadigmWord): WordFacts['declension'] {
  const { text } = word;
  if (isAdjectival(word)) return 'adjectival';
  if (text.endsWith('мя') || text === 'путь') return 'mixed';
  if (/[ая]$/u.test(text)) return 'first';
  return text.endsWith('ь') && genderOf(word) === Gender.FEMININE ? 'third' : 'second';
}

/** Cells of one number; none unless nearly all cases are attested. */
function cellsOf(word: ParadigmWord, number: RussianNumber, isSpelled: Speller): (Cell | null)[] {
  const attested = declineNumber(word, number);
  if (caseNames.filter((name) => attested[name] !== '').length < 4)
    return russianCases.map(() => null);
  // The dictionary builds some forms from another entry (этажом): it only has to know them.
  const forms = declineNumber(word, number, isSpelled);
  const isFeminine = genderOf(word) === Gender.FEMININE;
  const isRegular = (name: RussianCase | 'accusative', form: string) => {
    if (isAdjectival(word)) return true;
    // An accusative is as regular as the case it equals; one in -у or -ю always is.
    const like = name === 'accusative' ? caseNames.find((other) => forms[other] === form) : name;
    return !like || regularCases(word.text, isFeminine, number, like).includes(form);
  };
  return russianCases.map((name) =>
    cellOf(
      [forms[name], otherCases.get(`${word.text} ${number} ${name}`) ?? ''],
      isRegular(name, forms[name]) ? undefined : [],
    ),
  );
}

function drawPluralNoun(text: string, forms: string): Drawn {
  const [nominative, genitive, dative, instrumental, prepositional] = forms.split(' ');
  const isAnimate = animateNouns.has(text);
  const accusative = isAnimate ? genitive : nominative;
  const cells = [nominative, genitive, dative, accusative, instrumental, prepositional];
  return {
    tables: [
      {
        name: 'declension',
        columns: ['plural'],
        rows: russianCases.map((label, index) => ({ label, cells: [cellOf(cells[index])] })),
      },
    ],
    facts: { number: 'plural-only', animate: isAnimate },
  };
}

/** Draws the cases of a Russian noun that the dictionary or a row has. */
export function drawRussianNoun(word: ParadigmWord, isSpelled: Speller): Drawn {
  const { text, note } = word;
  const asPlural = russianPlurals.get(text);
  if (asPlural) return drawPluralNoun(text, asPlural);
  if (note.indeclinable || word.forms.size === 0) {
    return { tables: [], facts: note.indeclinable ? { declension: 'indeclinable' } : {} };
  }
  if (note.gender === 'pl' || pluralsOfNouns.has(text)) return nothingDrawn;
  const singular = cellsOf(word, 'singular', isSpelled);
  const isUncounted = russianUncountable.has(text);
  const plural = isUncounted ? russianCases.map(() => null) : cellsOf(word, 'plural', isSpelled);
  const hasPlural = plural.some((cell) => cell !== null);
  const columns = hasPlural ? (['singular', 'plural'] as const) : (['singular'] as const);
  const declension = declensionOf(word);
  return {
    tables: [
      {
        name: 'declension',
        columns: [...columns],
        rows: russianCases.map((label, index) => ({
          label,
          cells: [singular[index] ?? null, plural[index] ?? null].slice(0, columns.length),
        })),
      },
    ],
    facts: {
      ...(!hasPlural && { number: 'singular-only' as const }),
      ...(declension && { declension }),
      ...(!eitherAnimacy.has(text) && { animate: animateNouns.has(text) }),
    },
  };
}
