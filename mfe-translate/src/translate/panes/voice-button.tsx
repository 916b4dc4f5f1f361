import { voiceTextMaximumLength, type TranslatorLanguage } from '@topwords/platform/contracts';
import { SoundButton } from '@topwords/platform/remote';
import { IconButton, SoundIcon } from '@topwords/platform/ui';
import { useVoicedLanguages } from '../work/use-voiced-languages.ts';
import { usePaneTexts } from '../../texts/pane-texts.ts';
import { useLanguageName } from '../languages/language-names.ts';

interface VoiceButtonProps {
  text: string;
  /** Undefined while the language is unknown. */
  language: TranslatorLanguage | undefined;
  label: string;
}

/** Why a text cannot be spoken, on a button that refuses. */
function RefusingButton({ reason }: { reason: string }) {
  // Not `disabled`, which would hide the reason from keyboard users.
  return <IconButton aria-disabled="true" label={reason} icon={<SoundIcon />} />;
}

/** Speaks a text; if its language has no voice, or the text is too long, the button says so. */
export function VoiceButton({ text, language, label }: VoiceButtonProps) {
  const { translate } = usePaneTexts();
  const nameOf = useLanguageName();
  const isVoiced = useVoicedLanguages();
  if (language !== undefined && !isVoiced.has(language)) {
    return <RefusingButton reason={translate.unvoiced(nameOf(language))} />;
  }
  if (text.length > voiceTextMaximumLength) {
    return <RefusingButton reason={translate.tooLongToHear(voiceTextMaximumLength)} />;
  }
  if (language === undefined || text.trim() === '') {
    return <IconButton disabled label={label} icon={<SoundIcon />} />;
  }
  return <SoundButton text={text} language={language} label={label} />;
}
