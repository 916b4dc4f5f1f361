import { useQuery } from '@tanstack/react-query';
import {
  enoughMistakes,
  getPracticeQueue,
  getPracticeSettings,
  type LanguageCode,
} from '@topwords/platform/contracts';
import { callQuery, LinkButton, Loading, looks } from '@topwords/platform/remote';
import { Panel, panelClasses, PracticeIcon, Skeleton } from '@topwords/platform/ui';
import { useMistakesToRepeat } from '../practice/forecast/use-mistakes-to-repeat.ts';
import { useTexts } from '../texts/index.ts';
import styles from './next-step.module.css';
import { planSession } from './plan-session.ts';
import { useNextLanguage } from './use-next-language.ts';

/** How long a set of mistakes takes. */
const mistakeMinutes = 2;

function StepSkeleton() {
  return (
    <Loading className={panelClasses({ isPadded: true }, styles.step)}>
      <Skeleton />
      <Skeleton shape="control" />
    </Loading>
  );
}

/** The one thing to do now: practice what is due, repeat mistakes, or learn new words. */
export function NextStep({ codes }: { codes: readonly LanguageCode[] }) {
  const code = useNextLanguage(codes);
  return code === undefined ? <StepSkeleton /> : <StepIn code={code} />;
}

function StepIn({ code }: { code: LanguageCode }) {
  const texts = useTexts();
  const { next, languages } = texts;
  const queue = useQuery(callQuery(getPracticeQueue, { query: { language: code, limit: '1' } }));
  const settings = useQuery(callQuery(getPracticeSettings));
  const mistakes = useMistakesToRepeat(code);
  if (queue.isPending || settings.isPending || mistakes.isPending) return <StepSkeleton />;
  const { due_count: due, new_count: fresh } = queue.data ?? { due_count: 0, new_count: 0 };
  const plan = planSession({ due, fresh, length: settings.data?.session_length });
  // What is due comes first, then mistakes, then new words.
  if (queue.data && due === 0 && mistakes.count >= enoughMistakes) {
    return <MistakesStep code={code} count={mistakes.count} />;
  }
  const isDone = queue.data !== undefined && plan.cards === 0;
  return (
    <Panel as="section" isPadded hasEdge data-language={code} className={styles.step}>
      <h2 className={styles.title}>{next.title(languages[code])}</h2>
      <p className={looks.muted}>{isDone ? next.done : queue.data && next.waits(due, fresh)}</p>
      <LinkButton
        variant={isDone ? 'secondary' : 'primary'}
        to={`/practice?lang=${code}&start=now`}
        className={styles.go}
      >
        <PracticeIcon />
        {isDone || !queue.data ? next.more : next.go(plan.minutes)}
      </LinkButton>
    </Panel>
  );
}

/** Two minutes of what the learner mixes up. */
function MistakesStep({ code, count }: { code: LanguageCode; count: number }) {
  const { next, languages } = useTexts();
  return (
    <Panel as="section" isPadded hasEdge data-language={code} className={styles.step}>
      <h2 className={styles.title}>{next.title(languages[code])}</h2>
      <p className={looks.muted}>{next.mistakes(count)}</p>
      <LinkButton to={`/practice/mistakes?lang=${code}`} className={styles.go}>
        <PracticeIcon />
        {next.goMistakes(mistakeMinutes)}
      </LinkButton>
    </Panel>
  );
}
