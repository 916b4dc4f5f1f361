import { useRef, type FormEvent } from 'react';
import { searchQueryMaximumLength } from '@topwords/platform/contracts';
import { Button, CloseIcon, IconButton, SearchIcon } from '@topwords/platform/ui';
import { useWayBack } from '@topwords/platform/remote';
import { useTexts } from '../texts/index.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  value: string;
  onType: (value: string) => void;
  onSearch: () => void;
}

/** The box to type in; Cancel leaves the search. */
export function SearchBox({ value, onType, onSearch }: SearchBoxProps) {
  const { search } = useTexts();
  const goBack = useWayBack('/words');
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch();
  }

  return (
    <form aria-label={search.title} className={styles.form} onSubmit={handleSubmit}>
      <div className={styles.box}>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={searchQueryMaximumLength}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened to type in it
          autoFocus
          aria-label={search.label}
          placeholder={search.placeholder}
          value={value}
          className={styles.input}
          onChange={(event) => onType(event.target.value)}
        />
        {value !== '' && (
          <IconButton
            label={search.clear}
            icon={<CloseIcon />}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      <Button variant="quiet" className={styles.cancel} onClick={goBack}>
        {search.cancel}
      </Button>
    </form>
  );
}
