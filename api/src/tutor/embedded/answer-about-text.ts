import { allTutor, type ChatTexts, type Intent } from '@topwords/languages/tutor';
import { exampleDash, type LanguageCode, type WordAnalysis } from '@topwords/platform/contracts';
import type { AskedQuestion } from '../engine/engine.ts';
import { analyseText } from './analyse-text.ts';
import { answerQuestion } from './chat/answer-question.ts';
import { joinParagraphs, listOf, pairOf, star } from './chat/reply/markup.ts';
import { recogniseQuestion } from './chat/recognise/recognise-question.ts';
import { foldedTokensOf } from './chat/recognise/tokens.ts';
import type { ChatSources } from './chat/reply/reply-context.ts';
import type { FactSources } from './facts/fact-sources.ts';

interface TextSources {
  sources: FactSources;
  chatSources: ChatSources;
}

type AskedAboutText = AskedQuestion & { language: LanguageCode };

/** Answers about a phrase or sentence of known words, or about one of its words if named. */
export function answerAboutText(
  { sources, chatSources }: TextSources,
  asked: AskedAboutText,
): string {
  const { native, message, text } = asked;
  const texts = allTutor[native].chatTexts;
  const analysis = analyseText(sources, asked);
  const words = analysis?.related_words.flatMap((one) => sources.catalogue.find(one.word_id) ?? []);
  const [first] = words ?? [];
  if (analysis === undefined || words === undefined || first === undefined) {
    return allTutor[native].texts.unknownText(text);
  }
  const said = new Set(foldedTokensOf(message));
  const named = words.find((word) => foldedTokensOf(word.text).every((one) => said.has(one)));
  const { finder } = chatSources;
  const { intent } = recogniseQuestion(message, { word: named ?? first, native, finder });
  if (named !== undefined) {
    const question = intent === 'unknown' ? texts.suggestions.meaning : message;
    return answerQuestion(chatSources, { ...asked, word: named, message: question });
  }
  return joinParagraphs([...answerIntent(intent, analysis, texts), texts.askOfWords]);
}

function answerIntent(
  intent: Intent,
  { word, definition, examples, grammar_tips: tips }: WordAnalysis,
  texts: ChatTexts,
): string[] {
  if (intent === 'example') return [listOf(examples.map(marked))];
  if (intent === 'pronunciation') return [texts.noTranscription(star(word))];
  return [definition, listOf(tips)];
}

/** An example in the markup of chats. */
function marked(example: string): string {
  const [text = '', ...translation] = example.split(exampleDash);
  return pairOf({ text, translation: translation.join(exampleDash) });
}
