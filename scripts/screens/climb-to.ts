import type { Locator, Page } from '@playwright/test';

type Rung = 'question' | 'answered' | 'sentence' | 'end';

interface Ladder {
  next: Locator;
  choices: Locator;
}

/** Taps answers until the right one. */
async function answer({ choices }: Ladder, page: Page): Promise<void> {
  const open = choices.and(page.locator('[aria-disabled=false]'));
  while ((await open.count()) > 0 && !(await page.getByText('Right!').isVisible())) {
    await open.first().click();
  }
}

/** Climbs a visitor's first words: to the first question, its answer, the sentence or the end. */
export function climbTo(rung: Rung): (page: Page) => Promise<void> {
  return async (page) => {
    const ladder = {
      next: page.locator('main > button'),
      choices: page.getByRole('list', { name: 'Answers' }).getByRole('button'),
    };
    const heard = page.locator('main h1 [data-heard]');
    await ladder.next.waitFor();
    while ((await heard.count()) === 0) {
      if ((await ladder.choices.count()) > 0) {
        if (rung === 'question') return;
        await answer(ladder, page);
        if (rung === 'answered') return;
      }
      await ladder.next.click();
    }
    await page.locator('main h1 [data-heard=true]').nth(4).waitFor();
    if (rung === 'sentence') return;
    await ladder.next.click();
    await page.getByRole('link', { name: 'Keep your progress' }).waitFor();
  };
}
