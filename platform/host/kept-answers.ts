import type { Call } from '../contracts/index.ts';

/** A query whose answer may be kept on this device. */
export interface Question<Answer> {
  call: Call;
  /** The call's input; with the call it names the answer. */
  input: unknown;
  /** Asks the server. */
  ask: () => Promise<Answer>;
  /** Brings a kept answer up to date with what this page knows. */
  restore?: (kept: Answer) => Answer;
  /** Called once the server has answered a question whose kept answer was shown: ask it again. */
  onFresh?: () => void;
}

/** Answers of the server that this device keeps for the current account. */
export interface KeptAnswers {
  /**
   * Answers with what is kept, at once or if the server does not answer, else with what the server
   * says, which is kept.
   * @throws {ApiFailure} when the server fails and nothing is kept
   */
  answer<Answer>(question: Question<Answer>): Promise<Answer>;
  /**
   * Asks the server ahead, unless what is kept is younger than `freshFor` milliseconds.
   * @throws {ApiFailure}
   */
  keep<Answer>(question: Question<Answer>, freshFor: number): Promise<Answer | undefined>;
  /**
   * What is kept, in bytes, and how much is kept at most.
   * @throws when the browser does not let us read
   */
  size(): Promise<{ bytes: number; maximum: number }>;
  /**
   * Erases everything that is kept.
   * @throws when the browser does not let us
   */
  erase(): Promise<void>;
}

/** Access to kept answers, whose code is loaded only when this device may have any. */
export interface Keeping {
  /** Answers like the kept answers; asks the server while nothing can be kept. */
  answer: KeptAnswers['answer'];
  /** Loads them; null while nothing can be kept. */
  open: () => Promise<KeptAnswers | null>;
  /** Resolves when the page is idle and answers may be asked for ahead. */
  ready: Promise<void>;
}
