import type { WeekDay } from '@topwords/platform/contracts';
import { looks } from '@topwords/platform/remote';
import { CheckIcon, Panel, VisuallyHidden } from '@topwords/platform/ui';
import { useWeekTexts } from './texts/index.ts';
import styles from './week-days.module.css';

const figures = ['answers', 'minutes', 'new words', 'right', 'goal'];

type Figures = Pick<WeekDay, 'answers' | 'right' | 'seconds' | 'is_estimated' | 'new_words'>;

function FigureCells({ answers, right, seconds, is_estimated, new_words }: Figures) {
  const texts = useWeekTexts();
  const minutes = Math.floor(seconds / 60);
  return (
    <>
      <td>{texts.number(answers)}</td>
      <td>{is_estimated ? texts.about(minutes) : texts.number(minutes)}</td>
      <td>{texts.number(new_words)}</td>
      <td>{answers > 0 ? texts.percent(right / answers) : <None />}</td>
    </>
  );
}

function None() {
  const { none } = useWeekTexts();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </>
  );
}

function DayRow({ day, today }: { day: WeekDay; today: string }) {
  const texts = useWeekTexts();
  const { date, goal, goal_kind: kind } = day;
  const isFuture = date > today;
  const state = isFuture ? 'future' : date === today ? 'today' : undefined;
  return (
    <tr data-state={state} aria-current={date === today ? 'date' : undefined}>
      <th scope="row">
        <span aria-hidden="true">{texts.date(date)}</span>
        <VisuallyHidden>{texts.dateSpoken(date)}</VisuallyHidden>
      </th>
      {isFuture ? (
        figures.map((name) => (
          <td key={name}>
            <None />
          </td>
        ))
      ) : (
        <>
          <FigureCells {...day} />
          <td>
            {day.is_goal_reached ? (
              <span className={styles.reached}>
                <CheckIcon />
              </span>
            ) : (
              <span aria-hidden="true">–</span>
            )}
            <VisuallyHidden>
              {(day.is_goal_reached ? texts.goalReached : texts.goalOpen)(kind, goal)}
            </VisuallyHidden>
          </td>
        </>
      )}
    </tr>
  );
}

function sumOf(days: readonly WeekDay[]): Figures {
  const sum = (name: 'answers' | 'right' | 'seconds' | 'new_words') =>
    days.reduce((total, day) => total + day[name], 0);
  return {
    answers: sum('answers'),
    right: sum('right'),
    seconds: sum('seconds'),
    new_words: sum('new_words'),
    is_estimated: days.some(({ is_estimated: isEstimated }) => isEstimated),
  };
}

/** The seven days of a week in figures, and their sum. */
export function WeekDays({ days, today }: { days: readonly WeekDay[]; today: string }) {
  const texts = useWeekTexts();
  const sum = sumOf(days);
  const reached = days.filter(({ is_goal_reached: isReached }) => isReached).length;
  return (
    <section className={looks.stack3}>
      <h2 className={styles.title}>{texts.days}</h2>
      <Panel isPadded>
        <table className={`numbers ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.answers}</th>
              <th scope="col" abbr={texts.minutesSpoken}>
                {texts.minutes}
              </th>
              <th scope="col" abbr={texts.newWordsSpoken}>
                {texts.newWords}
              </th>
              <th scope="col">{texts.right}</th>
              <th scope="col">{texts.goal}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <DayRow key={day.date} day={day} today={today} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              <FigureCells {...sum} />
              <td>
                <span aria-hidden="true">{texts.number(reached)}</span>
                <VisuallyHidden>{texts.goals(reached)}</VisuallyHidden>
              </td>
            </tr>
          </tfoot>
        </table>
        {sum.is_estimated && <p className={looks.note}>{texts.aboutNote}</p>}
      </Panel>
    </section>
  );
}
