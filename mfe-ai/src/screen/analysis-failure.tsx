import { isApiFailure } from '@topwords/platform/client';
import { Button, EmptyState, ErrorNotice } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { ChooseLink } from './blocked-states.tsx';

/** Errors of words that the tutor never explains; a retry cannot help. */
const refusals = new Set([
  'language_untaught',
  'languages_equal',
  'native_missing',
  'text_unknown',
  'word_unknown',
]);

/** Whether the tutor has nothing to say about the word, in an analysis or in a chat. */
export function isRefusal(error: Error): boolean {
  return isApiFailure(error) && refusals.has(error.code);
}

/** The server's details are sentences without their period. */
function asSentence(detail: string): string {
  return /[.!?…]$/.test(detail) ? detail : `${detail}.`;
}

interface AnalysisFailureProps {
  error: Error;
  /** Milliseconds since 1970. */
  failedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why there is no analysis, and what to do. */
export function AnalysisFailure({ error, failedAt, isRetrying, onRetry }: AnalysisFailureProps) {
  const texts = useTexts();
  const { states, tryAgain } = texts;
  const failure = isApiFailure(error) ? error : undefined;
  if (failure && isRefusal(failure)) {
    const titles = new Map([
      ['language_untaught', states.untaughtTitle],
      ['languages_equal', states.nativeTitle],
      ['native_missing', states.noNativeTitle],
      ['text_unknown', states.textUnknownTitle],
    ]);
    return (
      <EmptyState
        drawing="search"
        title={titles.get(failure.code) ?? states.unknownTitle}
        text={asSentence(failure.detail)}
        action={<ChooseLink />}
      />
    );
  }
  const seconds = failure?.retry_after_seconds;
  if (failure?.status === 429) {
    const isLimit = failure.code === 'tutor_limit_reached';
    const end =
      isLimit && seconds !== undefined ? states.limitEnds(new Date(failedAt + seconds * 1000)) : '';
    return (
      <EmptyState
        drawing="path"
        title={isLimit ? states.limitTitle : states.tooFastTitle}
        text={`${asSentence(failure.detail)} ${end}`.trim()}
        action={
          <Button variant="secondary" isPending={isRetrying} onClick={onRetry}>
            {tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorNotice
      message={texts.analysis.failed}
      advice={failure?.detail ?? ''}
      retry={{ label: tryAgain, onRetry, isRetrying }}
    />
  );
}
