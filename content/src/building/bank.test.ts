import { languageCodes } from '@topwords/languages/identity';
import { buildBank } from './build-bank.ts';
import { formatFault } from '../rows/fault.ts';
import { loadInflect, loadRecognize, loadSpellers, type Spellers } from '../lexicon/inflect.ts';
import { buildLexicon, type Lexicon } from '../lexicon/lexicon.ts';
import { buildParadigms } from '../paradigms/build-paradigms.ts';
import { drawWith } from '../paradigms/draw.ts';
import { readSources } from '../sources.ts';

const { faults, ...sources } = readSources();

describe('the word bank', () => {
  let spellers: Spellers;
  let lexicon: Lexicon;
  let bank: ReturnType<typeof buildBank>;

  beforeAll(async () => {
    spellers = await loadSpellers();
    lexicon = buildLexicon(
      sources.rows,
      sources.lexemes,
      await loadInflect(),
      await loadRecognize(),
    );
    bank = buildBank(sources, lexicon);
  });

  test('has many rows and nothing else', () => {
    expect(faults.map(formatFault)).toEqual([]);
    expect(sources.rows.length).toBeGreaterThan(100);
  });

  test('is spelled correctly according to each language’s dictionary', () => {
    const right = { en: 'houses', es: 'dígamelo', ru: 'ещё', tr: 'İstasyondayım' };
    const wrong = { en: 'hte', es: 'casaa', ru: 'домм', tr: 'Iyi' };
    for (const language of languageCodes) {
      expect([language, spellers[language](right[language])]).toEqual([language, true]);
      expect([language, spellers[language](wrong[language])]).toEqual([language, false]);
    }
  });

  test('has tables with existing words, the same each time', () => {
    const draw = drawWith(spellers);
    const words = bank.words.filter(({ id }) => id % 10 === 0);
    const paradigms = buildParadigms({ ...bank, words }, { lexicon, ids: sources.ids }, draw);
    expect(buildParadigms({ ...bank, words }, { lexicon, ids: sources.ids }, draw)).toEqual(
      paradigms,
    );
    const unknown = words.flatMap(({ id, language, text }) => {
      const entry = lexicon[language].get(text);
      const forms = entry?.forms ?? new Set();
      const written = (entry?.lexeme.accent?.forms ?? []).map((form) =>
        form.replaceAll('\u0301', ''),
      );
      return (
        (paradigms.words[id] ?? [])
          .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
          .flatMap((cell) => cell?.forms ?? [])
          .filter((form) => form !== text && !forms.has(form))
          // What authors wrote is read by a second one: свёкол, поплыви, сытее.
          .filter((form) => !written.some((key) => form.startsWith(key)))
          .flatMap((form) => form.split(' '))
          .filter((form) => !spellers[language](form))
      );
    });
    expect(words.length).toBeGreaterThan(500);
    // No dictionary builds these Spanish commands: paraos, oíd, levantémonos; nor деньтесь.
    const commands = /(?:os|íd|[aeáé]monos|[tsm]e|nse)$|^деньтесь$/u;
    expect(unknown.filter((form) => !commands.test(form))).toEqual([]);
  });

  test('builds with dense, unique ranks and unique ids', () => {
    const { words, meanings } = bank;
    for (const language of languageCodes) {
      const ranks = words.filter((word) => word.language === language).map(({ rank }) => rank);
      expect(ranks).toEqual(Array.from(ranks, (_, index) => index + 1));
    }
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
    expect(new Set(meanings.map(({ id }) => id)).size).toBe(meanings.length);
  });
});
