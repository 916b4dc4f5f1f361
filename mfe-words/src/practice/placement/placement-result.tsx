import { useState, type CSSProperties } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@topwords/platform/client';
import { getStatistics, knowTopWords, type LanguageCode } from '@topwords/platform/contracts';
import {
  callQuery,
  FocusedTitle,
  LinkButton,
  NumberStepper,
  looks,
} from '@topwords/platform/remote';
import { classNames, Button, Panel } from '@topwords/platform/ui';
import { useServices } from '../../services/services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './placement-screen.module.css';

/** How many words the buttons add or remove. */
const step = 10;
/** The call's maximum, used until the size of the language is known. */
const mostWords = 100_000;

/** The filled share of the slider. */
function shareOf(count: number, total: number): CSSProperties & Record<'--share', string> {
  return { '--share': String(count / Math.max(total, 1)) };
}

interface PlacementResultProps {
  code: LanguageCode;
  /** The estimate computed from the answers. */
  estimate: number;
  /** Called with the number of words that were marked. */
  onMarked: (count: number) => void;
}

/** The estimate, which the learner can correct, then accept or discard. */
export function PlacementResult({ code, estimate, onMarked }: PlacementResultProps) {
  const { placement } = useTexts();
  const { host } = useServices();
  const [count, setCount] = useState(estimate);
  const statistics = useQuery(callQuery(getStatistics));
  const total = statistics.data?.find(({ language_code }) => language_code === code)?.total_words;
  const marking = useMutation({
    mutationFn: () => host.api.send(knowTopWords, { body: { language: code, count } }),
    onSuccess({ marked_words }) {
      host.bus.emit('practice.changed', { language_code: code });
      onMarked(marked_words);
    },
    onError(error) {
      const advice = isApiFailure(error) ? error.detail : undefined;
      host.showBanner('error', placement.markFailed(advice));
    },
  });
  return (
    <div data-language={code} className={looks.stack4}>
      <FocusedTitle className={classNames(looks.pageTitle, styles.title)}>
        {estimate === 0 ? placement.estimateNone : placement.estimate(estimate)}
      </FocusedTitle>
      <p className={styles.hint}>
        {estimate === 0 ? placement.estimateNoneHint : placement.estimateHint}
      </p>
      <Panel isPadded>
        <NumberStepper
          label={placement.count}
          fewer={placement.fewer}
          more={placement.more}
          value={count}
          minimum={0}
          maximum={total ?? mostWords}
          step={step}
          onChange={setCount}
        />
        {total !== undefined && (
          <input
            type="range"
            min={0}
            max={total}
            value={count}
            aria-label={placement.count}
            className={styles.slider}
            style={shareOf(count, total)}
            onChange={({ target }) => setCount(target.valueAsNumber)}
          />
        )}
      </Panel>
      {count > 0 && <p className={styles.hint}>{placement.markHint}</p>}
      <div className={looks.centered}>
        {count > 0 && (
          <Button isPending={marking.isPending} onClick={() => marking.mutate()}>
            {placement.mark(count)}
          </Button>
        )}
        <LinkButton
          variant={count > 0 ? 'secondary' : 'primary'}
          to={`/practice?lang=${code}`}
          replace
        >
          {count > 0 ? placement.notNow : placement.start}
        </LinkButton>
      </div>
    </div>
  );
}
