import { setTimeout as wait } from 'node:timers/promises';
import { createAccount, type Account } from '../../accounts/account.ts';

/** The result of a load. */
interface LoadResult {
  requests: number;
  /** The fault of each failed request, such as `GET /words: 502 read ECONNRESET`. */
  failures: string[];
  /** Marks that the product confirmed. */
  confirmedMarks: number;
  /** Confirmed marks that are missing afterwards. */
  lostMarks: number;
}

/** A load that runs until it is stopped. */
export interface SteadyLoad {
  requestsSoFar: () => number;
  /** Ends the load, and checks every confirmed mark. */
  stop: () => Promise<LoadResult>;
}

const wordsOfLanguage = 200;
const learnerCount = 8;
const browsersOfLearner = 3;
/** Between two requests of one browser, in milliseconds. */
const pauseMilliseconds = 25;

interface Learner extends Account {
  /** Ids of words, the next to be marked last. */
  unmarked: number[];
  confirmed: Set<number>;
}

async function createLearner(address: string): Promise<Learner> {
  const account = await createAccount(address);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => account.get(`/words/es?limit=${wordsOfLanguage}&page=${page}`)),
  );
  const unmarked = (pages.flat() as { id: number }[]).map(({ id }) => id);
  return { ...account, unmarked, confirmed: new Set() };
}

async function readStarred(learner: Learner): Promise<Set<number>> {
  const starred = new Set<number>();
  for (let page = 1; ; page += 1) {
    const path = `/words/es?only_starred=true&limit=${wordsOfLanguage}&page=${page}`;
    const words = (await learner.get(path)) as { id: number }[];
    if (words.length === 0) return starred;
    for (const { id } of words) starred.add(id);
  }
}

/** Has learners read words, mark words and open pages, at a steady pace, in 24 browsers. */
export async function startSteadyLoad(address: string): Promise<SteadyLoad> {
  const learners: Learner[] = [];
  for (let count = 0; count < learnerCount; count += 1) learners.push(await createLearner(address));
  const failures: string[] = [];
  let requests = 0;
  const stopping = new AbortController();

  async function ask(learner: Learner, path: string, body?: object): Promise<boolean> {
    requests += 1;
    const method = body ? 'POST' : 'GET';
    try {
      const response = await fetch(address + path, {
        method,
        headers: { ...learner.headers, Cookie: 'XSRF-TOKEN=hint' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.ok) return true;
      failures.push(`${method} ${path}: ${response.status} ${text.slice(0, 100)}`);
    } catch (error) {
      const { message, cause } = error as Error;
      failures.push(`${method} ${path}: ${cause instanceof Error ? cause.message : message}`);
    }
    return false;
  }

  async function mark(learner: Learner): Promise<void> {
    const wordId = learner.unmarked.pop();
    if (wordId === undefined) return;
    const body = { word_id: wordId, action: 'star', value: true };
    if (await ask(learner, '/api/words/setstatus', body)) learner.confirmed.add(wordId);
  }

  async function browse(learner: Learner, start: number): Promise<void> {
    for (let turn = start; !stopping.signal.aborted; turn += 1) {
      if (turn % 4 === 0) await mark(learner);
      else if (turn % 4 === 1) await ask(learner, '/words');
      else if (turn % 4 === 2) await ask(learner, `/api/words/es?page=${1 + (turn % 9)}`);
      else await ask(learner, '/api/words/get_statistics');
      await wait(pauseMilliseconds);
    }
  }

  const running = learners.flatMap((learner, index) =>
    Array.from({ length: browsersOfLearner }, (_, browser) => browse(learner, index + browser)),
  );

  return {
    requestsSoFar: () => requests,
    async stop() {
      stopping.abort();
      await Promise.all(running);
      let lostMarks = 0;
      for (const learner of learners) {
        const starred = await readStarred(learner);
        lostMarks += [...learner.confirmed].filter((id) => !starred.has(id)).length;
      }
      const confirmedMarks = learners.reduce((sum, { confirmed }) => sum + confirmed.size, 0);
      return { requests, failures, confirmedMarks, lostMarks };
    },
  };
}
