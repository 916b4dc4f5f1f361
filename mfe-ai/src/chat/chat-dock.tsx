import { useEffect, useRef, useState } from 'react';
import { ChatIcon, CloseIcon, Dialog, IconButton, Panel } from '@topwords/platform/ui';
import { useObservable } from '@topwords/platform/rx';
import { useAsked } from '../asked-word/asked-context.ts';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import styles from './chat-dock.module.css';
import { ChatPanel } from './chat-panel.tsx';
import { useHasColumn } from './use-has-column.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface OpenerProps {
  onOpen: () => void;
  /** Takes the focus once, after the chat that had it was closed. */
  takesFocus?: boolean;
}

function Opener({ onOpen, takesFocus = false }: OpenerProps) {
  const { chat } = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={chat.open}
      className={styles.opener}
      onClick={onOpen}
    >
      <ChatIcon />
      {chat.openShort}
    </button>
  );
}

function ChatHeading() {
  const { chat } = useTexts();
  const { text, language } = useAsked();
  return (
    <span className={styles.heading}>
      {chat.about}{' '}
      <span lang={language} className={styles.word}>
        {text}
      </span>
    </span>
  );
}

/** The chat beside the analysis. */
function ChatColumn() {
  const { chat } = useTexts();
  const { isColumnShown } = useServices();
  const isShown = useObservable(isColumnShown);
  const [wasTurned, setWasTurned] = useState(false);

  function turn(isShownNow: boolean): void {
    setWasTurned(true);
    isColumnShown.next(isShownNow);
  }

  if (!isShown) return <Opener takesFocus={wasTurned} onOpen={() => turn(true)} />;
  return (
    <Panel as="aside" aria-label={chat.title} className={styles.column}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <ChatHeading />
        </h2>
        <IconButton label={chat.close} icon={<CloseIcon />} onClick={() => turn(false)} />
      </div>
      <ChatPanel takesFocus={wasTurned} />
    </Panel>
  );
}

function SheetContent() {
  const { chat } = useTexts();
  const close = useRef<HTMLButtonElement>(null);
  useKeyboardInset(close);
  return (
    <>
      <IconButton
        ref={close}
        label={chat.close}
        icon={<CloseIcon />}
        className={styles.close}
        onClick={() => close.current?.closest('dialog')?.close()}
      />
      <ChatPanel takesFocus />
    </>
  );
}

/** The chat over the analysis. */
function ChatSheet() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Opener onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog
          isSheet
          heading={<ChatHeading />}
          className={styles.sheet}
          onClose={() => setIsOpen(false)}
        >
          <SheetContent />
        </Dialog>
      )}
    </>
  );
}

/** The chat, and the floating button that opens it. */
export function ChatDock() {
  return useHasColumn() ? <ChatColumn /> : <ChatSheet />;
}
