export type RussianCase = 'nominative' | 'genitive' | 'dative' | 'instrumental' | 'prepositional';
export type RussianNumber = 'singular' | 'plural';

/**
 * Endings of one kind of noun: `-` is none. Alternatives are equally valid (the stress decides о or
 * е).
 */
type Endings = Record<RussianNumber, Record<RussianCase, string>>;

function read(text: string): Record<RussianCase, string> {
  const [nominative = '', genitive = '', dative = '', instrumental = '', prepositional = ''] =
    text.split(' ');
  return { nominative, genitive, dative, instrumental, prepositional };
}

function endings(singular: string, plural: string): Endings {
  return { singular: read(singular), plural: read(plural) };
}

/** The basic declensions of school grammars and of Zaliznyak's dictionary, by a noun's ending. */
const declensions: [RegExp, string, Endings][] = [
  [/ия$/u, 'я', endings('я и и ей и', 'и й ям ями ях')],
  [/ие$/u, 'е', endings('е я ю ем и', 'я й ям ями ях')],
  [/ий$/u, 'й', endings('й я ю ем и', 'и ев ям ями ях')],
  [/ь[её]$/u, 'её', endings('е|ё я ю ем|ём е', 'я - ям ями ях')],
  [/й$/u, 'й', endings('й я ю ем|ём е', 'и ев|ёв ям ями ях')],
  [/ья$/u, 'я', endings('я и е ю|ей|ёй е', 'и - ям ями ях')],
  [/[аеёоуыэю]я$/u, 'я', endings('я и е ей|ёй е', 'и й ям ями ях')],
  [/я$/u, 'я', endings('я и е ей|ёй е', 'и ь|- ям ями ях')],
  [/[жшчщ]а$/u, 'а', endings('а и е ей|ой е', 'и -|ей ам ами ах')],
  [/ца$/u, 'а', endings('а ы е ей|ой е', 'ы - ам ами ах')],
  [/[гкх]а$/u, 'а', endings('а и е ой е', 'и - ам ами ах')],
  [/а$/u, 'а', endings('а ы е ой е', 'ы - ам ами ах')],
  [/[жшчщц]е$/u, 'е', endings('е а у ем е', 'а -|ей ам ами ах')],
  [/е$/u, 'е', endings('е я ю ем е', 'я ей ям ями ях')],
  [/о$/u, 'о', endings('о а у ом е', 'а - ам ами ах')],
  [/[жшчщ]$/u, '', endings('- а у ом|ем е', 'и ей ам ами ах')],
  [/ц$/u, '', endings('- а у ом|ем е', 'ы ов|ев ам ами ах')],
  [/[гкх]$/u, '', endings('- а у ом е', 'и ов ам ами ах')],
  [/[бвдзлмнпрстф]$/u, '', endings('- а у ом е', 'ы ов ам ами ах')],
];
const masculineInSoftSign = endings('ь я ю ем|ём е', 'и ей ям ями ях');
const feminineInSoftSign = endings('ь и и ью и', 'и ей ям|ам ями|ами ях|ах');

/** The stems of a noun, with and without its fleeting vowel: отец, отца; урок keeps its vowel. */
function stemsOf(noun: string, dropped: string): string[] {
  const stem = dropped === '' ? noun : noun.slice(0, -1);
  const fleeting = /(?:[^аеёиоуыэюя])(?:е|о|ё)([цк])$/u;
  return dropped === '' && fleeting.test(stem)
    ? [stem, stem.replace(/[еоё]([цк])$/u, '$1'), stem.replace(/[её]([цк])$/u, 'ь$1')]
    : [stem];
}

/** Without an ending, a vowel separates two consonants: окон, кошек, писем, статей. */
function withoutEnding(stem: string): string[] {
  const parted = ['о', 'е', 'ё'].map((vowel) =>
    stem.replace(/[ьй]?([^аеёиоуыэюяйь])$/u, `${vowel}$1`),
  );
  const soft = stem.endsWith('ь') ? [`${stem.slice(0, -1)}ей`, `${stem.slice(0, -1)}ий`] : [];
  return /[^аеёиоуыэюя]{2}$/u.test(stem) ? [stem, ...parted, ...soft] : [stem, ...soft];
}

/** All forms that the regular rule allows in a case of a noun; empty if no rule covers the noun. */
export function regularCases(
  noun: string,
  isFeminine: boolean,
  number: RussianNumber,
  name: RussianCase,
): string[] {
  const soft = noun.endsWith('ь')
    ? isFeminine
      ? feminineInSoftSign
      : masculineInSoftSign
    : undefined;
  const found = declensions.find(([pattern]) => pattern.test(noun));
  const table = soft ?? found?.[2];
  if (!table) return [];
  const stems = stemsOf(noun, soft ? 'ь' : (found?.[1] ?? ''));
  return table[number][name].split('|').flatMap((ending) =>
    stems.flatMap((stem) => {
      if (ending === '-') return withoutEnding(stem);
      return ending === 'ь' ? withoutEnding(stem).map((text) => `${text}ь`) : [stem + ending];
    }),
  );
}
