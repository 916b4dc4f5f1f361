import { readFileSync } from 'node:fs';
import { languageCodes, type ChatMessage, type LanguageCode } from '@topwords/platform/contracts';
import type { EmbeddedTutor } from '../engine/engine.ts';

/** A question that a teacher wrote without knowing the tutor, and what a right answer says. */
export interface ExamQuestion {
  id: string;
  native: LanguageCode;
  target: LanguageCode;
  /** The word whose page is open. */
  word: string;
  kind: string;
  /** The learner's messages in order; only the answer to the last one is judged. */
  turns: string[];
  /** What a right and useful answer says, for human graders. */
  facts: string[];
  /** A right answer contains a string of each group. */
  must: string[][];
  /** Strings of false claims. */
  never: string[];
}

/** The tutor's last answer to a question, and what is wrong with it. */
export interface ExamResult {
  question: ExamQuestion;
  /** The tutor's answers to all turns. */
  replies: string[];
  /** Groups of which the last answer contains nothing. */
  missing: string[][];
  /** False claims in the last answer. */
  untrue: string[];
}

/** Reads the questions about words of each language. */
export function readExam(): ExamQuestion[] {
  return languageCodes.flatMap((code) =>
    readFileSync(new URL(`questions/${code}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as ExamQuestion),
  );
}

/** Asks the tutor a question, turn by turn. */
export async function playQuestion(
  tutor: EmbeddedTutor,
  question: ExamQuestion,
): Promise<ExamResult> {
  const { native, target, word, turns, must, never } = question;
  const history: ChatMessage[] = [];
  const replies: string[] = [];
  for (const message of turns) {
    const asked = { text: word, wordId: null, language: target, native };
    const reply = await tutor.chat({ ...asked, message, history: [...history] });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply });
    replies.push(reply);
  }
  const last = plain(replies.at(-1) ?? '');
  return {
    question,
    replies,
    missing: must.filter((group) => !group.some((text) => last.includes(plain(text)))),
    untrue: never.filter((text) => last.includes(plain(text))),
  };
}

/** Whether an answer says all that a right one says, and nothing untrue. */
export function isRight({ missing, untrue }: ExamResult): boolean {
  return missing.length === 0 && untrue.length === 0;
}

/** Lower case, without markup and marks of stress. */
function plain(text: string): string {
  return text
    .replaceAll('*', '')
    .replaceAll('\u0301', '')
    .replaceAll('’', "'")
    .toLowerCase()
    .normalize('NFC');
}
