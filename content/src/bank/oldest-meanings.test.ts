import { buildBank } from '../building/build-bank.ts';
import { findWordsByForm } from './form-index.ts';
import { appendIds, noIds } from '../ids/ids.ts';
import { inflectNothing } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import { oldestMeanings } from './oldest-meanings.ts';
import { rankHeadwords, shareHeadwords } from '../ranks/rank-headwords.ts';
import { withLexemes } from '../testing/lexeme-factories.ts';
import { noOverrides, noPlans } from '../testing/rank-factories.ts';
import { buildRow, locate } from '../testing/row-factories.ts';

test('a bank of its oldest meanings has only their words', () => {
  const house = buildRow({ forms: { en: ['houses'] } });
  const words = { ...house.words, en: 'home' };
  const home = buildRow({ key: 'home.place', words, forms: { en: ['homes', 'houses'] } });
  const sources = withLexemes(locate(house, home));
  const lexicon = buildLexicon(sources.rows, sources.lexemes, inflectNothing);
  const none = { en: new Map(), es: new Map(), ru: new Map(), tr: new Map() };
  const ranks = rankHeadwords(lexicon, [none], noOverrides);
  const bank = buildBank(
    {
      ...sources,
      ids: appendIds(sources, noIds),
      ranks,
      shares: shareHeadwords(lexicon, [none], ranks),
      plans: noPlans,
    },
    lexicon,
  );
  const oldest = oldestMeanings(bank, 1);
  expect(oldest.meanings.map(({ key }) => key)).toEqual(['house.building']);
  expect(oldest.words.map(({ text }) => text)).toEqual(['house', 'casa', 'дом', 'ev']);
  expect(oldest.words.every((word) => word.senses.length === 1)).toBe(true);
  expect(findWordsByForm(bank.forms.en, 'houses')).toHaveLength(2);
  expect(findWordsByForm(oldest.forms.en, 'houses')).toEqual([1]);
  expect(findWordsByForm(oldest.forms.en, 'homes')).toEqual([]);
});
