import type { Page } from '@playwright/test';
import type { ExerciseKind } from '@topwords/platform/contracts';
import { press } from './acts.ts';
import type { Prepare } from './people.ts';

/** Five new words wait. */
export const meet: Prepare = ({ practice }) => practice.settings({ new_words_a_day: 5 });

/** One known word is due, in an exercise. */
export function dueAs(kind: Exclude<ExerciseKind, 'recognise'>): Prepare {
  return async ({ practice }) => {
    await practice.settings({ new_words_a_day: 0 });
    await practice.dueCard('también', kind);
  };
}

/** Starts the session that waits. */
export const begin = press(/^Start with/);

/** Starts the session and goes on from new words to the first question. */
export async function passIntroductions(page: Page): Promise<void> {
  await begin(page);
  const answers = page.getByRole('list', { name: 'Answers' });
  const next = page.getByRole('button', { name: 'Got it' });
  while (!(await answers.isVisible())) await next.click();
}

/** Starts the session and answers its first question by typing. */
export function answerTyped(answer: string): (page: Page) => Promise<void> {
  return async (page) => {
    await begin(page);
    await page.getByRole('dialog').getByRole('textbox').fill(answer);
    await press('Check')(page);
  };
}

/** Answers the only card of a session by typing, and goes on to its end. */
export function answerAll(answer: string): (page: Page) => Promise<void> {
  return async (page) => {
    await answerTyped(answer)(page);
    await press(/^Good/)(page);
    await page.getByRole('heading', { name: 'Well done' }).waitFor();
  };
}
