import { languageCodes } from '@topwords/languages/identity';
import { allTutor } from '@topwords/languages/tutor';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import { composeAnalysis } from '../../embedded/compose-analysis.ts';
import { createTutorOf } from '../../embedded/create-embedded-tutor.ts';
import { collectFacts } from '../../embedded/facts/collect-facts.ts';
import { bankFacts } from '../../testing/bank-facts.ts';
import { createGrounding } from './create-grounding.ts';
import { holdText } from './hold-to-tables.ts';

const ground = createGrounding(bankFacts);
const tutor = createTutorOf(bankFacts);

const pairs = languageCodes.flatMap((language) =>
  languageCodes.flatMap((native): [LanguageCode, LanguageCode][] =>
    native === language ? [] : [[language, native]],
  ),
);

/** Every word in so many of a language, beginning with another for each pair of languages. */
const step = 150;

function sampleOf(language: LanguageCode, native: LanguageCode): CatalogueWord[] {
  const first = languageCodes.indexOf(native) * 37;
  const words = bankFacts.catalogue.ofLanguage(language);
  return words.filter((_word, index) => index % step === first % step);
}

/** What the built-in tutor and the authors say of a word. */
async function rightTexts(word: CatalogueWord, native: LanguageCode): Promise<string[]> {
  const facts = collectFacts(bankFacts, word, native);
  const { contrasts, mistakes, grammar } = facts.teaching;
  const analysis = composeAnalysis(facts);
  const asked = { text: word.text, wordId: word.id, language: word.language, native, history: [] };
  const questions = Object.values(allTutor[native].chatTexts.suggestions);
  const replies = questions.map((message) => tutor.chat({ ...asked, message }));
  return [
    analysis.definition,
    ...analysis.grammar_tips,
    ...analysis.usage_contexts,
    ...Object.values(analysis.additional_insights),
    ...contrasts.map(({ explanation }) => explanation),
    ...mistakes.map(({ why }) => why),
    ...grammar.map(({ note }) => note),
    ...(await Promise.all(replies)),
  ];
}

test.each(pairs)(
  'nothing that is said of words of %s in %s is left out',
  async (language, native) => {
    const changed: string[] = [];
    let count = 0;
    for (const word of sampleOf(language, native)) {
      for (const text of await rightTexts(word, native)) {
        const judge = ground({ text: word.text, wordId: word.id, language, native });
        const held = judge && holdText(text, judge, () => {});
        if (held !== text.trimEnd()) changed.push(`${word.text}: ${text}`);
        count += 1;
      }
    }
    expect(changed).toEqual([]);
    expect(count).toBeGreaterThan(200);
  },
);

test.each(pairs)('no note or card of %s in %s is left out', (language, native) => {
  const { contrasts, grammar, mistakes } = bankFacts.teaching.ofLanguage(language);
  const texts = [
    ...contrasts.map(({ explanation }) => explanation),
    ...grammar.map(({ note }) => note),
    ...mistakes.map(({ why }) => why),
  ].flatMap((text) => text[native] ?? []);
  const subject = bankFacts.catalogue.ofLanguage(language)[0];
  const changed = texts.filter((text) => {
    const judge = ground({
      text: subject?.text ?? '',
      wordId: subject?.id ?? null,
      language,
      native,
    });
    return judge && holdText(text, judge, () => {}) !== text.trimEnd();
  });
  expect(changed).toEqual([]);
  expect(texts.length).toBeGreaterThan(200);
});
