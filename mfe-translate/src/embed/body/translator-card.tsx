import { useEffect, useLayoutEffect, useRef } from 'react';
import { translateTextMaximumLength } from '@topwords/platform/contracts';
import { Announcer } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { VisuallyHidden } from '@topwords/platform/ui';
import { swapTranslation } from '../../translate/work/translation-query.ts';
import { LanguageBar } from '../../translate/picker/language-bar.tsx';
import { SourcePane } from '../../translate/panes/source-pane.tsx';
import { TargetPane } from '../../translate/panes/target-pane.tsx';
import { useAnnouncedTranslation } from '../../translate/use-announced-translation.ts';
import { fitText } from '../../translate/work/address.ts';
import { useTranslation } from '../../translate/work/use-translation.ts';
import type { Emit } from '../protocol.ts';
import type { EmbedTexts } from '../texts/en.ts';
import { CardTools, type SaveFavorite } from './card-tools.tsx';
import type { EmbedServices } from './embed-services.ts';
import { useEvents } from './use-events.ts';
import './theming.css';
import styles from './widget.module.css';
import type { WidgetWork } from './widget-work.ts';

/** What a translator is made of, and how it talks to its page. */
export interface WidgetProps {
  services: EmbedServices;
  work: WidgetWork;
  site: string;
  /** The caret's position in the text written before; null for no focus. */
  caret: number | null;
  emit: Emit;
  saveFavorite: SaveFavorite | undefined;
}

interface TranslatorCardProps extends WidgetProps {
  texts: EmbedTexts['widget'];
  lang: string;
}

/** How long a failure is shown, in milliseconds. */
const visibleMs = 6000;

/** The latest failure, and a link to TopWords. */
function CardFooter({ services, texts, site }: TranslatorCardProps) {
  const { complaint } = services;
  const message = useObservable(complaint);

  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => complaint.next(''), visibleMs);
    return () => clearTimeout(timer);
  }, [complaint, message]);

  return (
    <footer className={styles.footer}>
      <p role="alert" className={styles.complaint}>
        {message}
      </p>
      <a href={`${site}/`} target="_blank" rel="noopener" part="link" className={styles.link}>
        {texts.poweredBy}
        <VisuallyHidden> ({texts.newWindow})</VisuallyHidden>
      </a>
    </footer>
  );
}

/** No recent languages: nothing about a reader is stored on a page that is not ours. */
const noRecent = { from: [], to: [] };

/** The translator as a card: languages, both panes, and its footer. */
export function TranslatorCard(props: TranslatorCardProps) {
  const { services, work, texts, lang, caret, emit, saveFavorite } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const translator = work.translatorOf(useObservable(work.state));
  const translation = useTranslation(translator);
  const refusal = useObservable(services.refusal);
  const { text, from, to } = translator;
  const { phase, pair, isCurrent, isFetching } = translation;
  const shown = refusal
    ? { ...translation, phase: 'failed' as const, error: refusal }
    : translation;
  useAnnouncedTranslation(shown);
  useEvents({ translation, emit, options: services.options });

  // Before anything else can be typed: text typed while the body loads must not lose a letter.
  useLayoutEffect(() => {
    if (caret === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.setSelectionRange(caret, caret);
  }, [caret]);

  const detected = from === 'auto' && phase !== 'failed' ? pair?.from_lang : undefined;
  const language = from === 'auto' ? detected : from;
  const isBlank = text.trim() === '';

  function translateNow(): void {
    if (isBlank) return;
    if (phase === 'failed' && !translator.isTyping) translation.retry();
    else translator.translateNow();
  }

  function swap(): void {
    if (language === undefined) return;
    const turned = isCurrent ? pair : undefined;
    if (turned && turned.translation.length <= translateTextMaximumLength) {
      swapTranslation(services.client, turned);
    }
    translator.open({ text: fitText(turned?.translation ?? text), from: to, to: language });
  }

  return (
    <section
      lang={lang}
      aria-label={texts.title}
      part="card"
      className={`topwords-root ${styles.card}`}
    >
      <LanguageBar
        translator={translator}
        detected={detected}
        recent={noRecent}
        onSwap={language && swap}
      />
      <div className={styles.panes}>
        <SourcePane
          translator={translator}
          box={box}
          language={language}
          isPending={isFetching && !isBlank}
          isDisabled={isBlank || phase === 'unsupported' || refusal !== null}
          onTranslate={translateNow}
        />
        <TargetPane
          isScrolling
          translation={shown}
          languages={{ from, to }}
          note={null}
          tools={
            pair &&
            !refusal && (
              <CardTools
                pair={pair}
                isCurrent={isCurrent}
                saveFavorite={saveFavorite}
                complaint={services.complaint}
              />
            )
          }
        />
      </div>
      <CardFooter {...props} />
      <Announcer />
    </section>
  );
}
