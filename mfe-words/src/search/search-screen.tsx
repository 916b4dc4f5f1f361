import { languageCodes, nameOfLanguage } from '@topwords/platform/contracts';
import { useNativeCode } from '../languages/use-native-code.ts';
import { ChoiceChips, HiddenTitle, Screen } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search-box.module.css';
import { SearchHint, SearchResults } from './search-results.tsx';
import { useSearchAddress, type SearchLanguage } from './use-search-address.ts';

/** Finds words of all languages by word, form or translation. */
export function SearchScreen() {
  const texts = useTexts();
  const native = useNativeCode();
  const search = useSearchAddress(native);
  const codes = languageCodes.filter((code) => code !== native);
  return (
    <Screen title={texts.search.title}>
      <div>
        <HiddenTitle>{texts.search.title}</HiddenTitle>
        <SearchBox value={search.typed} onType={search.type} onSearch={search.searchNow} />
      </div>
      <ChoiceChips<SearchLanguage>
        label={texts.search.languages}
        options={[
          { value: 'all', label: texts.search.all },
          ...codes.map((code) => ({ value: code, label: texts.languages[code] })),
        ]}
        value={search.language}
        onChange={search.chooseLanguage}
        className={styles.chips}
      />
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
