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
 * The tutor's reply. `writing`: more is coming; `stopped`: the learner stopped it; `failed`: it broke
 * off, perhaps before any text. `engine` is '' until the end of the reply names it.
 */
export interface Answer {
  id: number;
  role: 'assistant';
  content: string;
  question: string;
  state: 'writing' | 'done' | 'stopped' | 'failed';
  engine: string;
  /** How many of its sentences the server left out. */
  leftOut: number;
  /** Why it failed, from the server; '' if the server gave no reason. */
  detail: string;
}

/** A message of the chat as it is shown. */
export type Message = Question | Answer;

/** The history sent to the tutor: the questions that were answered, and their answers. */
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

/** An answer without its Markdown, to be spoken or copied. */
export function spokenText(content: string): string {
  return plainText(content)
    .replaceAll(/^\s*(#{1,6}|>|[-+*])\s+/gm, '')
    .replaceAll(/[`]/g, '');
}
