import type { LanguageCode } from '@topwords/platform/contracts';
import { Button, EmptyState } from '@topwords/platform/ui';
import { firstWordsTexts } from '../../language/first-words-texts.ts';
import { texts } from '../../language/texts.ts';
import { StepFrame } from '../ladder/step-frame.tsx';

interface WordsFailureProps {
  target: LanguageCode;
  onRetry: () => void;
}

/** The words could not be loaded. */
export function WordsFailure({ target, onRetry }: WordsFailureProps) {
  const { heading, advice } = firstWordsTexts.failed;
  return (
    <StepFrame target={target}>
      <div role="alert">
        <EmptyState
          drawing="unplugged"
          titleAs="h1"
          title={heading}
          text={advice}
          action={<Button onClick={onRetry}>{texts.screens.retry}</Button>}
        />
      </div>
    </StepFrame>
  );
}
