import { cellOf, listOf, personsOf, rowOf } from '../../paradigms/drawing.ts';
import type { ParadigmTable } from '../../paradigms/paradigm-table.ts';
import type { StressedWord } from '../../pack/stress.ts';
import { stressTables } from './stress-tables.ts';

const cases = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
] as const;

function plain(text: string): string {
  return text.replaceAll('\u0301', '');
}

function words(text: string): string[] {
  return text.split(/\s+/);
}

/** The stressed forms of a word's only table, row by row; `?` where the stress is not certain. */
function stressed(word: StressedWord, table: Omit<ParadigmTable, 'pos'>): string {
  const [made] = stressTables(word, [{ ...table, pos: word.pos }]);
  const cells = made?.rows.flatMap((row) => row.cells.map((cell) => cell?.[0] ?? '?'));
  return cells?.join(' ') ?? '';
}

/** A table of singular and plural by case, from both forms of each case. */
function declension(forms: string): Omit<ParadigmTable, 'pos'> {
  const list = words(plain(forms));
  const rows = cases.map((label, place) => ({
    label,
    cells: [cellOf(list[place * 2]), cellOf(list[place * 2 + 1])],
  }));
  return { name: 'declension', columns: ['singular', 'plural'], rows };
}

const nouns: [pattern: string, headword: string, keys: string, forms: string][] = [
  ['a', 'кни́га', '', 'кни́га кни́ги кни́ги книг кни́ге кни́гам кни́гу кни́ги кни́гой кни́гами кни́ге кни́гах'],
  [
    'b',
    'стол',
    'стола́ столы́ столо́в',
    'стол столы́ стола́ столо́в столу́ стола́м стол столы́ столо́м стола́ми столе́ стола́х',
  ],
  [
    'b',
    'оте́ц',
    'отца́ отцы́ отцо́в',
    'оте́ц отцы́ отца́ отцо́в отцу́ отца́м отца́ отцо́в отцо́м отца́ми отце́ отца́х',
  ],
  [
    'b',
    'статья́',
    'статьи́ статьи́ стате́й',
    'статья́ статьи́ статьи́ стате́й статье́ статья́м статью́ статьи́ статьёй статья́ми статье́ статья́х',
  ],
  [
    'c',
    'го́род',
    'го́рода города́ городо́в',
    'го́род города́ го́рода городо́в го́роду города́м го́род города́ го́родом города́ми го́роде города́х',
  ],
  [
    'c',
    'сын',
    'сы́на сыновья́ сынове́й',
    'сын сыновья́ сы́на сынове́й сы́ну сыновья́м сы́на сынове́й сы́ном сыновья́ми сы́не сыновья́х',
  ],
  [
    'd',
    'сестра́',
    'сестры́ сёстры сестёр',
    'сестра́ сёстры сестры́ сестёр сестре́ сёстрам сестру́ сестёр сестро́й сёстрами сестре́ сёстрах',
  ],
  [
    'd',
    'змея́',
    'змеи́ зме́и змей',
    'змея́ зме́и змеи́ змей змее́ зме́ям змею́ змей змеёй зме́ями змее́ зме́ях',
  ],
  [
    'd',
    'колесо́',
    'колеса́ колёса колёс',
    'колесо́ колёса колеса́ колёс колесу́ колёсам колесо́ колёса колесо́м колёсами колесе́ колёсах',
  ],
  [
    "d'",
    'вода́',
    'воды́ во́ду во́ды вод',
    'вода́ во́ды воды́ вод воде́ во́дам во́ду во́ды водо́й во́дами воде́ во́дах',
  ],
  [
    'e',
    'гость',
    'го́стя го́сти госте́й',
    'гость го́сти го́стя госте́й го́стю гостя́м го́стя госте́й го́стем гостя́ми го́сте гостя́х',
  ],
  [
    'e',
    'ло́шадь',
    'ло́шади ло́шади лошаде́й',
    'ло́шадь ло́шади ло́шади лошаде́й ло́шади лошадя́м ло́шадь лошаде́й ло́шадью лошадьми́ ло́шади лошадя́х',
  ],
  [
    "f'",
    'голова́',
    'головы́ го́лову го́ловы голо́в',
    'голова́ го́ловы головы́ голо́в голове́ голова́м го́лову го́ловы голово́й голова́ми голове́ голова́х',
  ],
];

test.each(nouns)('pattern %s: %s', (accent, headword, keys, forms) => {
  const word = {
    text: plain(headword),
    pos: 'noun',
    stressed: headword,
    accent,
    ...(keys !== '' && { keyForms: words(keys) }),
  };
  expect(stressed(word, declension(forms))).toBe(forms);
});

test('ё is restored where the key form has it and the dictionary writes е', () => {
  const word = { text: 'жена', pos: 'noun', stressed: 'жена́', accent: 'd' };
  const table = listOf('declension', [
    ['nominative', cellOf('жены')],
    ['dative', cellOf('женам')],
    ['instrumental', cellOf('женами')],
  ]);
  const plural = { ...table, columns: ['plural' as const] };
  const keyForms = ['жёны', 'жён'];
  expect(stressed({ ...word, stressed: 'жёны', keyForms }, plural)).toBe('жёны жёнам жёнами');
});

test('the plural of another sense stays without stress', () => {
  const leaf = { text: 'лист', pos: 'noun', accent: 'd', keyForms: ['листа́', 'ли́стья', 'ли́стьев'] };
  const sheets = declension(
    'лист листы листа листов листу листам лист листы листом листами листе листах',
  );
  expect(stressed(leaf, sheets)).toBe('лист ? листа́ ? листу́ ? лист ? листо́м ? листе́ ?');
});

test('люди keeps the stem in two cases of pattern e', () => {
  const people = { text: 'люди', pos: 'noun', stressed: 'лю́ди', accent: 'e' };
  const rows = words('люди людей людям людей людьми людях');
  const table = listOf(
    'declension',
    cases.map((label, place) => [label, cellOf(rows[place])]),
  );
  const plural = { ...table, columns: ['plural' as const] };
  expect(stressed(people, plural)).toBe('лю́ди люде́й лю́дям люде́й людьми́ лю́дях');
});

/** First to third singular, then plural. */
const persons: [pattern: string, infinitive: string, keys: string, forms: string][] = [
  ['a', 'чита́ть', '', 'чита́ю чита́ешь чита́ет чита́ем чита́ете чита́ют'],
  ['a', 'рисова́ть', '', 'рису́ю рису́ешь рису́ет рису́ем рису́ете рису́ют'],
  ['a', 'тре́бовать', '', 'тре́бую тре́буешь тре́бует тре́буем тре́буете тре́буют'],
  ['a', 'закры́ть', '', 'закро́ю закро́ешь закро́ет закро́ем закро́ете закро́ют'],
  ['a', 'вы́брать', '', 'вы́беру вы́берешь вы́берет вы́берем вы́берете вы́берут'],
  ['b/a', 'говори́ть', 'говорю́ говоря́т', 'говорю́ говори́шь говори́т говори́м говори́те говоря́т'],
  ['b/b', 'нести́', 'несу́ несу́т', 'несу́ несёшь несёт несём несёте несу́т'],
  ['c/a', 'писа́ть', 'пишу́ пи́шут', 'пишу́ пи́шешь пи́шет пи́шем пи́шете пи́шут'],
  ['c/a', 'получи́ть', '', 'получу́ полу́чишь полу́чит полу́чим полу́чите полу́чат'],
  ['c/b', 'мочь', 'могу́ мо́гут', 'могу́ мо́жешь мо́жет мо́жем мо́жете мо́гут'],
  ['c/a', 'хоте́ть', 'хочу́ хотя́т', 'хочу́ хо́чешь хо́чет хоти́м хоти́те хотя́т'],
  ['a', 'учи́ться', 'учу́сь у́чатся', 'учу́сь у́чишься у́чится у́чимся у́читесь у́чатся'],
];

test.each(persons)('present of pattern %s: %s', (accent, infinitive, keys, forms) => {
  const word = {
    text: plain(infinitive),
    pos: 'verb',
    stressed: infinitive,
    accent,
    ...(keys !== '' && { keyForms: words(keys) }),
  };
  const table = personsOf(
    'present',
    words(plain(forms)).map((form) => cellOf(form)),
  );
  const [first, second, third, we, you, they] = words(forms);
  expect(stressed(word, table)).toBe([first, we, second, you, third, they].join(' '));
});

/** Masculine, feminine, neuter, plural. */
const pasts: [pattern: string, infinitive: string, keys: string, forms: string][] = [
  ['a', 'чита́ть', '', 'чита́л чита́ла чита́ло чита́ли'],
  ['a', 'вы́йти', '', 'вы́шел вы́шла вы́шло вы́шли'],
  ['b/c', 'приня́ть', 'приму́ при́мут при́нял приняла́ при́няло', 'при́нял приняла́ при́няло при́няли'],
  ['b/b', 'нести́', 'несу́ несу́т нёс несла́ несло́', 'нёс несла́ несло́ несли́'],
  ["b/c'", 'дать', 'дам даду́т дал дала́ дало́', 'дал дала́ дало́ да́ли'],
  [
    'b/c',
    'нача́ться',
    'начнётся начну́тся начался́ начала́сь начало́сь',
    'начался́ начала́сь начало́сь начали́сь',
  ],
];

test.each(pasts)('past of pattern %s: %s', (accent, infinitive, keys, forms) => {
  const [masculine, feminine, neuter, plural] = words(plain(forms)).map((form) => cellOf(form));
  const table = rowOf('past', [
    ['masculine', masculine ?? null],
    ['feminine', feminine ?? null],
    ['neuter', neuter ?? null],
    ['plural', plural ?? null],
  ]);
  const word = {
    text: plain(infinitive),
    pos: 'verb',
    stressed: infinitive,
    accent,
    ...(keys !== '' && { keyForms: words(keys) }),
  };
  expect(stressed(word, table)).toBe(forms);
});

const imperatives: [string, string, string, string][] = [
  ['a', 'чита́ть', '', 'чита́й чита́йте'],
  ['c/a', 'писа́ть', 'пишу́ пи́шут', 'пиши́ пиши́те'],
  ['a', 'отве́тить', '', 'отве́ть отве́тьте'],
  ['b/a', 'дава́ть', 'даю́ даю́т', 'дава́й дава́йте'],
  ['a', 'бро́сить', 'бро́шу бро́сят', 'брось бро́сьте'],
  ['b/a', 'извини́ться', 'извиню́сь извиня́тся', 'извини́сь извини́тесь'],
];

test.each(imperatives)('imperative of pattern %s: %s', (accent, infinitive, keys, forms) => {
  const [one, many] = words(plain(forms)).map((form) => cellOf(form));
  const table = {
    name: 'imperative' as const,
    columns: ['singular' as const, 'plural' as const],
    rows: [{ label: 'second' as const, cells: [one ?? null, many ?? null] }],
  };
  const word = {
    text: plain(infinitive),
    pos: 'verb',
    stressed: infinitive,
    accent,
    ...(keys !== '' && { keyForms: words(keys) }),
  };
  expect(stressed(word, table)).toBe(forms);
});

/** Masculine, neuter, feminine, plural. */
const shorts: [pattern: string, headword: string, keys: string, forms: string][] = [
  ['a', 'краси́вый', '', 'краси́в краси́во краси́ва краси́вы'],
  ['a', 'серый', '', 'сер ? ? ?'],
  ['b/c', 'молодо́й', 'молода́ мо́лодо мо́лоды', 'мо́лод мо́лодо молода́ мо́лоды'],
  ['a/c', 'холо́дный', 'холодна́ хо́лодно холодны́', 'хо́лоден хо́лодно холодна́ холодны́'],
  ['a/b', 'хоро́ший', 'хороша́ хорошо́ хороши́', 'хоро́ш хорошо́ хороша́ хороши́'],
];

test.each(shorts)('short forms of pattern %s: %s', (accent, headword, keys, forms) => {
  const asWritten = forms === 'сер ? ? ?' ? 'сер серо сера серы' : plain(forms);
  const [masculine, neuter, feminine, plural] = words(asWritten).map((form) => cellOf(form));
  const table = rowOf('short-forms', [
    ['masculine', masculine ?? null],
    ['neuter', neuter ?? null],
    ['feminine', feminine ?? null],
    ['plural', plural ?? null],
  ]);
  const word = {
    text: plain(headword),
    pos: 'adjective',
    ...(headword !== plain(headword) && { stressed: headword }),
    accent,
    ...(keys !== '' && { keyForms: words(keys) }),
  };
  expect(stressed(word, table)).toBe(forms);
});

test.each([
  ['краси́вый', 'a', '', 'краси́вее'],
  ['холо́дный', 'a/c', 'холодна́ хо́лодно холодны́', 'холодне́е'],
  ['дорого́й', 'b/c', 'дорога́ до́рого до́роги', 'доро́же'],
])('comparative of %s', (headword, accent, keys, form) => {
  const word = {
    text: plain(headword),
    pos: 'adjective',
    stressed: headword,
    accent,
    ...(keys !== '' && { keyForms: words(keys) }),
  };
  const table = listOf('comparison', [
    ['base', cellOf(word.text)],
    ['comparative', cellOf(plain(form))],
  ]);
  expect(stressed(word, table)).toBe(`${headword} ${form}`);
});

test.each([
  ['но́вый', 'но́вый но́вого но́вому но́выми'],
  ['молодо́й', 'молодо́й молодо́го молодо́му молоды́ми'],
])('long forms of %s', (headword, forms) => {
  const [nominative, genitive, dative, instrumental] = words(plain(forms));
  const table = listOf('agreement', [
    ['nominative', cellOf(nominative)],
    ['genitive', cellOf(genitive)],
    ['dative', cellOf(dative)],
    ['instrumental', cellOf(instrumental)],
  ]);
  expect(stressed({ text: plain(headword), pos: 'adjective', stressed: headword }, table)).toBe(
    forms,
  );
});

test('a pronoun has its listed forms', () => {
  const forms = 'мой моего́ моему́ мои́ми';
  const [nominative, genitive, dative, instrumental] = words(plain(forms));
  const table = listOf('agreement', [
    ['nominative', cellOf(nominative)],
    ['genitive', cellOf(genitive)],
    ['dative', cellOf(dative)],
    ['instrumental', cellOf(instrumental)],
  ]);
  expect(stressed({ text: 'мой', pos: 'determiner' }, table)).toBe(forms);
});

test('without a pattern only certain forms are stressed', () => {
  const forms = 'рука руки руки рук руке рукам руку руки рукой руками руке руках';
  expect(stressed({ text: 'рука', pos: 'noun', stressed: 'рука́' }, declension(forms))).toBe(
    'рука́ ? ? рук ? ? ? ? ? ? ? ?',
  );
});
