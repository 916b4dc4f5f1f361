import { useEffect, useRef } from 'react';
import { useRemoteServices } from '@topwords/platform/remote';
import { usePaneTexts } from '../texts/pane-texts.ts';
import { useLanguageName } from './languages/language-names.ts';
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

  useEffect(() => {
    if (name === '') return;
    last.current =
      text.length <= announcedInFull
        ? translate.translatedText(name, text)
        : translate.translated(name);
    announcement.next(last.current);
  }, [announcement, name, text, translate]);

  useEffect(() => {
    // A later announcement of something else may stay.
    if (hasFailed && announcement.value === last.current) announcement.next('');
  }, [announcement, hasFailed]);
}
