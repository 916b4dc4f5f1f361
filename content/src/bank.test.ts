import { buildBank } from './build-bank.ts';
import { checkBank } from './checks/check-bank.ts';
import { checkReleasedIds } from './checks/released-ids.ts';
import { formatFault } from './fault.ts';
import { loadInflect } from './inflection/inflect.ts';
import { checkLeftOut } from './left-out.ts';
import { buildLexicon, type Lexicon } from './lexicon.ts';
import { drawWith } from './paradigms/draw.ts';
import { languages } from './row.ts';
import { readExceptions, readLeftOut, readReleases, readSources } from './sources.ts';
import { loadSpellers, type Spellers } from './spellers.ts';

const { faults, ...sources } = readSources();

describe('the word bank', () => {
  let spellers: Spellers;
  let lexicon: Lexicon;

  beforeAll(async () => {
    spellers = await loadSpellers();
    lexicon = buildLexicon(sources.rows, await loadInflect());
  });

  test('has rows only, and many', () => {
    expect(faults.map(formatFault)).toEqual([]);
    expect(sources.rows.length).toBeGreaterThan(100);
  });

  test('passes every check', () => {
    const found = [
      ...checkBank({ ...sources, lexicon, spellers, draw: drawWith(spellers) }, readExceptions()),
      ...checkLeftOut(readLeftOut(), lexicon),
      ...checkReleasedIds(sources.ids, lexicon, readReleases()),
    ];
    expect(found.map(formatFault)).toEqual([]);
  });

  test('is spelled by dictionaries that know each language', () => {
    const right = { en: 'houses', es: 'dígamelo', ru: 'ещё', tr: 'İstasyondayım' };
    const wrong = { en: 'hte', es: 'casaa', ru: 'домм', tr: 'Iyi' };
    for (const language of languages) {
      expect([language, spellers[language](right[language])]).toEqual([language, true]);
      expect([language, spellers[language](wrong[language])]).toEqual([language, false]);
    }
  });

  test('builds with dense, unique ranks and unique ids', () => {
    const { words, meanings } = buildBank(sources, lexicon);
    for (const language of languages) {
      const ranks = words.filter((word) => word.language === language).map(({ rank }) => rank);
      expect(ranks).toEqual(Array.from(ranks, (_, index) => index + 1));
    }
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
    expect(new Set(meanings.map(({ id }) => id)).size).toBe(meanings.length);
  });
});
