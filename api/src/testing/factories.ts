import {
  buildFormIndex,
  type Bank,
  type BankMeaning,
  type BankSentence,
  type BankWord,
} from '@topwords/content/bank';
import { languageCodes, type LanguageCode, type PartOfSpeech } from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import { namesOf } from '../bank/catalogue.ts';
import { insertUser, setAddress, type NewUser, type User } from '../users/user-repository.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Database } from '../db/open-database.ts';
import { insertCategory, type StoredCategory } from '../favorites/category-repository.ts';
import { beginChange } from '../favorites/begin-change.ts';
import { ensureDefaultCategory } from '../favorites/ensure-default-category.ts';
import { insertFavorites, type StoredFavorite } from '../favorites/favorite-repository.ts';
import { changeMark } from '../marks/change-mark.ts';

/** The password of every user that `buildUser` makes. */
export const testPassword = 'correct horse';

const confirmedAt = Date.parse('2026-11-01T13:00:00Z');

let testPasswordHash: Promise<string> | undefined;

/** An account with the password {@link testPassword}, and a confirmed address unless overridden. */
export async function buildUser(
  db: Database,
  { verifiedAt = confirmedAt, ...overrides }: Partial<NewUser & Pick<User, 'verifiedAt'>> = {},
): Promise<User> {
  const id = randomUUIDv7();
  const user: NewUser = {
    id,
    email: `${id}@example.org`,
    username: 'Ada',
    native: 'en',
    timeZone: 'UTC',
    createdAt: Date.parse('2026-11-01T12:00:00Z'),
    ...overrides,
  };
  testPasswordHash ??= hashPassword(testPassword);
  await insertUser(db, user, await testPasswordHash);
  await setAddress(db, user.id, { email: user.email, verifiedAt });
  return {
    ...user,
    fixedTimeZone: null,
    browserTimeZone: user.timeZone,
    isPremium: false,
    hasPassword: true,
    hasGoogle: false,
    verifiedAt,
    secondStepAt: null,
    disabledAt: null,
  };
}

interface MarkOverrides {
  wordId?: number;
  action?: 'star' | 'learned';
  at?: number;
}

/** A mark that a user set; by default the Spanish word `casa` is learned. */
export async function buildMark(
  db: Database,
  user: User,
  { wordId = 21, action = 'learned', at = Date.parse('2026-11-02T12:00:00Z') }: MarkOverrides = {},
): Promise<void> {
  await changeMark(db, user.id, wordId, { action, value: true, at });
}

/** A category of favourites; travel by default. */
export async function buildCategory(
  db: Database,
  user: User,
  overrides: Partial<StoredCategory> = {},
): Promise<StoredCategory> {
  const category: StoredCategory = {
    id: randomUUIDv7(),
    name: 'Travel',
    description: 'For the trip',
    color: '#0EA5E9',
    icon: 'travel',
    is_default: false,
    ...overrides,
  };
  await insertCategory(db, user.id, category, 0);
  return category;
}

/**
 * A learner's favourites as saved by one change, in the default category unless overridden; each is
 * a distinct pair, a second after the previous one.
 */
export async function buildFavorites(
  db: Database,
  user: Pick<User, 'id'>,
  overrides: readonly Partial<StoredFavorite>[],
): Promise<StoredFavorite[]> {
  const start = Date.parse('2026-11-10T12:00:00Z');
  return db.transaction(async (transaction) => {
    const changeNumber = await beginChange(transaction, user.id);
    const category = await ensureDefaultCategory(transaction, user.id, start);
    const favorites = overrides.map((override, index): StoredFavorite => ({
      id: randomUUIDv7(),
      original_text: `palabra ${index}`,
      translated_text: `word ${index}`,
      from_lang: 'Spanish',
      to_lang: 'English',
      category_id: category.id,
      category_name: category.name,
      added_at: start + index * 1000,
      change_number: changeNumber,
      ...override,
    }));
    for (let from = 0; from < favorites.length; from += 500) {
      await insertFavorites(transaction, user.id, favorites.slice(from, from + 500));
    }
    return favorites;
  });
}

/** One favourite, as {@link buildFavorites} makes them. */
export async function buildFavorite(
  db: Database,
  user: User,
  overrides: Partial<StoredFavorite> = {},
): Promise<StoredFavorite> {
  const [favorite] = await buildFavorites(db, user, [overrides]);
  if (favorite === undefined) throw new Error('No favourite was made');
  return favorite;
}

/** A text for each language. */
function split(row: string): Record<'en' | 'es' | 'ru' | 'tr', string> {
  const [en = '', es = '', ru = '', tr = ''] = row.split(' | ');
  return { en, es, ru, tr };
}

let sentenceId = 0;

function buildSentence(row: string): BankSentence {
  sentenceId += 1;
  return { id: sentenceId, text: split(row) };
}

function buildColumn(text: string) {
  return { headwords: text.split('/'), gloss: null };
}

function buildMeaning(
  id: number,
  pos: PartOfSpeech,
  names: string,
  ...sentences: string[]
): BankMeaning {
  const { en, es, ru, tr } = split(names);
  return {
    id,
    key: `meaning-${id}`,
    pos,
    level: id === 4 ? 'B1' : 'A1',
    words: {
      en: en === '' ? { headwords: [], gloss: '(no word)' } : buildColumn(en),
      es: buildColumn(es),
      ru: buildColumn(ru),
      tr: buildColumn(tr),
    },
    notes: {},
    sentences: sentences.map(buildSentence),
  };
}

type Sense = BankWord['senses'][number];

/**
 * A word of level A1, by default a noun without forms. A sense given by the id of its meaning has no
 * gloss until {@link withGlosses} or {@link buildBank} writes it.
 */
export function buildWord(
  id: number,
  language: BankWord['language'],
  text: string,
  rank: number,
  senses: readonly (number | Sense)[],
  overrides: Partial<BankWord> = {},
): BankWord {
  return {
    id,
    language,
    text,
    pos: 'noun',
    level: 'A1',
    rank,
    course: rank,
    share: 0,
    ipa: {},
    senses: senses.map((sense) =>
      typeof sense === 'number' ? { meaning: sense, gloss: {} } : sense,
    ),
    forms: [],
    ...overrides,
  };
}

/** Glosses each sense without a gloss with all names of its meaning: `house, home` for `casa`. */
export function withGlosses(bank: Bank): Bank {
  const meaningOf = new Map(bank.meanings.map((meaning) => [meaning.id, meaning]));
  function glossed(sense: Sense, own: LanguageCode): Sense {
    const meaning = meaningOf.get(sense.meaning);
    if (meaning === undefined || Object.keys(sense.gloss).length > 0) return sense;
    const others = languageCodes.filter((code) => code !== own);
    const glosses = others.map((code) => [code, namesOf(meaning, code).join(', ')]);
    return { ...sense, gloss: Object.fromEntries(glosses) };
  }
  const words = bank.words.map((word) => ({
    ...word,
    senses: word.senses.map((sense) => glossed(sense, word.language)),
  }));
  return { ...bank, words };
}

function indexAllForms(words: readonly BankWord[]): Bank['forms'] {
  const ofLanguage = (language: BankWord['language']) =>
    buildFormIndex(words.filter((word) => word.language === language));
  return {
    en: ofLanguage('en'),
    es: ofLanguage('es'),
    ru: ofLanguage('ru'),
    tr: ofLanguage('tr'),
  };
}

/** Latin American and European Spanish. */
function spoken(american: string, european = american): BankWord['ipa'] {
  return { 'es-MX': american, 'es-ES': european };
}

/**
 * A word bank of five meanings. Ids of words: English from 11, Spanish from 21, Russian from 31,
 * Turkish from 41; ranks as listed. Words are glossed as {@link withGlosses} does.
 */
export function buildBank(overrides: Partial<Bank> = {}): Bank {
  sentenceId = 0;
  const bank = {
    version: 'test-1',
    meanings: [
      buildMeaning(
        1,
        'noun',
        'house/home | casa | дом | ev',
        'My house is big. | Mi casa es grande. | Мой дом большой. | Evim büyük.',
        'We are at home. | Estamos en casa. | Мы дома. | Evdeyiz.',
      ),
      buildMeaning(
        2,
        'noun',
        'tree | árbol | дерево | ağaç',
        'The tree by the house is old. | El árbol junto a las casas es viejo. | Дерево у дома старое. | Evin yanındaki ağaç yaşlı.',
      ),
      buildMeaning(
        3,
        'noun',
        'light | luz | свет | ışık',
        'There is light in every house. | Hay luz en cada casa. | В каждом доме есть свет. | Her evde ışık var.',
      ),
      buildMeaning(
        4,
        'adjective',
        ' | madrugador | её | erkenci',
        'She gets up early. | Es madrugadora. | Это её дом. | Sevda erkenci.',
      ),
      buildMeaning(
        5,
        'verb',
        'run | correr | бежать | koşmak',
        'Every child in the house runs. | En casa corren todos los niños. | Дети бегут. | Çocuklar koşuyor.',
      ),
    ],
    words: [
      buildWord(11, 'en', 'house', 1, [1], { forms: ['houses'] }),
      buildWord(12, 'en', 'home', 2, [1]),
      buildWord(13, 'en', 'tree', 3, [2], { forms: ['trees'] }),
      buildWord(14, 'en', 'light', 4, [3]),
      buildWord(15, 'en', 'run', 5, [5], { pos: 'verb', forms: ['runs', 'ran'] }),
      buildWord(21, 'es', 'casa', 2, [1], { forms: ['casas'], ipa: spoken('ˈkasa') }),
      buildWord(22, 'es', 'árbol', 3, [2]),
      buildWord(23, 'es', 'luz', 1, [3], { ipa: spoken('lus', 'luθ') }),
      buildWord(24, 'es', 'madrugador', 4, [4], { pos: 'adjective', forms: ['madrugadora'] }),
      buildWord(25, 'es', 'correr', 5, [5], { pos: 'verb', forms: ['corren'] }),
      buildWord(31, 'ru', 'дом', 1, [1], { forms: ['дома', 'доме'] }),
      buildWord(32, 'ru', 'дерево', 2, [2]),
      buildWord(33, 'ru', 'свет', 3, [3]),
      buildWord(34, 'ru', 'её', 4, [4], { pos: 'pronoun' }),
      buildWord(35, 'ru', 'бежать', 5, [5], { pos: 'verb' }),
      buildWord(41, 'tr', 'ev', 1, [1], { forms: ['evde', 'evin'] }),
      buildWord(42, 'tr', 'ağaç', 2, [2]),
      buildWord(43, 'tr', 'ışık', 3, [3]),
      buildWord(44, 'tr', 'erkenci', 4, [4], { pos: 'adjective' }),
      buildWord(45, 'tr', 'koşmak', 5, [5], { pos: 'verb' }),
    ],
    ...overrides,
  };
  return withGlosses({ ...bank, forms: { ...indexAllForms(bank.words), ...overrides.forms } });
}
