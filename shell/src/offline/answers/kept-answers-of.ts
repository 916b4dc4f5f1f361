import { isApiFailure } from '@topwords/platform/client';
import { answerSchema } from '@topwords/platform/contracts';
import type { KeptAnswers, Question } from '@topwords/platform/host';
import { forgetPictures } from '../../picture/forget-pictures.ts';
import type { ShellServices } from '../../services/shell-context.ts';
import { createAnswerStore, maximumBytes } from './answer-store.ts';
import { findUse } from './find-use.ts';

/** How long the server may take before a kept answer of the use `last` is shown, in milliseconds. */
const timeoutMs = 4000;

/** JSON whose properties are sorted by name. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}

/** Whether the server has not answered, or could not: it says nothing about the question. */
function isUnanswered(error: unknown): boolean {
  return isApiFailure(error) && error.status >= 500;
}

function createKeptAnswers({ session, bus }: Pick<ShellServices, 'session' | 'bus'>): KeptAnswers {
  const store = createAnswerStore();
  /** The number of the latest request of each question, so that an overtaken answer is not shown. */
  const asked = new Map<string, number>();
  /** Questions that the server has answered in this page. */
  const answered = new Set<string>();
  /** Answers that arrived after the kept one was shown, until their question is asked again. */
  const arrived = new Map<string, unknown>();
  /** Asks those questions again whose kept answer is shown because the server did not answer. */
  const waiting = new Map<string, () => void>();

  const currentSub = () => session.state.value.sub;

  function keyOf({ call, input }: Pick<Question<unknown>, 'call' | 'input'>): string {
    // Answers have translations into the native language.
    return [currentSub(), session.state.value.native_lang, call.id, stableJson(input)].join(' ');
  }

  async function find<Answer>(
    question: Question<Answer>,
    key: string,
  ): Promise<Answer | undefined> {
    const content = await store.read(key);
    if (content === undefined || content instanceof Blob) return content as Answer | undefined;
    const kept = answerSchema(question.call)?.safeParse(JSON.parse(content));
    if (!kept?.success) return undefined;
    return question.restore?.(kept.data as Answer) ?? (kept.data as Answer);
  }

  function askWaiting(): void {
    const all = [...waiting.values()];
    waiting.clear();
    for (const ask of all) ask();
  }

  async function askServer<Answer>(question: Question<Answer>, key: string): Promise<Answer> {
    const sub = currentSub();
    const answer = await question.ask();
    // An answer for one account is not kept for another.
    if (sub !== currentSub()) return answer;
    answered.add(key);
    waiting.delete(key);
    askWaiting();
    const content = answer instanceof Blob ? answer : JSON.stringify(answer);
    void store
      .write(key, sub, content)
      .then(() => (sub === currentSub() ? undefined : tryToErase()));
    return answer;
  }

  /** The server's answer, or the kept one once the server is late or does not answer. */
  function answerInTime<Answer>(question: Question<Answer>, key: string, waitMs: number) {
    const number = (asked.get(key) ?? 0) + 1;
    asked.set(key, number);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isShown = false;
    const showKept = async (): Promise<boolean> => {
      const kept = await find(question, key);
      if (kept === undefined) return false;
      isShown = true;
      resolve(kept);
      return true;
    };
    const timer = setTimeout(() => void showKept(), waitMs);
    const askAgain = () => question.onFresh?.();

    async function follow(): Promise<void> {
      try {
        const answer = await askServer(question, key);
        resolve(answer);
        if (!isShown || asked.get(key) !== number) return;
        arrived.set(key, answer);
        askAgain();
      } catch (error) {
        if (!isUnanswered(error)) {
          reject(error);
          if (isShown) askAgain();
        } else if (isShown || (await showKept())) waiting.set(key, askAgain);
        else reject(error);
      } finally {
        clearTimeout(timer);
      }
    }
    void follow();
    return promise;
  }

  async function answer<Answer>(question: Question<Answer>): Promise<Answer> {
    const use = findUse(question.call.id);
    if (!use) return question.ask();
    const key = keyOf(question);
    if (use === 'fixed') return (await find(question, key)) ?? askServer(question, key);
    if (arrived.has(key)) {
      const fresh = arrived.get(key) as Answer;
      arrived.delete(key);
      return fresh;
    }
    return answerInTime(question, key, use === 'first' && !answered.has(key) ? 0 : timeoutMs);
  }

  async function erase(): Promise<void> {
    for (const map of [asked, arrived, waiting, answered]) map.clear();
    await Promise.all([store.erase(), forgetPictures()]);
  }

  /** Erases and ignores a failure: no screen has asked for it. */
  const tryToErase = () => erase().catch(() => undefined);

  let last = currentSub();
  bus.subscribe('session.changed', ({ sub }) => {
    if (sub !== last) void tryToErase();
    last = sub;
  });
  // Erases what an earlier page has left of other accounts.
  void store.erase(last).catch(() => undefined);
  addEventListener('online', askWaiting);

  return {
    answer,
    async keep(question, freshFor) {
      const key = keyOf(question);
      const keptAt = await store.keptAt(key);
      const isFresh =
        findUse(question.call.id) === 'fixed' ? keptAt > 0 : Date.now() - keptAt < freshFor;
      return isFresh ? find(question, key) : askServer(question, key);
    },
    size: async () => ({ bytes: await store.bytes(), maximum: maximumBytes }),
    erase,
  };
}

let keptAnswers: KeptAnswers | null = null;

/** The kept answers of this page. */
export function keptAnswersOf(services: ShellServices): KeptAnswers {
  keptAnswers ??= createKeptAnswers(services);
  return keptAnswers;
}
