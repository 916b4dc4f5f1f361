import { LanguageStrip } from '../../languages/language-strip.tsx';
import { useChosenLanguage } from '../../languages/use-chosen-language.ts';
import { HiddenTitle, Screen } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { ChooseLanguage } from '../../words/choose-language.tsx';
import { Placement } from './placement.tsx';

/** Estimates how many of the most common words the learner knows, and takes them out of practice. */
export function PlacementScreen() {
  const { placement } = useTexts();
  const { codes, chosen, choose } = useChosenLanguage();
  return (
    <Screen title={placement.shortTitle}>
      {chosen ? (
        <Placement key={chosen} code={chosen} />
      ) : (
        <>
          <HiddenTitle>{placement.shortTitle}</HiddenTitle>
          {codes.length > 0 && <LanguageStrip codes={codes} chosen={chosen} onChoose={choose} />}
          <ChooseLanguage hasLanguages={codes.length > 0} />
        </>
      )}
    </Screen>
  );
}
