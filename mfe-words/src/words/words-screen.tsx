import { useObservable } from '@topwords/platform/rx';
import { LanguageStrip } from '../languages/language-strip.tsx';
import { Screen } from '@topwords/platform/remote';
import { useServices } from '../services/services.ts';
import { ChooseLanguage } from './choose-language.tsx';
import { LanguageWords } from './language-words.tsx';
import { SearchLink } from './search-link.tsx';
import { useWordsAddress } from './use-words-address.ts';
import { WordsHeader } from './words-header.tsx';

/** The words of a language, all or starred. */
export function WordsScreen() {
  const { isStripShown } = useServices();
  const isShown = useObservable(isStripShown);
  const { codes, chosen, filter, choose, chooseFilter } = useWordsAddress();
  return (
    <Screen isPictured>
      <WordsHeader
        chosen={chosen}
        isStripShown={isShown}
        hasStrip={codes.length > 0}
        onToggleStrip={() => isStripShown.next(!isShown)}
      />
      {isShown && codes.length > 0 && (
        <LanguageStrip codes={codes} chosen={chosen} onChoose={choose} />
      )}
      {chosen ? (
        <LanguageWords code={chosen} filter={filter} onFilter={chooseFilter} />
      ) : (
        <>
          <SearchLink />
          <ChooseLanguage hasLanguages={codes.length > 0} />
        </>
      )}
    </Screen>
  );
}
