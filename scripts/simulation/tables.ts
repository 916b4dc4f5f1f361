import type { Figures } from './figures.ts';

/** A figure's title, and the figure as a text. */
type Line = [title: string, textOf: (figures: Figures) => string];

/** Figures of one kind of learner, or by one schedule. */
interface Named {
  name: string;
  figures: Figures;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const whole = (value: number) => Math.round(value).toLocaleString('en');

const ofSchedules: readonly Line[] = [
  ['retention at review', ({ retention }) => percent(retention)],
  [
    'the same, two days or more after the last answer',
    ({ distantRetention }) => percent(distantRetention),
  ],
  ['reviews a day', ({ reviewsADay }) => reviewsADay.toFixed(1)],
  [
    'answers a day, new words and repetitions included',
    ({ answersADay }) => answersADay.toFixed(1),
  ],
  [
    'words above 90 % at the end',
    ({ retainedWords, words }) => `${whole(retainedWords)} of ${whole(words)}`,
  ],
  ['mean recall at the end', ({ meanRecall }) => percent(meanRecall)],
  [
    'reviews per word above 90 %',
    ({ reviewsPerRetainedWord }) => reviewsPerRetainedWord.toFixed(1),
  ],
];

const ofLearners: readonly Line[] = [
  ['retention at review', ({ retention }) => percent(retention)],
  ['of the lowest tenth', ({ lowRetention }) => `${percent(lowRetention)} or less`],
  ['of the highest tenth', ({ highRetention }) => `${percent(highRetention)} or more`],
  ['reviews a day', ({ reviewsADay }) => reviewsADay.toFixed(1)],
  ['mean recall at the end', ({ meanRecall }) => percent(meanRecall)],
];

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const rule = head.map((_cell, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Schedules side by side, as Markdown. */
export function comparisonTable(columns: readonly Named[]): string {
  return table([
    ['', ...columns.map(({ name }) => name)],
    ...ofSchedules.map(([title, textOf]) => [
      title,
      ...columns.map(({ figures }) => textOf(figures)),
    ]),
  ]);
}

/** One schedule for different kinds of learners, as Markdown. */
export function learnersTable(rows: readonly Named[]): string {
  return table([
    ['', ...ofLearners.map(([title]) => title)],
    ...rows.map(({ name, figures }) => [name, ...ofLearners.map(([, textOf]) => textOf(figures))]),
  ]);
}
