import type { FormEvent } from 'react';
import { searchQueryMaximumLength } from '@topwords/platform/contracts';
import { useGoBack } from '@topwords/platform/remote';
import { Button, SearchField } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  value: string;
  onType: (value: string) => void;
  onSearch: () => void;
}

/** The search field; Cancel leaves the search. */
export function SearchBox({ value, onType, onSearch }: SearchBoxProps) {
  const { search } = useTexts();
  const goBack = useGoBack('/words');

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch();
  }

  return (
    <form aria-label={search.title} className={styles.form} onSubmit={handleSubmit}>
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        clearLabel={search.clear}
        maxLength={searchQueryMaximumLength}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened to type in it
        autoFocus
        value={value}
        onType={onType}
      />
      <Button variant="quiet" className={styles.cancel} onClick={goBack}>
        {search.cancel}
      </Button>
    </form>
  );
}
