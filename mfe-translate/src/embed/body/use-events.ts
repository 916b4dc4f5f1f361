import { useEffect, useEffectEvent } from 'react';
import type { BehaviorSubject } from '@topwords/platform/rx';
import type { Translation } from '../../translate/work/use-translation.ts';
import type { Emit, WidgetOptions } from '../protocol.ts';

/** The version of the build; inserted by the build. */
const version = 'topwords-embed-version';

interface EventsOptions {
  translation: Translation;
  emit: Emit;
  options: BehaviorSubject<WidgetOptions>;
}

/**
 * Notifies the page when the translator is ready and of each translation; includes texts only where
 * it shares them.
 */
export function useEvents({ translation, emit, options }: EventsOptions): void {
  const { pair, isCurrent } = translation;
  const shown = isCurrent ? pair : undefined;
  const key = shown && JSON.stringify([shown.text, shown.from_lang, shown.to_lang, shown.engine]);

  const tellReady = useEffectEvent(() => emit('ready', { version }));
  const tellTranslation = useEffectEvent(() => {
    if (!shown) return;
    const { from_lang, to_lang, engine, quality, text, translation: translated } = shown;
    const texts = options.value.isTextShared ? { text, translation: translated } : {};
    emit('translate', { from: from_lang, to: to_lang, engine, quality, ...texts });
  });

  useEffect(() => tellReady(), []);
  useEffect(() => {
    if (key !== undefined) tellTranslation();
  }, [key]);
}
