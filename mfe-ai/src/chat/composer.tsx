import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { chatMessageMaximumLength } from '@topwords/platform/contracts';
import { IconButton, SendIcon, StopIcon } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './composer.module.css';

/** The beginning of a message; each is a new object. */
export interface Draft {
  text: string;
}

interface ComposerProps {
  isReplying: boolean;
  takesFocus: boolean;
  /** Replaces the text when it changes, with the cursor at its end. */
  draft: Draft | null;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The keyCode some browsers report for keys handled by an input method, even after composition. */
const inputMethodKeyCode = 229;

/** Whether an input method uses this Enter to accept its composition. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === inputMethodKeyCode;
}

/** The text box: Enter sends, Shift+Enter breaks the line. It grows with its text. */
export function Composer({ isReplying, takesFocus, draft, onSend, onStop }: ComposerProps) {
  const { chat } = useTexts();
  const [text, setText] = useState('');
  const [shownDraft, setShownDraft] = useState(draft);
  const box = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.trim() === '';

  useEffect(() => {
    if (!takesFocus) return;
    // An opening dialog focuses the element with this attribute.
    box.current?.setAttribute('autofocus', '');
    box.current?.focus();
  }, [takesFocus]);

  if (draft !== shownDraft) {
    setShownDraft(draft);
    setText(draft?.text ?? '');
  }

  useEffect(() => {
    if (draft) box.current?.focus();
  }, [draft]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  });

  function send(): void {
    if (isBlank || isReplying) return;
    onSend(text);
    setText('');
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send();
    box.current?.focus();
  }

  return (
    <form className={styles.composer} onSubmit={handleSubmit}>
      <textarea
        ref={box}
        rows={1}
        enterKeyHint="send"
        maxLength={chatMessageMaximumLength}
        aria-label={chat.label}
        placeholder={chat.placeholder}
        value={text}
        className={styles.box}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {isReplying ? (
        <IconButton
          key="stop"
          label={chat.stop}
          icon={<StopIcon />}
          className={styles.stop}
          onClick={() => {
            onStop();
            box.current?.focus();
          }}
        />
      ) : (
        <IconButton
          key="send"
          type="submit"
          label={chat.send}
          icon={<SendIcon />}
          disabled={isBlank}
          className={styles.send}
        />
      )}
    </form>
  );
}
