import { languageCodes, nameOfLanguage } from '@topwords/platform/contracts';
import { VisuallyHidden } from '@topwords/platform/ui';
import { useNativeCode } from '../languages/use-native-code.ts';
import { Screen } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { LanguageChips } from './language-chips.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchHint, SearchResults } from './search-results.tsx';
import { useSearchAddress } from './use-search-address.ts';

/** Finds words of all languages by word, form or translation. */
export function SearchScreen() {
  const texts = useTexts();
  const native = useNativeCode();
  const search = useSearchAddress(native);
  const codes = languageCodes.filter((code) => code !== native);
  return (
    <Screen title={texts.search.title}>
      <div>
        <h1>
          <VisuallyHidden>{texts.search.title}</VisuallyHidden>
        </h1>
        <SearchBox value={search.typed} onType={search.type} onSearch={search.searchNow} />
      </div>
      <LanguageChips codes={codes} chosen={search.language} onChoose={search.chooseLanguage} />
      {search.query === '' ? (
        <SearchHint />
      ) : (
        <SearchResults
          native={nameOfLanguage(native ?? 'en')}
          language={search.language}
          query={search.query}
        />
      )}
    </Screen>
  );
}
