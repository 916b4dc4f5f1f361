import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { IconButton, SwapIcon } from '@topwords/platform/ui';
import { LanguagePicker } from './language-picker.tsx';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import type { Translator } from '../work/translator.ts';
import styles from './language-bar.module.css';

interface LanguageBarProps {
  translator: Translator;
  detected: TranslatorLanguage | undefined;
  /** Recent languages of each side, the latest first. */
  recent: Record<'from' | 'to', readonly TranslatorLanguage[]>;
  /** Undefined while the language of the text is unknown. */
  onSwap: (() => void) | undefined;
}

/** The source and target languages, and the button that swaps them. */
export function LanguageBar({ translator, detected, recent, onSwap }: LanguageBarProps) {
  const { translate } = usePaneTexts();
  const { from, to, chooseFrom, chooseTo } = translator;
  const languages = { from, to };
  return (
    <div className={styles.bar}>
      <LanguagePicker
        side="from"
        languages={languages}
        detected={detected}
        recent={recent.from}
        onPick={chooseFrom}
      />
      <IconButton
        label={onSwap ? translate.swap : translate.swapUnknown}
        icon={<SwapIcon />}
        aria-disabled={onSwap === undefined || undefined}
        className={styles.swap}
        onClick={onSwap}
      />
      <LanguagePicker
        side="to"
        languages={languages}
        recent={recent.to}
        onPick={(code) => {
          if (code !== 'auto') chooseTo(code);
        }}
      />
    </div>
  );
}
