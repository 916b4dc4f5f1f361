import { isApiFailure } from '@topwords/platform/client';
import { Chip, ErrorNotice, Skeleton, VisuallyHidden, Panel } from '@topwords/platform/ui';
import type { ReactNode } from 'react';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import { useLanguageName } from '../languages/language-names.ts';
import type { Translation } from '../work/use-translation.ts';
import type { Languages } from '../work/choose-languages.ts';
import { saidOf } from '../work/said-of.ts';
import { Alternatives } from './alternatives.tsx';
import { Gloss } from './gloss.tsx';
import { NearSentences } from './near-sentences.tsx';
import styles from './pane.module.css';
import { sizeOfText } from './size-of-text.ts';

interface TargetPaneProps {
  translation: Translation;
  languages: Languages;
  /** Buttons for the shown translation. */
  tools: ReactNode;
  /** The result of a click on them. */
  note: ReactNode;
  /** Has a fixed height, in which longer translations scroll. */
  isScrolling?: boolean;
}

/** Our own engines, and those whose name is spelled differently. */
function engineName(engine: string, own: string): string {
  const names = new Map([
    ['bank', own],
    ['gloss', own],
    ['libretranslate', 'LibreTranslate'],
  ]);
  return names.get(engine.toLowerCase()) ?? engine;
}

function Unsupported({ from, to }: Languages) {
  const { translate } = usePaneTexts();
  const nameOf = useLanguageName();
  const message =
    from === 'auto'
      ? translate.unsupportedInto(nameOf(to))
      : translate.unsupported(nameOf(from), nameOf(to));
  return (
    <output className={styles.notice}>
      <span>{message}</span>
      <span className={styles.hint}>{translate.unsupportedAdvice}</span>
    </output>
  );
}

function Failure({ error, retry, isFetching }: Translation) {
  const { translate, retry: label } = usePaneTexts();
  const failure = isApiFailure(error) ? error : undefined;
  const isOffline = failure?.code === 'no_response' && !navigator.onLine;
  // For any text, even none: if a partner's page may not translate, only that is shown.
  const refusal = failure?.code.startsWith('partner_') ? failure.detail : undefined;
  // A request refused for its content would be refused again.
  const isWorthRetrying = failure === undefined || failure.status >= 429;
  return (
    <ErrorNotice
      message={isOffline ? translate.offline : (refusal ?? translate.failed)}
      {...(refusal === undefined && {
        advice: isOffline ? translate.offlineAdvice : (failure?.detail ?? ''),
      })}
      {...(isWorthRetrying && { retry: { label, onRetry: retry, isRetrying: isFetching } })}
    />
  );
}

function Result({ translation }: { translation: Translation }) {
  const { translate } = usePaneTexts();
  const { pair, isCurrent, isFetching, choose } = translation;
  if (!pair) return null;
  const said = saidOf(pair);
  const isOld = isFetching && !isCurrent;
  return (
    <div aria-busy={isOld || undefined} className={styles.result}>
      {said === undefined ? (
        <>
          <div className={styles.glossed}>
            <Chip tone="warning">{translate.gloss}</Chip>
            <p className={styles.hint}>{translate.glossHint}</p>
          </div>
          <Gloss pair={pair} />
          {pair.nearest.length > 0 && <NearSentences pair={pair} />}
        </>
      ) : (
        <p
          dir="auto"
          part="output"
          lang={said.to_lang}
          data-size={sizeOfText(said.translation)}
          className={styles.text}
        >
          {said.translation}
        </p>
      )}
      {pair.alternatives.length > 0 && <Alternatives pair={pair} onChoose={choose} />}
    </div>
  );
}

/** The translation, its source, and the actions on it. */
export function TargetPane({
  translation,
  languages,
  tools,
  note,
  isScrolling = false,
}: TargetPaneProps) {
  const { translate } = usePaneTexts();
  const { phase, pair } = translation;
  return (
    <Panel
      as="section"
      aria-label={translate.result}
      part="pane target"
      data-language={pair?.to_lang ?? languages.to}
      data-quality={pair?.quality}
      className={`${styles.pane} ${styles.target}`}
    >
      <div {...(isScrolling && { tabIndex: 0 })} className={styles.body}>
        {phase === 'empty' && (
          <div className={styles.notice}>
            <p className={styles.placeholder}>{translate.empty}</p>
            <p className={styles.hint}>{translate.emptyHint}</p>
          </div>
        )}
        {phase === 'unsupported' && <Unsupported {...languages} />}
        {phase === 'failed' && <Failure {...translation} />}
        {phase === 'loading' && (
          <div aria-busy="true" className={styles.result}>
            <VisuallyHidden>{translate.loading}</VisuallyHidden>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        )}
        {phase === 'done' && <Result translation={translation} />}
      </div>
      <div className={styles.footer}>
        <div className={styles.tools}>{tools}</div>
        {pair && (
          <p className={styles.engine}>
            {translate.engine[pair.quality](engineName(pair.engine, translate.ownEngine))}
          </p>
        )}
      </div>
      {note}
    </Panel>
  );
}
