import { useRef, type RefObject } from 'react';

/** An uncontrolled field, and the keys beside it that type into it. */
export interface Typing {
  input: RefObject<HTMLInputElement | null>;
  /** Types a letter at the caret, replacing the selection. */
  insert: (letter: string) => void;
}

/** For a field that React does not control: its caret stays where the learner has put it. */
export function useTyping(): Typing {
  const input = useRef<HTMLInputElement>(null);
  return {
    input,
    insert(letter) {
      const { current } = input;
      if (!current) return;
      const end = current.value.length;
      const { selectionStart, selectionEnd } = current;
      current.setRangeText(letter, selectionStart ?? end, selectionEnd ?? end, 'end');
      current.focus();
    },
  };
}
