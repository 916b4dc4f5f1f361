import {
  nameOfLanguage,
  nameOfTranslatorLanguage,
  type ChatMessage,
} from '@topwords/platform/contracts';
import type { AskedQuestion, AskedWord } from '../engine/engine.ts';
import { encodeData, withoutMarks } from './encode-data.ts';
import { analysisInstructions, chatInstructions, reminder, repairRequest } from './instructions.ts';
import type { WordEntry } from './word-entry.ts';

/** A message of the protocol. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Maximum history, in UTF-16 units: about 3,000 tokens. */
const historyBudget = 10_000;

function subjectOf({ text, language, native }: AskedWord, entry: WordEntry) {
  return {
    language: nameOfTranslatorLanguage(language),
    answer_language: nameOfLanguage(native),
    entry,
    learner_text: text,
  };
}

/** Asks for an analysis. The learner's text appears only as data in the last message. */
export function analysisMessages(asked: AskedWord, entry: WordEntry): ModelMessage[] {
  const data = { ...subjectOf(asked, entry), reminder };
  return [
    { role: 'system', content: analysisInstructions },
    { role: 'user', content: encodeData(data) },
  ];
}

/** Asks again, with the faults of the answer. */
export function repairMessages(
  asked: readonly ModelMessage[],
  answer: string,
  faults: readonly string[],
): ModelMessage[] {
  return [
    ...asked,
    { role: 'assistant', content: answer.slice(0, historyBudget) || '{}' },
    { role: 'user', content: encodeData({ faults, request: repairRequest }) },
  ];
}

/** Asks for a reply. Roles alternate, as the templates of many models require. */
export function chatMessages(asked: AskedQuestion, entry: WordEntry): ModelMessage[] {
  const data = { ...subjectOf(asked, entry), learner_message: asked.message, reminder };
  return [
    { role: 'system', content: chatInstructions },
    ...alternate(recent(asked.history)),
    { role: 'user', content: encodeData(data) },
  ];
}

/** The latest messages within the budget. */
function recent(history: readonly ChatMessage[]): ChatMessage[] {
  let left = historyBudget;
  const kept = history.toReversed().filter(({ content }) => {
    left -= content.length;
    return left >= 0;
  });
  return kept.toReversed();
}

/** The learner's messages, each with the reply that followed; drops messages outside such pairs. */
function alternate(history: readonly ChatMessage[]): ModelMessage[] {
  return history.flatMap((message, index): ModelMessage[] => {
    const next = history[index + 1];
    if (message.role !== 'user' || next?.role !== 'assistant') return [];
    return [
      { role: 'user', content: encodeData({ learner_message: message.content }) },
      { role: 'assistant', content: withoutMarks(next.content) },
    ];
  });
}
