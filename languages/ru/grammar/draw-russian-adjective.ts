import {
  cellOf,
  listOf,
  nothingDrawn,
  type Drawn,
  type ParadigmWord,
} from '../../paradigms/drawing.ts';
import type { Speller } from '../../dictionaries/load-speller.ts';
import { plainOf } from '../stress/vowel-stress.ts';
import type { RowLabel } from '../../paradigms/labels.ts';
import type { Cell, ParadigmTable } from '../../paradigms/paradigm-table.ts';
import {
  russianComparatives,
  russianPronominals,
  russianShortForms,
  shortParticiples,
} from './closed-words.ts';

/** Endings by case, masculine, neuter, feminine and plural. */
const hard = 'ый ое ая ые|ого ого ой ых|ому ому ой ым|ым ым ой ыми|ом ом ой ых|ую';
const velar = 'ий ое ая ие|ого ого ой их|ому ому ой им|им им ой ими|ом ом ой их|ую';
const sibilant = 'ий ее ая ие|его его ей их|ему ему ей им|им им ей ими|ем ем ей их|ую';
const soft = 'ий ее яя ие|его его ей их|ему ему ей им|им им ей ими|ем ем ей их|юю';

const comparedSoft = new Set(['горячий', 'древний', 'свежий', 'синий']);

function endingsOf(text: string): string | undefined {
  const stem = text.slice(0, -2);
  if (text.endsWith('ой')) return /[гкхжшщч]$/u.test(stem) ? velar : hard;
  if (text.endsWith('ый')) return hard;
  if (!text.endsWith('ий')) return undefined;
  if (/[гкх]$/u.test(stem)) return velar;
  return /[жшщч]$/u.test(stem) ? sibilant : soft;
}

/**
 * Rows by case of masculine, neuter, feminine and plural forms, in the order of the labels below.
 */
const labels = ['nominative', 'genitive', 'dative', 'instrumental', 'prepositional'] as const;

/** Adds both accusatives: the inanimate one equals the nominative, the animate one the genitive. */
function agreementOf(
  rows: string[][],
  feminineAccusative: string,
  toCell: (form: string) => Cell | null,
): Omit<ParadigmTable, 'pos'> {
  const [nominative = [], genitive = [], dative = [], instrumental = [], prepositional = []] = rows;
  const accusative = ([masculine = '', , , plural = '']: string[]) => [
    masculine,
    nominative[1] ?? '',
    feminineAccusative,
    plural,
  ];
  const labelled: [RowLabel, string[]][] = [
    ['nominative', nominative],
    ['genitive', genitive],
    ['dative', dative],
    ['accusative-inanimate', accusative(nominative)],
    ['accusative-animate', accusative(genitive)],
    ['instrumental', instrumental],
    ['prepositional', prepositional],
  ];
  return {
    name: 'agreement',
    columns: ['masculine', 'neuter', 'feminine', 'plural'],
    rows: labelled.map(([label, forms]) => ({ label, cells: forms.map(toCell) })),
  };
}

/**
 * Short forms: masculine with a vowel if the stem would end in two consonants (важен, короток);
 * participles have one н of two (испуган, влюблён).
 */
function shortFormsOf({ text, forms, keyForms }: ParadigmWord, isSpelled: Speller): string[] {
  const stem = text.slice(0, -2);
  const listed = russianShortForms.get(text);
  if (listed) return listed.split(' ');
  const keys = (keyForms ?? []).map(plainOf);
  const one = stem.slice(0, -1);
  const isKeyed = text.endsWith('нный') && keys[0] === `${one.replaceAll('ё', 'е')}а`;
  if (isKeyed || shortParticiples.has(text)) {
    const others = isKeyed ? one.replaceAll('ё', 'е') : one;
    return [one, `${others}о`, `${others}а`, `${others}ы`];
  }
  const parted = ['о', 'е', 'ё'].map((vowel) => stem.replace(/[ьй]?(.)$/u, `${vowel}$1`));
  const isGiven = keys.slice(0, 3).filter((form) => form !== '').length === 3;
  const candidates = [stem, ...parted];
  const masculine =
    candidates.find((form) => forms.has(form)) ??
    (isGiven ? candidates.find((form) => isSpelled(form)) : undefined);
  const feminine = [`${stem}а`, `${stem}я`].find((form) => forms.has(form));
  const plural = [`${stem}ы`, `${stem}и`].find((form) => forms.has(form));
  const neuter = [`${stem}о`, `${stem}е`].find((form) => forms.has(form));
  return masculine && feminine && plural && neuter ? [masculine, neuter, feminine, plural] : [];
}

function comparativeOf({ text, forms, keyForms }: ParadigmWord): Cell | null {
  const stem = text.slice(0, -2);
  const irregular = russianComparatives.get(text);
  if (irregular) return cellOf(irregular.split(' '), `${stem}ее`);
  const key = plainOf(keyForms?.[3] ?? '');
  if (key !== '') return cellOf(key, `${stem.replaceAll('ё', 'е')}ее`);
  // In soft adjectives -ее is the neuter: последнее, следующее.
  const isCompared = /[ыо]й$/u.test(text) || comparedSoft.has(text);
  return isCompared && forms.has(`${stem}ее`) ? cellOf(`${stem}ее`) : null;
}

/** A word not declined like an adjective (мой, этот, весь), from its list of forms. */
function drawPronominal(text: string): Drawn['tables'] {
  const rows = (russianPronominals.get(text) ?? '').split('|').map((row) => row.split(' '));
  const feminineAccusative = rows.pop()?.[0] ?? '';
  return [agreementOf(rows, feminineAccusative, (form) => cellOf(form))];
}

/** Draws a Russian adjective, or a determiner, pronoun or numeral that agrees like one. */
export function drawRussianAdjective(word: ParadigmWord, isSpelled: Speller): Drawn {
  const { text, note } = word;
  if (russianPronominals.get(text)) return { tables: drawPronominal(text) };
  const endings = endingsOf(text);
  if (!endings || note.indeclinable) return nothingDrawn;
  const stem = text.slice(0, -2);
  const rows = endings.split('|').map((row) => row.split(' ').map((ending) => stem + ending));
  const feminineAccusative = rows.pop()?.[0] ?? '';
  const [nominative = []] = rows.splice(0, 1);
  const forms = [[text, ...nominative.slice(1)], ...rows];
  const isAttested = (form: string) => form === text || word.forms.has(form);
  const agreement = agreementOf(forms.slice(0, labels.length), feminineAccusative, (form) =>
    isAttested(form) ? cellOf(form) : null,
  );
  if (agreement.rows.flatMap(({ cells }) => cells).some((cell) => cell === null))
    return nothingDrawn;
  if (word.pos !== 'adjective') return { tables: [agreement] };
  const shortForms = shortFormsOf(word, isSpelled);
  const comparative = comparativeOf(word);
  const short = {
    name: 'short-forms' as const,
    columns: agreement.columns,
    rows: [{ label: 'form' as const, cells: shortForms.map((form) => cellOf(form)) }],
  };
  return {
    tables: [
      agreement,
      ...(shortForms.length > 0 ? [short] : []),
      ...(comparative
        ? [
            listOf('comparison', [
              ['base', cellOf(text)],
              ['comparative', comparative],
            ]),
          ]
        : []),
    ],
  };
}
