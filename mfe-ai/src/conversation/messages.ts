import {
  chatContentMaximumLength,
  chatHistoryMaximum,
  type ChatMessage,
} from '@topwords/platform/contracts';
import { plainText } from '../foreign/split-foreign.ts';

/** What the learner asked. */
interface Question {
  id: number;
  role: 'user';
  content: string;
}

/**
 * What the tutor replied. `writing`: more is coming; `stopped`: the learner had enough; `failed`: it
 * broke off, perhaps with nothing there. `engine` is '' until the end has told it.
 */
export interface Answer {
  id: number;
  role: 'assistant';
  content: string;
  question: string;
  state: 'writing' | 'done' | 'stopped' | 'failed';
  engine: string;
  /** Why it failed, as the server says it; '' where it says nothing. */
  detail: string;
}

/** A message of the chat as it is shown. */
export type Message = Question | Answer;

/** What was said so far, as the tutor is reminded of it: questions that were answered, and how. */
export function historyOf(messages: readonly Message[]): ChatMessage[] {
  const answered = messages.flatMap((message) => {
    if (message.role === 'user' || message.content === '') return [];
    if (message.state !== 'done' && message.state !== 'stopped') return [];
    return [
      { role: 'user' as const, content: message.question },
      { role: 'assistant' as const, content: message.content.slice(0, chatContentMaximumLength) },
    ];
  });
  return answered.slice(-chatHistoryMaximum);
}

/** An answer without the marks of Markdown, to be spoken or copied. */
export function spokenText(content: string): string {
  return plainText(content)
    .replaceAll(/^\s*(#{1,6}|>|[-+*])\s+/gm, '')
    .replaceAll(/[`]/g, '');
}
