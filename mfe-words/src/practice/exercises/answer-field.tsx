import { useEffect, type CSSProperties } from 'react';
import { foreignText } from './foreign-text.ts';
import styles from './typed.module.css';
import type { Typing } from './use-typing.ts';

interface AnswerFieldProps {
  typing: Typing;
  label: string;
  /** The language of the typed text. */
  language: string;
  /** Its width in letters; without it, the field fills the line. */
  size?: number;
}

/** The field for a typed answer. It takes the focus, and disables help that would reveal the word. */
export function AnswerField({ typing, label, language, size }: AnswerFieldProps) {
  const { input } = typing;
  useEffect(() => input.current?.focus(), [input]);
  const width: CSSProperties = size === undefined ? {} : { width: `${size + 2}ch` };
  return (
    <input
      ref={input}
      {...foreignText(language)}
      type="text"
      aria-label={label}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={500}
      className={size === undefined ? styles.field : styles.gap}
      style={width}
    />
  );
}
