import { useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon, SearchIcon } from './icons.ts';
import styles from './search-field.module.css';

/** Classes that make a link look like a box to search with. */
export const searchBoxClass = styles.box;

interface SearchBoxProps extends ComponentProps<'input'> {
  /** A button at its end. */
  children?: ReactNode;
}

/** A box to search with. Everything an `<input>` takes is passed on. */
export function SearchBox({ className, children, ...rest }: SearchBoxProps) {
  return (
    <div className={classNames(styles.box, className)}>
      <SearchIcon />
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        className={styles.input}
      />
      {children}
    </div>
  );
}

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
export function SearchField({ label, clearLabel, value, onType, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchBox
      {...rest}
      ref={input}
      type="search"
      enterKeyHint="search"
      aria-label={label}
      value={value}
      onChange={(event) => onType(event.target.value)}
    >
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
    </SearchBox>
  );
}
