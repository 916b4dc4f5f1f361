import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { useObservable } from '@topwords/platform/rx';
import {
  Button,
  CloseIcon,
  ErrorIcon,
  IconButton,
  LearnedIcon,
  classNames,
  Panel,
} from '@topwords/platform/ui';
import { useServices } from '../services/services.ts';
import { useTexts } from '../texts/index.ts';
import { isTextBox } from '../translate/shortcuts/use-shortcuts.ts';
import { toastDuration, type Toast } from '../services/toast.ts';
import styles from './toaster.module.css';

/** Hides a toast after its time, which pauses while it is hovered or focused. */
function useHiding(toast: Toast | null, isHeld: boolean, hide: () => void): void {
  useEffect(() => {
    if (!toast || isHeld) return undefined;
    const { plain, withAction } = toastDuration;
    const timer = setTimeout(hide, toast.action ? withAction : plain);
    return () => clearTimeout(timer);
  }, [toast, isHeld, hide]);
}

/** Ctrl+Z, or ⌘Z, runs the toast's undo, since its button is far away for keyboard users. */
function useUndoKey(toast: Toast | null, act: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey || shiftKey || isTextBox(target)) return;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    act();
  });
  const isUndoable = toast?.kind === 'done' && toast.action !== undefined;
  useEffect(() => {
    if (!isUndoable) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isUndoable]);
}

/** Returns the focus to where it was before the toast, if it was in the toast when that closed. */
function useReturningFocus(toast: Toast | null) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (toast !== null) return;
    if (document.activeElement === document.body) before.current?.focus();
    before.current = null;
  }, [toast]);
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isFromOutside = !currentTarget.contains(relatedTarget);
    if (isFromOutside && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
  };
}

interface ToastBoxProps {
  toast: Toast;
  onClose: () => void;
  onAct: () => void;
  onHold: (isHeld: boolean) => void;
}

function ToastBox({ toast, onClose, onAct, onHold }: ToastBoxProps) {
  const { favorites } = useTexts();
  const { kind, message, detail, action } = toast;
  return (
    <Panel
      isFloating
      className={classNames(styles.toast, styles[kind])}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {kind === 'done' ? <LearnedIcon /> : <ErrorIcon />}
      <div className={styles.text}>
        <p>{message}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      </div>
      {action && (
        <Button
          variant="quiet"
          {...(kind === 'done' && { title: favorites.undoKey, 'aria-keyshortcuts': 'Control+Z' })}
          onClick={onAct}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={favorites.closeToast} icon={<CloseIcon />} onClick={onClose} />
    </Panel>
  );
}

/** Shows the latest toast. It closes after its time, with the remote, or on a click. */
export function Toaster() {
  const { toast } = useServices();
  const shown = useObservable(toast);
  const [isHeld, setIsHeld] = useState(false);
  const [hide] = useState(() => () => {
    setIsHeld(false);
    toast.next(null);
  });
  useHiding(shown, isHeld, hide);
  useEffect(() => hide, [hide]);
  function act(): void {
    hide();
    shown?.action?.onAct();
  }
  useUndoKey(shown, act);
  const handleFocus = useReturningFocus(shown);
  const box = shown && <ToastBox toast={shown} onClose={hide} onAct={act} onHold={setIsHeld} />;
  return (
    <div className={styles.region} onFocus={handleFocus}>
      <output>{shown?.kind === 'done' && box}</output>
      {shown?.kind === 'failed' && <div role="alert">{box}</div>}
    </div>
  );
}
