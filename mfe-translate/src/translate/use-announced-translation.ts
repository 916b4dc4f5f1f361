import { useEffect, useRef } from 'react';
import { useRemoteServices } from '@topwords/platform/remote';
import { usePaneTexts } from '../texts/pane-texts.ts';
import { useLanguageName } from './languages/language-names.ts';
import { saidOf } from './work/said-of.ts';
import type { Translation } from './work/use-translation.ts';

/** A translation up to this length is announced in full. */
const announcedInFull = 80;

/** Announces each new translation to screen readers; a failure withdraws the announcement. */
export function useAnnouncedTranslation({ phase, pair, isCurrent }: Translation): void {
  const { announcement } = useRemoteServices();
  const { translate } = usePaneTexts();
  const nameOf = useLanguageName();
  const last = useRef('');
  const hasFailed = phase === 'failed';
  const announced = isCurrent && !hasFailed ? pair : undefined;
  const name = announced === undefined ? '' : nameOf(announced.to_lang);
  const text = announced?.translation ?? '';
  const isGlossed = announced !== undefined && !saidOf(announced);

  useEffect(() => {
    if (name === '') return;
    const brief =
      text.length <= announcedInFull
        ? translate.translatedText(name, text)
        : translate.translated(name);
    last.current = isGlossed ? translate.glossHint : brief;
    announcement.next(last.current);
  }, [announcement, isGlossed, name, text, translate]);

  useEffect(() => {
    // A later announcement of something else may stay.
    if (hasFailed && announcement.value === last.current) announcement.next('');
  }, [announcement, hasFailed]);
}
