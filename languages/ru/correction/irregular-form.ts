import { perWord } from '../../correction/cursor.ts';
import type { Lexeme, Lexicon } from '../../pack/lexicon.ts';
import type { ColumnLabel, RowLabel } from '../../paradigms/labels.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { wordSet } from '../../lookup/word-set.ts';
import { realWords } from './real-words.ts';
import { plain, star } from './russian-words.ts';

const personPlaces: readonly [RowLabel, ColumnLabel][] = [
  ['first', 'singular'],
  ['second', 'singular'],
  ['third', 'singular'],
  ['first', 'plural'],
  ['second', 'plural'],
  ['third', 'plural'],
];
const personEndings: readonly (readonly string[])[] = [
  ['ю', 'ешь', 'ет', 'ем', 'ете', 'ют'],
  ['у', 'ешь', 'ет', 'ем', 'ете', 'ут'],
  ['ю', 'ишь', 'ит', 'им', 'ите', 'ят'],
  ['у', 'ишь', 'ит', 'им', 'ите', 'ат'],
];

function reflexive(form: string): string {
  return form + (/[аеёиоуыэюя]$/u.test(form) ? 'сь' : 'ся');
}

/** Pairs of a form built by rule or by analogy, and the form that is said. */
type Built = [built: string, right: string];

/** я пишаю, он хочут, мы ехаем: the infinitive or another person with regular endings. */
function builtPersons(verb: Lexeme, lexicon: Lexicon): Built[] {
  const isReflexive = /с[яь]$/u.test(verb.text);
  const infinitive = verb.text.replace(/с[яь]$/u, '');
  const bare = (form: string) => plain(isReflexive ? form.replace(/с[яь]$/u, '') : form);
  const rights = personPlaces.map(([row, column]) =>
    (['present', 'future'] as const)
      .flatMap((table) => lexicon.formsAt(verb, 'verb', { table, row, column }))
      .at(0),
  );
  const [first, , third] = rights;
  if (first === undefined || third === undefined) return [];
  const long = infinitive.replace(/т[ьи]$|ь$/u, '');
  const short = long.replace(/[аеиоуыя]$/u, '');
  const ofFirst = bare(first).replace(/[юу]$/u, '');
  const ofThird = bare(third).replace(/[еи]т$/u, '');
  const isSecond = !/[её]т$/u.test(bare(third));
  const [a, b, c, d] = personEndings;
  // Regular endings on the infinitive, and the endings of the other conjugation on the real stem.
  const series: [string, readonly string[] | undefined][] = [
    ...(/[ая]ть$/u.test(infinitive) ? [[long, a] as [string, typeof a]] : []),
    ...(/[еи]ть$/u.test(infinitive) ? [[long, a] as [string, typeof a]] : []),
    ...(infinitive.endsWith('чь') ? [[long, b] as [string, typeof b]] : []),
    ...(/[аеи]ть$/u.test(infinitive) ? [[short, c] as [string, typeof c]] : []),
    [ofThird, isSecond ? a : c],
    [ofThird, isSecond ? b : d],
    [ofThird, isSecond ? c : b],
    [ofFirst, isSecond ? c : a],
    [ofFirst, isSecond ? b : c],
  ];
  const pairs = series.flatMap(([stem, endings]) =>
    stem.length < 2 || !endings
      ? []
      : endings.flatMap((ending, at): Built[] => {
          const right = rights[at];
          if (right === undefined) return [];
          const built = stem + ending;
          return [[isReflexive ? reflexive(built) : built, right]];
        }),
  );
  return onlyReflexive.has(verb.text)
    ? [...pairs, ...withoutReflexive(verb, lexicon, rights)]
    : pairs;
}

const onlyReflexive = wordSet(
  `бояться смеяться улыбаться улыбнуться надеяться просыпаться проснуться нравиться понравиться остаться
  оставаться здороваться поздороваться стараться постараться гордиться сомневаться появиться появляться
  ошибиться ошибаться садиться ложиться становиться случиться случаться сниться присниться трудиться
  соглашаться согласиться пытаться попытаться любоваться пользоваться интересоваться состояться`,
);

/** он улыбает, я проснул: verbs that are never without -ся. */
function withoutReflexive(
  verb: Lexeme,
  lexicon: Lexicon,
  persons: readonly (string | undefined)[],
): Built[] {
  const past = (['masculine', 'feminine', 'neuter', 'plural'] as const).flatMap((column) =>
    lexicon.formsAt(verb, 'verb', { table: 'past', row: 'form', column }),
  );
  return [...persons, ...past, verb.text].flatMap((right): Built[] =>
    right === undefined ? [] : [[right.replace(/с[яь]$/u, ''), right]],
  );
}

const nounRows: readonly RowLabel[] = [
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
];

/** отеца, подарокы: the vowel that drops out, and the plurals of another kind: другы, стулы. */
function builtNouns(noun: Lexeme, lexicon: Lexicon): Built[] {
  const at = (row: RowLabel, column: ColumnLabel) =>
    lexicon.formsAt(noun, 'noun', { table: 'declension', row, column })[0];
  const { text } = noun;
  const pairs: Built[] = [];
  const add = (built: string, right: string | undefined) => {
    if (right !== undefined) pairs.push([built, right]);
  };
  const stem = text.replace(/[аяоеьй]$/u, '');
  const isFleeting =
    noun.gender === 'm' &&
    /[^аеёиоуыэюяьй]ь?$/u.test(text) &&
    losesVowel(text, at('genitive', 'singular'));
  if (isFleeting) {
    const isSoft = text.endsWith('ь');
    const endings = mapOf<readonly string[]>({
      genitive: isSoft ? ['я'] : ['а'],
      dative: isSoft ? ['ю'] : ['у'],
      instrumental: isSoft ? ['ем'] : ['ом', 'ем'],
      prepositional: ['е'],
    });
    for (const row of nounRows) {
      for (const ending of endings.get(row) ?? []) add(stem + ending, at(row, 'singular'));
    }
    for (const ending of isSoft ? ['и'] : ['ы', 'и'])
      add(stem + ending, at('nominative', 'plural'));
    for (const ending of isSoft ? ['ей'] : ['ов']) add(stem + ending, at('genitive', 'plural'));
  }
  const plural = at('nominative', 'plural');
  for (const ending of ['ы', 'и', 'а']) add(stem + ending, plural);
  const genitivePlural = at('genitive', 'plural');
  for (const ending of ['ов', 'ев', 'ей']) add(stem + ending, genitivePlural);
  return pairs;
}

function losesVowel(text: string, genitive: string | undefined): boolean {
  const [, start, last] = /^(.+)[оеё]([^аеёиоуыэюяьй])ь?$/u.exec(text) ?? [];
  if (start === undefined || last === undefined || genitive === undefined) return false;
  return [start + last, `${start}ь${last}`].includes(genitive.slice(0, -1));
}

/** Pasts and forms that no analogy above builds. */
const single = mapOf({
  идил: 'шёл',
  идёл: 'шёл',
  идла: 'шла',
  идили: 'шли',
  пойдил: 'пошёл',
  шёла: 'шла',
  пошёла: 'пошла',
  пришёла: 'пришла',
  пошёли: 'пошли',
  пришёли: 'пришли',
  могил: 'мог',
  могал: 'мог',
  помогнул: 'помог',
  помогнула: 'помогла',
  едил: 'ел',
  ихний: 'их',
  ихняя: 'их',
  ихние: 'их',
  ехай: 'поезжай',
  красивше: 'красивее',
  плохее: 'хуже',
  маленькее: 'меньше',
  молодее: 'моложе',
  дорогее: 'дороже',
  дешевее: 'дешевле',
  близкее: 'ближе',
  далекее: 'дальше',
  легкее: 'легче',
  высокее: 'выше',
  тихее: 'тише',
  громкее: 'громче',
  простее: 'проще',
  частее: 'чаще',
  жаркее: 'жарче',
});

const known = new WeakMap<Lexicon, ReadonlyMap<string, string>>();

/** The right forms by the built ones, where only one is meant. */
function irregularForms(lexicon: Lexicon): ReadonlyMap<string, string> {
  const found = known.get(lexicon);
  if (found) return found;
  const rights = new Map<string, string | undefined>();
  const add = ([written, right]: Built) => {
    const built = plain(written);
    if (built.length < 3 || plain(right) === built) return;
    const other = rights.get(built);
    const isOther = rights.has(built) && (other === undefined || plain(other) !== plain(right));
    rights.set(built, isOther ? undefined : right);
  };
  for (const lexeme of lexicon.lexemes) {
    if (lexeme.pos.includes('verb')) builtPersons(lexeme, lexicon).forEach(add);
    if (lexeme.pos[0] === 'noun') builtNouns(lexeme, lexicon).forEach(add);
  }
  const map = new Map<string, string>();
  for (const [built, right] of rights) {
    const isWord = lexicon.readingsOf(built).length > 0 || realWords.has(built);
    if (right !== undefined && !isWord) map.set(built, right);
  }
  for (const [built, right] of single) map.set(plain(built), right);
  known.set(lexicon, map);
  return map;
}

/** мы хочем, я пишаю, много другов, у отеца. */
export const irregularForm = perWord((cursor) => {
  const token = cursor.token(0);
  const { lexicon } = cursor.sentence;
  if (!token || token.readings.length > 0 || !/^\p{Lu}?\p{Ll}+$/u.test(token.written))
    return undefined;
  if (lexicon.isKnown(token.text)) return undefined;
  const right = irregularForms(lexicon).get(plain(token.text));
  if (right === undefined || (/^\p{Lu}/u.test(token.written) && cursor.at > 0)) return undefined;
  // A noun that the lexicon lacks may have that ending: *прохо́ду* is no "I" without *я*.
  const isPlainFirst = /[ую]$/u.test(token.text) && /[ую]$/u.test(plain(right));
  if (isPlainFirst && !cursor.sentence.tokens.some(({ text }) => text === 'я')) return undefined;
  return cursor.replace([0, 1], right, {
    kind: 'verb-form',
    reason: (texts) => texts.said(star(right)),
  });
});
