/**
 * npm run practice:simulate: a year of practice for learners with an FSRS memory, by our schedule
 * and by a fixed one of 1, 3, 7 and 15 days; then ours for learners who vary less or more, or
 * practise at varying hours. Prints the tables of docs/practice.md. `-- --learners 50 --seed 7`
 * changes the number of learners and the seed.
 */
import { parseArgs } from 'node:util';
import { drawFigures, type Figures } from './simulation/figures.ts';
import { drawSeeds } from './simulation/random.ts';
import { fixedSchedule, ourSchedule, type Schedule } from './simulation/schedules.ts';
import { simulateLearner } from './simulation/simulate-learner.ts';
import { comparisonTable, learnersTable } from './simulation/tables.ts';

const days = 365;
const newWordsADay = 10;
const hour = 60 * 60_000;
const askedRetention = 0.9;
const tolerance = 0.02;

/**
 * How much learners differ, as a share of the spread of Anki's users, and how much their hour of
 * practice varies.
 */
const standard = { scale: 0.5, wander: 0 };
const variants = [
  { scale: 0, wander: 0 },
  { scale: 0.25, wander: 0 },
  standard,
  { scale: 1, wander: 0 },
  { scale: 0.5, wander: hour },
];
/** Enough learners to show the effect. */
const learnersOfEach = 60;

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '500' },
    seed: { type: 'string', default: '2026' },
  },
});
const seeds = drawSeeds(Number(values.seed), Number(values.learners));
const someSeeds = seeds.slice(0, learnersOfEach);

function simulate(
  title: string,
  learnerSeeds: readonly number[],
  schedule: Schedule,
  { scale, wander }: typeof standard,
): Figures {
  const years = learnerSeeds.map((seed, index) => {
    if (index % 20 === 0) {
      process.stderr.write(`${title}: ${index} of ${learnerSeeds.length} learners\n`);
    }
    return simulateLearner(seed, scale, { days, newWordsADay, wander }, schedule);
  });
  return drawFigures(years, days);
}

function nameOf({ scale, wander }: typeof standard): string {
  const spread = `spread ${scale.toFixed(2)}`;
  return wander === 0 ? spread : `${spread}, the hour up to ${wander / hour} earlier or later`;
}

const ours = simulate('our schedule', seeds, ourSchedule, standard);
const fixed = simulate('fixed schedule', seeds, fixedSchedule, standard);
const differing = variants.map((kind) => ({
  name: nameOf(kind),
  figures: simulate(`our schedule, ${nameOf(kind)}`, someSeeds, ourSchedule, kind),
}));

const date = new Date().toISOString().slice(0, 10);
console.log(`${seeds.length} learners, ${days} days, seed ${values.seed}, ${date}\n`);
const columns = [
  { name: 'FSRS-6, asked for 90 %', figures: ours },
  { name: '1, 3, 7, 15 days', figures: fixed },
];
console.log(`${comparisonTable(columns)}\n`);
console.log(`${someSeeds.length} of the learners, our schedule\n\n${learnersTable(differing)}`);
if (Math.abs(ours.retention - askedRetention) > tolerance) {
  console.error('\nRetention at review is more than 2 points off the target.');
  process.exitCode = 1;
}
