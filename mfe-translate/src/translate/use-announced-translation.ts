import { useEffect } from 'react';
import { useServices } from '../services.ts';
import { usePaneTexts } from '../texts/index.ts';
import { useLanguageName } from './languages/language-names.ts';
import type { Translation } from './work/use-translation.ts';

/** A translation up to this length is said in full. */
const saidInFull = 80;

/** Says a new translation to those who do not see it, once it is there. */
export function useAnnouncedTranslation({ pair, isCurrent }: Translation): void {
  const { announcement } = useServices();
  const { translate } = usePaneTexts();
  const nameOf = useLanguageName();
  const said = isCurrent ? pair : undefined;
  const name = said === undefined ? '' : nameOf(said.to_lang);
  const text = said?.translation ?? '';

  useEffect(() => {
    if (name === '') return;
    announcement.next(
      text.length <= saidInFull ? translate.translatedText(name, text) : translate.translated(name),
    );
  }, [announcement, name, text, translate]);
}
