import { allTutor, fewNames, mark } from '@topwords/languages/tutor';
import { isLanguageCode, type LanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import { knownError } from '../../errors/known-error.ts';
import { languageUntaught, type AskedWord, type EmbeddedTutor } from '../engine/engine.ts';
import { mainGlossOf } from '../../bank/glosses.ts';
import { analyseText } from './analyse-text.ts';
import { answerAboutText } from './answer-about-text.ts';
import { answerQuestion, createChatSources } from './chat/answer-question.ts';
import { composeAnalysis } from './compose-analysis.ts';
import { embeddedName } from './embedded-name.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { createFactSources, type FactParts, type FactSources } from './facts/fact-sources.ts';
import { labelsOf } from './facts/table-cells.ts';
import { resolveWord } from './text/resolve-word.ts';

const maxOthers = 2;

/**
 * The built-in tutor, which needs no configuration. It knows only the bank, the tables of forms
 * and the sentences.
 */
export function createEmbeddedTutor(parts: FactParts): EmbeddedTutor {
  return createTutorOf(createFactSources(parts));
}

/** The same for facts that others read, too. */
export function createTutorOf(sources: FactSources): EmbeddedTutor {
  const chatSources = createChatSources(sources);
  return {
    name: embeddedName,
    async analyse(asked) {
      const language = taughtLanguage(asked);
      return analyse(sources, { ...asked, language });
    },
    async chat(asked) {
      const language = taughtLanguage(asked);
      const found = resolveWord(sources, { ...asked, language });
      return found === undefined
        ? answerAboutText({ sources, chatSources }, { ...asked, language })
        : answerQuestion(chatSources, { ...asked, word: found.word, form: found.form });
    },
  };
}

function taughtLanguage({ language }: AskedWord): LanguageCode {
  if (!isLanguageCode(language)) throw languageUntaught(language);
  return language;
}

function analyse(
  sources: FactSources,
  asked: AskedWord & { language: LanguageCode },
): WordAnalysis {
  const { native, text } = asked;
  const found = resolveWord(sources, asked);
  if (found === undefined) {
    const analysis = analyseText(sources, asked);
    if (analysis !== undefined) return analysis;
    throw knownError('text_unknown', 'The built-in tutor doesn’t know this word or text');
  }
  const { word, form, others } = found;
  const analysis = composeAnalysis(collectFacts(sources, word, native), asked.pronunciation);
  if (form === null) return analysis;
  const texts = allTutor[native].texts;
  const origins = [word, ...others.slice(0, maxOthers)].map((owner) => {
    const label = fewNames({ texts }, labelsOf(sources.tablesOf(owner), form));
    const origin = texts.formOf(mark(form), mark(owner.text), label);
    // The definition is that of the first.
    return owner === word ? origin : `${origin} ${mainGlossOf(owner, native)}`;
  });
  return {
    ...analysis,
    word: text,
    // That of the headword is not that of its form.
    pronunciation: '',
    definition: [...origins, analysis.definition].join('\n'),
  };
}
