import type { Page } from '@playwright/test';
import { chat, giveVoices, openChat, press, sendForm, signIn, turnTo, unfold } from './acts.ts';
import { climbTo } from './climb-to.ts';
import type { Person, Prepare } from './people.ts';
import { answerAll, answerTyped, begin, dueAs, meet, passIntroductions } from './practice-acts.ts';

/** A state of a screen, and how to reach it. */
export interface State {
  name: string;
  /** Default: the learner. */
  person?: Person;
  /** Shows the screen to a learner of its own who has done this; `person` is then not asked. */
  prepare?: Prepare;
  /** Default: the screen's own address, with the same placeholders. */
  path?: string;
  /** Answers to the screen's calls: held back, or replaced by a server error. */
  calls?: 'held' | 'failed';
  /** What the learner does once the screen is shown. */
  act?: (page: Page) => Promise<void>;
}

/** A screen and the states in which it is shown. */
export interface Screen {
  name: string;
  /**
   * With placeholders for ids of the learner's data: `{word}`, `{filledCategory}`,
   * `{emptyCategory}`.
   */
  path: string;
  /** Addresses of the calls and files whose answers fill the screen; globs. */
  answers?: readonly string[];
  states: readonly State[];
}

const loading: State = { name: 'loading', calls: 'held' };
const filled: State = { name: 'filled' };
const error: State = { name: 'error', calls: 'failed' };

const visitor: State = { name: 'filled', person: 'visitor' };

/** Every screen with its states; add new screens and states here. */
export const screens: readonly Screen[] = [
  { name: 'welcome', path: '/', states: [visitor] },
  { name: 'try', path: '/try', states: [visitor] },
  {
    name: 'first-words',
    path: '/try?native=en&target=es',
    answers: ['**/api/first-words/**'],
    states: [
      { name: 'loading', person: 'visitor', calls: 'held' },
      visitor,
      { name: 'question', person: 'visitor', act: climbTo('question') },
      { name: 'answered', person: 'visitor', act: climbTo('answered') },
      { name: 'sentence', person: 'visitor', act: climbTo('sentence') },
      { name: 'end', person: 'visitor', act: climbTo('end') },
      { name: 'error', person: 'visitor', calls: 'failed' },
    ],
  },
  {
    name: 'sign-in',
    path: '/login-register',
    answers: ['**/api/auth/login'],
    states: [
      visitor,
      { name: 'faults', person: 'visitor', act: sendForm },
      { name: 'loading', person: 'visitor', calls: 'held', act: signIn },
      { name: 'error', person: 'visitor', calls: 'failed', act: signIn },
    ],
  },
  {
    name: 'register',
    path: '/login-register?mode=register',
    states: [visitor, { name: 'faults', person: 'visitor', act: sendForm }],
  },
  { name: 'forgot-password', path: '/forgot-password', states: [visitor] },
  { name: 'reset-password', path: '/reset-password#token=a', states: [visitor] },
  { name: 'confirm-email', path: '/confirm-email#token=a', states: [visitor, { name: 'learner' }] },
  { name: 'leave-email', path: '/leave-email#token=a', states: [visitor] },
  {
    name: 'reminders-off',
    path: '/reminders-off#token=a',
    answers: ['**/api/reminders/off'],
    states: [
      { ...visitor, name: 'error' },
      { name: 'loading', person: 'visitor', calls: 'held' },
      { name: 'incomplete', person: 'visitor', path: '/reminders-off' },
    ],
  },
  {
    name: 'remote',
    path: '/words?lang=es',
    answers: ['**/remotes/words/**/*.js'],
    states: [loading, error],
  },
  { name: 'not-found', path: '/nowhere', states: [filled] },
  {
    name: 'home',
    path: '/',
    answers: ['**/api/words/get_statistics', '**/daily_streak', '**/api/practice/forecast*'],
    states: [loading, { name: 'empty', person: 'newcomer' }, filled, error],
  },
  {
    name: 'words',
    path: '/words?lang=es',
    answers: ['**/api/words/es*', '**/api/words/get_statistics'],
    states: [
      loading,
      { name: 'empty', path: '/words?lang=tr&filter=starred' },
      { name: 'choose', path: '/words' },
      filled,
      error,
    ],
  },
  {
    name: 'learned',
    path: '/learned?lang=es',
    answers: ['**/api/words/es*', '**/api/words/get_statistics'],
    states: [
      loading,
      { name: 'empty', path: '/learned?lang=tr' },
      { name: 'no-language', person: 'newcomer' },
      { name: 'choose', path: '/learned' },
      filled,
      error,
    ],
  },
  {
    name: 'card-detail',
    path: '/card-detail?id={word}',
    answers: ['**/get_detail_word/*'],
    states: [loading, { name: 'empty', path: '/card-detail' }, filled, error],
  },
  {
    name: 'search',
    path: '/search?q=casa',
    answers: ['**/search-test?*'],
    states: [
      loading,
      { name: 'empty', path: '/search' },
      { name: 'none', path: '/search?q=xyzzyxyzzy' },
      filled,
      error,
    ],
  },
  {
    name: 'practice',
    path: '/practice?lang=es',
    answers: ['**/api/practice/*'],
    states: [
      loading,
      filled,
      { name: 'settings', act: unfold('Settings') },
      { name: 'session', act: begin },
      { name: 'new', prepare: meet, act: begin },
      { name: 'asked', prepare: meet, act: passIntroductions },
      { name: 'listen', prepare: dueAs('listen'), act: begin },
      { name: 'build', prepare: dueAs('build'), act: begin },
      { name: 'cloze', prepare: dueAs('cloze'), act: begin },
      { name: 'recall', prepare: dueAs('recall'), act: begin },
      { name: 'right', prepare: dueAs('recall'), act: answerTyped('también') },
      { name: 'wrong', prepare: dueAs('recall'), act: answerTyped('todavía') },
      { name: 'say', prepare: dueAs('say'), act: begin },
      { name: 'end', prepare: dueAs('recall'), act: answerAll('también') },
      error,
    ],
  },
  {
    name: 'mistakes',
    path: '/practice/mistakes?lang=es',
    answers: ['**/api/practice/mistakes/**'],
    states: [
      loading,
      filled,
      { name: 'answered', act: press(/^I don’t know/) },
      { name: 'empty', path: '/practice/mistakes?lang=tr' },
      error,
    ],
  },
  {
    name: 'placement',
    path: '/practice/placement?lang=es',
    answers: ['**/api/practice/placement*'],
    states: [loading, filled, error],
  },
  {
    name: 'week',
    path: '/practice/week',
    answers: ['**/api/practice/week*'],
    states: [
      loading,
      filled,
      { name: 'empty', path: '/practice/week?week=2020-W01' },
      { name: 'unknown', path: '/practice/week?week=x' },
      error,
    ],
  },
  {
    name: 'ai-chat',
    path: '/ai-chat?id={word}',
    answers: ['**/generateaiword'],
    states: [
      loading,
      { name: 'empty', path: '/ai-chat' },
      filled,
      ...['Examples', 'Grammar', 'Usage'].map((tab) => ({
        name: tab.toLowerCase(),
        act: turnTo(tab),
      })),
      { name: 'chat-empty', act: openChat },
      { name: 'chat', act: chat },
      error,
    ],
  },
  {
    name: 'translate',
    path: '/translate?from=en&to=es&text=house',
    answers: ['**/api/words/translate'],
    states: [
      loading,
      { name: 'empty', path: '/translate' },
      filled,
      { name: 'long', path: '/translate?from=en&to=es&text=The+old+house+stands+near+the+sea.' },
      { name: 'phrase', path: '/translate?from=en&to=ru&text=Are+you+a+teacher%3F' },
      {
        name: 'gloss',
        path: '/translate?from=tr&to=en&text=Yar%C4%B1n+i%C5%9Fe+gitmeyecek+misin%3F',
      },
      { name: 'picker', act: press(/^To: /) },
      error,
    ],
  },
  {
    name: 'favorites',
    path: '/favorites',
    answers: ['**/api/words/favorites/**'],
    states: [
      loading,
      { name: 'empty', person: 'newcomer' },
      filled,
      { name: 'create', act: press('New category') },
      error,
    ],
  },
  {
    name: 'category-words',
    path: '/category-words?id={filledCategory}',
    answers: ['**/api/words/favorites/**'],
    states: [
      loading,
      { name: 'empty', path: '/category-words?id={emptyCategory}' },
      filled,
      { name: 'menu', act: press(/^Actions for ticket/) },
      error,
    ],
  },
  {
    name: 'profile',
    path: '/profile',
    answers: ['**/api/words/**', '**/api/profile/**', '**/api/auth/sessions', '**/api/practice/**'],
    states: [
      loading,
      { name: 'empty', person: 'newcomer' },
      filled,
      { name: 'voices', act: giveVoices },
      error,
    ],
  },
  {
    name: 'console',
    path: '/console',
    answers: ['**/api/console/access'],
    states: [loading, { name: 'no-role', person: 'newcomer' }, filled, error],
  },
  {
    name: 'console-releases',
    path: '/console/releases',
    answers: ['**/api/console/releases'],
    states: [loading, filled, { name: 'remote', act: press('words') }, error],
  },
  {
    name: 'console-partners',
    path: '/console/partners',
    answers: ['**/api/console/partners*'],
    states: [loading, filled, { name: 'new-key', act: press('New key') }, error],
  },
  {
    name: 'console-developer',
    path: '/console/developer',
    answers: ['**/api/console/access'],
    states: [loading, filled, error],
  },
];
