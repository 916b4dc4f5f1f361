import { ladderSchema, type Ladder } from '../ladders/ladder.ts';
import type { LocatedLadder } from '../ladders/read-ladders.ts';
import { buildCheckedBank, buildRow, locate } from './row-factories.ts';

const taught = [
  { word: 'I', es: 'yo', meaning: 'i.pronoun', gloss: 'yo', text: 'I drink.', own: 'Yo bebo.' },
  {
    word: 'drink',
    es: 'beber',
    meaning: 'drink.verb',
    gloss: 'bebo',
    text: 'Drink it!',
    own: '¡Bebe!',
  },
  {
    word: 'my',
    es: 'mi',
    meaning: 'my.own',
    gloss: 'mi',
    text: 'This is my house.',
    own: 'Es mi casa.',
  },
  {
    word: 'hot',
    es: 'caliente',
    meaning: 'hot.warm',
    gloss: 'caliente',
    text: 'It is hot.',
    own: 'Está caliente.',
  },
  {
    word: 'tea',
    es: 'té',
    meaning: 'tea.drink',
    gloss: 'té',
    text: 'Tea, please.',
    own: 'Té, por favor.',
  },
];

/** The bank whose words {@link buildLadder} teaches. */
export function buildLadderBank() {
  const rows = taught.map(({ word, es, meaning }) =>
    buildRow({ key: meaning, words: { ...buildRow().words, en: word, es } }),
  );
  return buildCheckedBank(locate(...rows));
}

/** A valid ladder from Spanish to English, apart from overrides. */
export function buildLadder(overrides: Partial<Ladder> = {}): Ladder {
  return ladderSchema({ native: 'es', target: 'en' }).parse({
    native: 'es',
    target: 'en',
    words: taught.map(({ word, meaning, gloss, text, own }) => ({
      word,
      meaning,
      form: word,
      gloss,
      sentence: { en: text, es: own },
    })),
    sentence: { en: 'I drink my hot tea.', es: 'Bebo mi té caliente.' },
    parts: ['I', 'drink', 'my', 'hot', 'tea'],
    ...overrides,
  });
}

/** A ladder as if read from its file. */
export function locateLadder(ladder: Ladder): LocatedLadder {
  const { native, target } = ladder;
  return { native, target, file: `ladders/${native}-${target}.json`, ladder };
}
