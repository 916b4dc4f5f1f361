import { useRef, type FormEvent } from 'react';
import { searchQueryMaximumLength } from '@topwords/platform/contracts';
import { CloseIcon, IconButton, SearchIcon } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './word-search-box.module.css';

interface WordSearchBoxProps {
  value: string;
  onType: (value: string) => void;
  onSearch: () => void;
}

/** The box to look for a word in. */
export function WordSearchBox({ value, onType, onSearch }: WordSearchBoxProps) {
  const { start } = useTexts();
  const input = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSearch();
  }

  return (
    <search>
      <form className={styles.box} onSubmit={handleSubmit}>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={searchQueryMaximumLength}
          aria-label={start.search}
          placeholder={start.placeholder}
          value={value}
          className={styles.input}
          onChange={(event) => onType(event.target.value)}
        />
        {value !== '' && (
          <IconButton
            label={start.clear}
            icon={<CloseIcon />}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
