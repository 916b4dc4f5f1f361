import { parseArgs } from 'node:util';
import { isLanguageCode, type LanguageCode } from '@topwords/platform/contracts';
import { seededRandom, shuffled } from '../../practice/seeded-random.ts';
import { composeAnalysis } from './compose-analysis.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { linesOf } from './testing/lines-of.ts';
import { loadSources } from './load-sources.ts';

/**
 * Prints analyses of random words for readers, as Markdown with numbered lines:
 * `npm run tutor:analyses -- --language ru --native tr --count 40 --seed 7`. Words can be named
 * instead: `--words идти,ходить`.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    native: { type: 'string' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    words: { type: 'string' },
  },
});

function codeOf(name: 'language' | 'native'): LanguageCode {
  const code = values[name];
  if (code === undefined || !isLanguageCode(code)) throw new Error(`--${name} is en, es, ru or tr`);
  return code;
}

const language = codeOf('language');
const native = codeOf('native');
if (language === native) throw new Error('--language and --native are the same');

const { catalogue, sources } = loadSources();
const all = catalogue.ofLanguage(language);
const named = values.words?.split(',');
const words = named
  ? all.filter(({ text }) => named.includes(text))
  : shuffled(all, seededRandom(`${language} ${values.seed}`)).slice(0, Number(values.count));

let line = 0;
for (const word of words) {
  process.stdout.write(`\n## ${word.stress ?? word.text}\n\n`);
  for (const { title, text } of linesOf(composeAnalysis(collectFacts(sources, word, native)))) {
    line += 1;
    process.stdout.write(`${line}. **${title}**: ${text}\n`);
  }
}
