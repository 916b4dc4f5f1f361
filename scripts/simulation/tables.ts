import type { Figures } from './figures.ts';

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const rule = head.map((_cell, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Schedules side by side, as Markdown. */
export function comparisonTable(columns: readonly { name: string; figures: Figures }[]): string {
  const row = (title: string, of: (figures: Figures) => string) => [
    title,
    ...columns.map(({ figures }) => of(figures)),
  ];
  return table([
    ['', ...columns.map(({ name }) => name)],
    row('retention at review', ({ retention }) => percent(retention)),
    row('the same, two days or more after the last answer', ({ distantRetention }) =>
      percent(distantRetention),
    ),
    row('reviews a day', ({ reviewsADay }) => reviewsADay.toFixed(1)),
    row('answers a day, new words and repetitions included', ({ answersADay }) =>
      answersADay.toFixed(1),
    ),
    row(
      'words above 90 % at the end',
      ({ retainedWords, words }) => `${whole(retainedWords)} of ${whole(words)}`,
    ),
    row('mean recall at the end', ({ meanRecall }) => percent(meanRecall)),
    row('reviews per word above 90 %', ({ reviewsPerRetainedWord }) =>
      reviewsPerRetainedWord.toFixed(1),
    ),
  ]);
}

/** One schedule for different kinds of learners, as Markdown. */
export function learnersTable(rows: readonly { name: string; figures: Figures }[]): string {
  return table([
    [
      '',
      'retention at review',
      'of the lowest tenth',
      'of the highest tenth',
      'reviews a day',
      'mean recall at the end',
    ],
    ...rows.map(({ name, figures }) => [
      name,
      percent(figures.retention),
      `${percent(figures.lowRetention)} or less`,
      `${percent(figures.highRetention)} or more`,
      figures.reviewsADay.toFixed(1),
      percent(figures.meanRecall),
    ]),
  ]);
}
