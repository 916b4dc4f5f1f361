import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getWordDetail } from '@topwords/platform/contracts';
import { callQuery, Screen, looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { useObservable } from '@topwords/platform/rx';
import { AnalysisTabs } from '../analysis/analysis-tabs.tsx';
import { EngineNote } from '../analysis/engine-note.tsx';
import { AskedProvider } from '../asked-word/asked-context.ts';
import { keyOfAsked } from '../asked-word/asked-word.ts';
import type { OpenedWord } from './use-asked-word.ts';
import { ChatDock } from '../chat/chat-dock.tsx';
import { useHasColumn } from '../chat/use-has-column.ts';
import { useServices } from '../services/services.ts';
import { analysisQuery } from '../services/analysis-query.ts';
import { AnalysisFailure, isRefusal } from './analysis-failure.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { WordHero } from './word-hero.tsx';
import styles from './word-screen.module.css';

/** A word and all that the tutor says about it, beside the chat about it. */
export function WordScreen({ opened }: { opened: OpenedWord }) {
  const { asked, word } = opened;
  const services = useServices();
  const { chat, host, recentWords, isColumnShown } = services;
  const hasColumn = useHasColumn();
  const isShown = useObservable(isColumnShown);
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(
    analysisQuery(services, asked),
  );
  const bankId = data?.word_id ?? null;
  const detail = useQuery({
    ...callQuery(getWordDetail, { params: { wordId: String(bankId ?? 0) } }),
    enabled: !word && bankId !== null,
  });
  const known = { ...opened, word: word ?? detail.data };
  const isRefused = error !== null && isRefusal(error);
  const { id, text, language, native } = asked;
  const isExplained = data !== undefined;
  const translation = known.word?.translation_to_native ?? '';
  const key = keyOfAsked(asked);

  useEffect(() => chat.turnTo({ id, text, language, native }), [chat, id, text, language, native]);

  useEffect(() => {
    if (!isExplained) return;
    const { sub } = host.session.state.value;
    recentWords.add(sub, { id, text, language, native, translation });
  }, [host, recentWords, isExplained, id, text, language, native, translation]);

  const column = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);

  useEffect(() => {
    // The retry button had the focus, and is gone.
    const isLost = hasRetried.current && document.activeElement === document.body;
    if (isExplained && isLost) column.current?.querySelector<HTMLElement>('[role=tab]')?.focus();
  }, [isExplained]);

  function retry(): void {
    hasRetried.current = true;
    void refetch();
  }

  return (
    <AskedProvider value={asked}>
      <Screen isWide title={text}>
        <div
          data-language={language}
          className={classNames(styles.columns, hasColumn && isShown && !isRefused && styles.two)}
        >
          <div ref={column} className={classNames(looks.stack4, styles.word)}>
            <ScreenBar />
            <WordHero opened={known} analysis={data} hasFailed={error !== null || detail.isError} />
            {error && !data ? (
              <AnalysisFailure
                error={error}
                failedAt={errorUpdatedAt}
                isRetrying={isFetching}
                onRetry={retry}
              />
            ) : (
              <AnalysisTabs analysis={data} firstLine={translation} />
            )}
            {data && <EngineNote analysis={data} />}
          </div>
          {!isRefused && <ChatDock key={key} />}
        </div>
      </Screen>
    </AskedProvider>
  );
}
