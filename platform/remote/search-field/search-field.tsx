import { useRef, type ComponentProps } from 'react';
import { CloseIcon, IconButton, SearchIcon, classNames } from '../../ui/index.ts';
import styles from './search-field.module.css';

interface SearchFieldProps extends Pick<
  ComponentProps<'input'>,
  'placeholder' | 'maxLength' | 'autoFocus' | 'className'
> {
  /** Names the field. */
  label: string;
  /** Names the button that empties it. */
  clearLabel: string;
  value: string;
  onType: (value: string) => void;
}

/** A box to search with, and a button that empties it. */
export function SearchField({
  label,
  clearLabel,
  value,
  onType,
  className,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames(styles.box, className)}>
      <SearchIcon />
      <input
        {...rest}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        value={value}
        className={styles.input}
        onChange={(event) => onType(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          label={clearLabel}
          icon={<CloseIcon />}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
