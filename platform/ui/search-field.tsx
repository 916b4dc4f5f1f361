import { useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon, SearchIcon } from './icons.ts';
import styles from './search-field.module.css';

/** Class that makes a link look like a search box. */
export const searchBoxClass = styles.box;

interface SearchBoxProps extends ComponentProps<'input'> {
  /** A button at the end of the box. */
  children?: ReactNode;
}

/** A search box. Passes on all props of `<input>`. */
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
  /** Name of the button that clears it. */
  clearLabel: string;
  value: string;
  onType: (value: string) => void;
}

/** A search box with a button that clears it. */
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
