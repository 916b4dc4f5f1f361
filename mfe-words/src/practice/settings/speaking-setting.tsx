import { SettingSwitch } from '@topwords/platform/remote';
import { useObservable } from '@topwords/platform/rx';
import { usePractice } from '../context/use-practice.ts';
import { canSpeak } from '../speaking/speaking.ts';
import { useTexts } from '../texts/index.ts';

/** Whether the learner says words on this device; nothing where the browser can do neither. */
export function SpeakingSetting() {
  const { practiceSettings: texts } = useTexts();
  const { speaking } = usePractice();
  const state = useObservable(speaking.state);
  if (!canSpeak(state)) return null;
  return (
    <SettingSwitch
      label={texts.speaks}
      hint={texts.speaksHint}
      isOn={state.isOn}
      onChange={speaking.choose}
    />
  );
}
