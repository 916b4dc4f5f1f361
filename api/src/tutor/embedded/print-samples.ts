import { loadBank } from '@topwords/content/bank';
import { loadParadigms } from '@topwords/content/paradigms';
import { languageCodes, type LanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import { seededRandom, shuffled } from '../../practice/seeded-random.ts';
import { createEspeakEngine } from '../../voice/espeak-engine.ts';
import { createCatalogue } from '../../bank/catalogue.ts';
import { createSentenceIndex } from '../../bank/sentence-index.ts';
import { composeAnalysis } from './compose-analysis.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { createFactSources } from './facts/fact-sources.ts';

/**
 * Prints analyses of random words for review:
 * `node api/src/tutor/embedded/print-samples.ts 5 seed [language] [native] [word…]` prints that
 * number of words in each language, or only the given words.
 */
const [count = '5', seed = '1', only, reader, ...texts] = process.argv.slice(2);
const voice = createEspeakEngine();
const catalogue = createCatalogue(loadBank());
const sources = createFactSources({
  catalogue,
  sentences: createSentenceIndex(catalogue),
  paradigms: () => loadParadigms(),
  pronounce: (utterance) => voice.pronounce(utterance),
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function print(analysis: WordAnalysis): void {
  const { tables, related_words, additional_insights, ...fields } = analysis;
  say(`\n=== ${fields.word} (${fields.target_language} for ${fields.native_language})`);
  say(`${fields.definition} [${fields.part_of_speech}] /${fields.pronunciation}/`);
  for (const name of ['grammar_tips', 'usage_contexts', 'common_phrases', 'examples'] as const) {
    say(`${name}:`);
    for (const line of fields[name]) say(`  - ${line}`);
  }
  say('additional_insights:');
  for (const [key, value] of Object.entries(additional_insights)) say(`  ${key}: ${value}`);
  for (const { title, columns, rows, irregular } of tables) {
    say(`  [${title}] ${columns.join(' | ')}`);
    rows.forEach(({ label, cells }, row) =>
      say(
        `    ${label}: ${cells.map((cell, column) => cell + (irregular.some(([r, c]) => r === row && c === column) ? '!' : '')).join(' | ')}`,
      ),
    );
  }
  const near = related_words.map((one) => `${one.text} = ${one.translation} (${one.relation})`);
  say(`related: ${near.join('; ')}`);
}

const random = seededRandom(seed);
for (const language of only === undefined ? languageCodes : [only as LanguageCode]) {
  const natives = languageCodes.filter((code) => code !== language);
  const all = catalogue.ofLanguage(language);
  const drawn =
    texts.length > 0
      ? all.filter(({ text }) => texts.includes(text))
      : shuffled(all, random).slice(0, Number(count));
  for (const [index, word] of drawn.entries()) {
    const native = (reader as LanguageCode | undefined) ?? natives[index % natives.length] ?? 'en';
    print(composeAnalysis(await collectFacts(sources, word, native)));
  }
}
await voice.close();
