import { mapOf } from '../../lookup/map-of.ts';
import type { RussianCase } from './russian-words.ts';

/** Endings of the cases after a stem, for the kinds of names below. */
const endings = mapOf<Record<RussianCase, string>>({
  feminine: kind('а ы е у ой е'),
  soft: kind('я и и ю ей и'),
  masculine: kind('_ а у _ ом е'),
  inSoftSign: kind('ь и и ь ью и'),
  inY: kind('й я ю й ем е'),
});

function kind(text: string): Record<RussianCase, string> {
  const [
    nominative = '',
    genitive = '',
    dative = '',
    accusative = '',
    instrumental = '',
    last = '',
  ] = text.split(' ').map((ending) => (ending === '_' ? '' : ending));
  return { nominative, genitive, dative, accusative, instrumental, prepositional: last };
}

const names: readonly [string, string][] = [
  ['feminine', 'Москв Анкар Барселон Варшав Европ Канад Америк Аргентин Мексик Куб Украин'],
  [
    'soft',
    'Росси Турци Испани Англи Франци Германи Итали Грузи Ази Венеци Болгари Греци Япони Инди Бразили',
  ],
  [
    'masculine',
    'Лондон Мадрид Париж Стамбул Петербург Берлин Рим Киев Минск Пекин Вашингтон Екатеринбург Новосибирск Иран',
  ],
  ['inSoftSign', 'Казан Твер Перм'],
  ['inY', 'Кита'],
];

/** The forms of one name, with its capital. */
export type PlaceName = Readonly<Record<RussianCase, string>>;

const rows: readonly RussianCase[] = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
];

function formsOf(stem: string, ending: Record<RussianCase, string>): PlaceName {
  return Object.fromEntries(rows.map((row) => [row, stem + ending[row]])) as PlaceName;
}

const all: readonly PlaceName[] = names.flatMap(([name, stems]) =>
  stems.split(' ').map((stem) => formsOf(stem, endings.get(name) ?? kind('_ _ _ _ _ _'))),
);

const byForm = Map.groupBy(
  all.flatMap((forms) => rows.map((row) => ({ forms, row, text: forms[row].toLowerCase() }))),
  ({ text }) => text,
);

/** A city or country of which this is a form, with the cases that the form may be. */
export function placeNameOf(
  text: string,
): { forms: PlaceName; cases: ReadonlySet<RussianCase> } | undefined {
  const found = byForm.get(text);
  const [first] = found ?? [];
  if (!found || !first) return undefined;
  return { forms: first.forms, cases: new Set(found.map(({ row }) => row)) };
}
