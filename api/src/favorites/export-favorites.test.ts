import type { User } from '../users/user-repository.ts';
import { buildCategory, buildFavorite, buildFavorites, buildUser } from '../testing/factories.ts';
import { downloadFavorites, nobodysId, startFavorites } from './testing/favorite-calls.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(startFavorites);
let user: User;

beforeEach(async () => {
  user = await buildUser(api.db);
});

const id = '0199b000-0000-7000-8000-00000000000a';

/** The file's text, including its byte order mark if it has one. */
async function textOf(query: string): Promise<string> {
  const response = await downloadFavorites(api, user, query);
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

/** Reads a file's records by RFC 4180, independently of the library that writes them. */
function readRecords(text: string, separator: string, lineEnd: string): string[][] {
  const records: string[][] = [[]];
  let place = text.startsWith('\uFEFF') ? 1 : 0;
  while (place < text.length) {
    const isQuoted = text[place] === '"';
    const cell = isQuoted
      ? /^"((?:[^"]|"")*)"/.exec(text.slice(place))
      : new RegExp(`^([^"${separator}\r\n]*)`).exec(text.slice(place));
    if (cell === null) throw new Error(`Expected a cell at ${place}`);
    records.at(-1)?.push((cell[1] ?? '').replaceAll('""', '"'));
    place += cell[0].length;
    if (text.startsWith(separator, place)) place += separator.length;
    else if (text.startsWith(lineEnd, place)) {
      place += lineEnd.length;
      if (place < text.length) records.push([]);
    } else if (place < text.length) throw new Error(`Expected a separator or line end at ${place}`);
  }
  return records;
}

const unruly = [
  ['two\nlines', 'dos\r\nlíneas'],
  ['a "quoted" word', '"'],
  ['tab\there', 'comma, semicolon; pipe|'],
  ['# no comment', '#separator:comma'],
  ['<b>bold</b> &amp; [sound:x.mp3]', 'дом 家 😀'],
  ['tags: none', 'a\\nb'],
] as const;

const pairs = unruly.map(([original_text, translated_text]) => ({
  original_text,
  translated_text,
}));

test('CSV suits spreadsheets: UTF-8 with a byte order mark, CRLF, a header, every field quoted', async () => {
  const travel = await buildCategory(api.db, user, { name: 'Food, drink' });
  await buildFavorites(api.db, user, [{ category_id: travel.id }, { from_lang: 'Catalan' }]);
  expect(await textOf('?format=csv')).toBe(
    [
      '\uFEFF"original_text","translated_text","from_lang","to_lang","category","added_at"',
      '"palabra 1","word 1","Catalan","English","General","2026-11-10T12:00:01.000Z"',
      '"palabra 0","word 0","Spanish","English","Food, drink","2026-11-10T12:00:00.000Z"',
      '',
    ].join('\r\n'),
  );
});

test('CSV keeps every text unchanged', async () => {
  await buildFavorites(api.db, user, pairs);
  const [, ...records] = readRecords(await textOf('?format=csv'), ',', '\r\n');
  expect(records.toReversed().map((record) => record.slice(0, 2))).toEqual(unruly);
});

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '＝1+1'])(
  '%j is not a formula in CSV',
  async (text) => {
    await buildFavorite(api.db, user, { original_text: text });
    const [, [cell] = []] = readRecords(await textOf('?format=csv'), ',', '\r\n');
    expect(cell).toBe(`'${text}`);
  },
);

test('the Anki file starts with the settings of the importer', async () => {
  const trip = await buildCategory(api.db, user, { name: 'My  trip' });
  await buildFavorite(api.db, user, { id, category_id: trip.id });
  expect(await textOf('?format=anki')).toBe(
    [
      '#separator:tab',
      '#html:false',
      '#notetype:Basic',
      '#deck:TopWords',
      '#tags column:3',
      '#guid column:4',
      `"palabra 0"\t"word 0"\t"My_trip"\t"${id}"`,
      '',
    ].join('\n'),
  );
});

test('the Anki file keeps every text unchanged, and none becomes a comment', async () => {
  await buildFavorites(api.db, user, pairs);
  const text = await textOf('?format=anki');
  const notes = text.split('\n').slice(6).join('\n');
  const records = readRecords(notes, '\t', '\n');
  expect(records.toReversed().map((record) => record.slice(0, 2))).toEqual(unruly);
  expect(notes).not.toMatch(/^#[^\n]*\t/m);
});

test('the export of a category has only its favourites, latest first', async () => {
  const travel = await buildCategory(api.db, user);
  await buildFavorites(api.db, user, [{ category_id: travel.id }, {}, { category_id: travel.id }]);
  const text = await textOf(`?format=csv&category_id=${travel.id}`);
  const [, ...records] = readRecords(text, ',', '\r\n');
  expect(records.map(([original]) => original)).toEqual(['palabra 2', 'palabra 0']);
});

test('without favourites the export is an empty file', async () => {
  await buildFavorite(api.db, await buildUser(api.db));
  expect(readRecords(await textOf('?format=csv'), ',', '\r\n')).toHaveLength(1);
  expect((await textOf('?format=anki')).split('\n')).toHaveLength(7);
});

test('10,000 favourites fit into one file', async () => {
  const overrides = Array.from({ length: 10_000 }, () => ({}));
  await buildFavorites(api.db, user, overrides);
  expect((await textOf('?format=csv')).split('\r\n')).toHaveLength(10_002);
});

test('favourites added at the same time are each in the file once, across database pages', async () => {
  const texts = Array.from({ length: 90 }, (_, index) => `palabra ${index}`);
  const added_at = Date.parse('2026-11-10T12:00:00Z');
  await buildFavorites(
    api.db,
    user,
    texts.map((original_text) => ({ original_text, added_at })),
  );
  const [, ...records] = readRecords(await textOf('?format=csv'), ',', '\r\n');
  expect(records).toHaveLength(texts.length);
  expect(new Set(records.map(([original]) => original))).toEqual(new Set(texts));
});

test.each([
  ['csv', 'text/csv; charset=utf-8', 'topwords-favorites-2026-11-20.csv'],
  ['anki', 'text/plain; charset=utf-8', 'topwords-favorites-2026-11-20.txt'],
])('%s is downloaded as a private file', async (format, type, name) => {
  const { headers } = await downloadFavorites(api, user, `?format=${format}`);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the date is in the learner’s time zone', async () => {
  user = await buildUser(api.db, { timeZone: 'Pacific/Kiritimati' });
  api.clock.now = Date.parse('2026-11-20T11:00:00Z');
  const { headers } = await downloadFavorites(api, user, '?format=csv');
  expect(headers.get('content-disposition')).toContain('topwords-favorites-2026-11-21.csv');
  api.clock.now = Date.parse('2026-11-20T09:30:00Z');
});

test.each([
  ['Travel', 'filename="topwords-favorites-Travel-2026-11-20.csv"'],
  [
    'Café: à / b',
    `filename="topwords-favorites-Cafe-a-b-2026-11-20.csv"; filename*=UTF-8''topwords-favorites-Caf%C3%A9-%C3%A0-b-2026-11-20.csv`,
  ],
  [
    '旅行',
    `filename="topwords-favorites-2026-11-20.csv"; filename*=UTF-8''topwords-favorites-%E6%97%85%E8%A1%8C-2026-11-20.csv`,
  ],
  ['../"..\\\r\n%', 'filename="topwords-favorites-..-..-2026-11-20.csv"'],
])('the file name contains the category %j', async (name, disposition) => {
  const category = await buildCategory(api.db, user, { name });
  const { headers } = await downloadFavorites(api, user, `?format=csv&category_id=${category.id}`);
  expect(headers.get('content-disposition')).toBe(`attachment; ${disposition}`);
});

test('an unknown category and another learner’s category are refused', async () => {
  const theirs = await buildFavorite(api.db, await buildUser(api.db));
  for (const category of [nobodysId, theirs.category_id]) {
    const response = await downloadFavorites(api, user, `?format=csv&category_id=${category}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toMatchObject({ code: 'category_unknown' });
  }
});

test.each([
  ['format', ''],
  ['format', '?format=pdf'],
  ['category_id', '?format=csv&category_id=travel'],
])('a faulty %s is refused', async (field, query) => {
  const response = await downloadFavorites(api, user, query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'validation_failed',
    faults: [{ field }],
  });
});
