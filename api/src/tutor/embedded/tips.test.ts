import type { LanguageCode } from '@topwords/platform/contracts';
import { collectFacts } from './facts/collect-facts.ts';
import { composeAnalysis } from './compose-analysis.ts';
import { loadSources } from './load-sources.ts';

const { catalogue, sources } = loadSources();

function tipsOf(language: LanguageCode, text: string): string {
  const word = catalogue.ofLanguage(language).find((one) => one.text === text);
  if (word === undefined) throw new Error(`${text} is not in the bank`);
  const native = language === 'en' ? 'es' : 'en';
  return composeAnalysis(collectFacts(sources, word, native)).grammar_tips.join('\n');
}

test.each([
  ['ru', 'смотреть', 'It has the endings of verbs in *-ить*: *смотрю́*'],
  ['ru', 'взлететь', 'In the *я* form the end of the stem is different: *взлечу́*'],
  ['ru', 'писать', 'The present has a stem of its own: *пишу́*'],
  ['ru', 'снеговик', 'It is animate'],
  ['ru', 'день', 'A vowel drops out in most other forms: *дня*'],
  ['ru', 'сын', 'The plural is irregular: *сыновья́*'],
  ['tr', 'almak', 'The simple present (aorist) is irregular: *alır*'],
  ['tr', 'gitmek', 'The stem changes: *gidiyor*'],
  ['es', 'bañarse', 'The pronoun changes with the person: *me baño*'],
  ['en', 'good', 'Se compara de forma irregular: *better*'],
] as const)('%s %s: %s', (language, text, tip) => {
  expect(tipsOf(language, text)).toContain(tip);
});

test.each([
  ['ru', 'вырасти', 'a stem of its own'],
  ['ru', 'смотреть', 'a stem of its own'],
  ['ru', 'ёж', 'plural is irregular'],
  ['ru', 'китаец', 'plural is irregular'],
  ['ru', 'муравей', 'plural is irregular'],
  ['tr', 'gitmek', 'aorist'],
  ['tr', 'varsaymak', 'aorist'],
  ['es', 'enfurruñarse', 'gerund'],
  ['es', 'terminarse', 'me termino'],
  ['en', 'shy', 'irregular'],
] as const)('%s %s has no tip of “%s”', (language, text, tip) => {
  expect(tipsOf(language, text)).not.toContain(tip);
});
