import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import { BehaviorSubject } from '@topwords/platform/rx';
import { keyOfAsked, subjectOf, type AskedWord } from '../asked-word/asked-word.ts';
import { historyOf, type Answer, type Message } from './messages.ts';
import { readReply } from './read-reply.ts';

/** A chat about one word. */
export interface ChatState {
  /** The word's key; '' before there is one. */
  key: string;
  messages: readonly Message[];
  /** Until the first piece of a reply comes, and until its last. */
  phase: 'idle' | 'thinking' | 'writing';
}

/** The one chat of this remote. */
export interface TutorChat {
  readonly state: BehaviorSubject<ChatState>;
  /** Turns to a word: another one begins anew. */
  turnTo(asked: AskedWord): void;
  /** Asks about the word. Blank text, and any text while a reply is under way, is ignored. */
  ask(asked: AskedWord, text: string): Promise<void>;
  /** Asks again what a failed or stopped answer left open. */
  askAgain(asked: AskedWord, answer: Answer): Promise<void>;
  /** Ends the reply under way and keeps what came of it. */
  stop(): void;
  /** Forgets everything. */
  clear(): void;
}

const nothing: ChatState = { key: '', messages: [], phase: 'idle' };

/** What a failure tells the learner beyond that it failed. */
function detailOf(error: unknown): string {
  if (isApiFailure(error)) return error.detail;
  return error instanceof Error && 'detail' in error ? String(error.detail) : '';
}

/** Makes an empty chat. */
export function createTutorChat(api: ApiClient): TutorChat {
  const state = new BehaviorSubject<ChatState>(nothing);
  /** Of the reply under way: ends it with what came so far. */
  let finish: (() => void) | null = null;
  let lastId = 0;

  function change(part: Partial<ChatState>): void {
    state.next({ ...state.value, ...part });
  }

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  /** Puts the answer in its place: at the end at first, over its earlier state afterwards. */
  function show(answer: Answer, phase: ChatState['phase']): void {
    const others = state.value.messages.filter(({ id }) => id !== answer.id);
    change({ messages: [...others, answer], phase });
  }

  async function reply(asked: AskedWord, question: string): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    let answer: Answer = {
      id: nextId(),
      role: 'assistant',
      content: '',
      question,
      state: 'writing',
      engine: '',
      detail: '',
    };
    finish = () => {
      controller.abort();
      end({ state: 'stopped' });
    };

    function end(part: Partial<Answer>): void {
      finish = null;
      show({ ...answer, ...part }, 'idle');
    }

    function onText(text: string): void {
      answer = { ...answer, content: answer.content + text };
      show(answer, 'writing');
    }

    const history = historyOf(state.value.messages);
    const body = { ...subjectOf(asked), word: asked.text, message: question, history };
    change({ phase: 'thinking' });
    try {
      const engine = await readReply(api, body, { signal, onText });
      if (signal.aborted) return;
      end(answer.content.trim() === '' ? { state: 'failed' } : { state: 'done', engine });
    } catch (error) {
      if (!signal.aborted) end({ state: 'failed', detail: detailOf(error) });
    }
  }

  function clear(): void {
    finish?.();
    state.next(nothing);
  }

  async function ask(asked: AskedWord, text: string): Promise<void> {
    const question = text.trim();
    if (question === '' || state.value.phase !== 'idle') return;
    const { messages } = state.value;
    change({ messages: [...messages, { id: nextId(), role: 'user', content: question }] });
    await reply(asked, question);
  }

  return {
    state,
    turnTo(asked) {
      const key = keyOfAsked(asked);
      if (key === state.value.key) return;
      clear();
      change({ key });
    },
    ask,
    async askAgain(asked, answer) {
      if (state.value.phase !== 'idle') return;
      const { messages } = state.value;
      change({ messages: messages.filter(({ id }) => id !== answer.id) });
      await reply(asked, answer.question);
    },
    stop: () => finish?.(),
    clear,
  };
}
