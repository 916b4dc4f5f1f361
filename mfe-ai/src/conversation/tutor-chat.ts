import { isApiFailure, type ApiClient } from '@topwords/platform/client';
import { BehaviorSubject } from '@topwords/platform/rx';
import { keyOfAsked, subjectOf, type AskedWord } from '../asked-word/asked-word.ts';
import { historyOf, type Answer, type Message } from './messages.ts';
import { readReply } from './read-reply.ts';

/** A chat about one word. */
export interface ChatState {
  /** The word's key; '' before the first word. */
  key: string;
  messages: readonly Message[];
  /** `thinking` until the first piece of a reply, `writing` until the last. */
  phase: 'idle' | 'thinking' | 'writing';
}

/** The one chat of this remote. */
export interface TutorChat {
  readonly state: BehaviorSubject<ChatState>;
  /** Switches to a word; a different word starts a new chat. */
  turnTo(asked: AskedWord): void;
  /** Asks about the word. Ignores blank text, and any text during a reply. */
  ask(asked: AskedWord, text: string): Promise<void>;
  /** Retries a failed or stopped answer. */
  askAgain(asked: AskedWord, answer: Answer): Promise<void>;
  /** Stops the current reply and keeps its text so far. */
  stop(): void;
  /** Deletes all messages. */
  clear(): void;
}

const emptyChat: ChatState = { key: '', messages: [], phase: 'idle' };

/** The details of a failure for the learner. */
function detailOf(error: unknown): string {
  if (isApiFailure(error)) return error.detail;
  return error instanceof Error && 'detail' in error ? String(error.detail) : '';
}

/** Creates an empty chat. */
export function createTutorChat(api: ApiClient): TutorChat {
  const state = new BehaviorSubject<ChatState>(emptyChat);
  /** Stops the current reply and keeps its text so far. */
  let finish: (() => void) | null = null;
  let lastId = 0;

  function change(part: Partial<ChatState>): void {
    state.next({ ...state.value, ...part });
  }

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  /** Appends the answer, or replaces its earlier state. */
  function show(answer: Answer, phase: ChatState['phase']): void {
    const earlier = state.value.messages.filter(({ id }) => id !== answer.id);
    change({ messages: [...earlier, answer], phase });
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
      leftOut: 0,
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
      const ending = await readReply(api, body, { signal, onText });
      if (signal.aborted) return;
      end(answer.content.trim() === '' ? { state: 'failed' } : { state: 'done', ...ending });
    } catch (error) {
      if (!signal.aborted) end({ state: 'failed', detail: detailOf(error) });
    }
  }

  function clear(): void {
    finish?.();
    state.next(emptyChat);
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
