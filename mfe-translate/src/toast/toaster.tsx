import { useCallback, useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
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
function useHiding(toast: Toast, isHeld: boolean, hide: () => void): void {
  useEffect(() => {
    if (isHeld) return undefined;
    const { plain, withAction } = toastDuration;
    const timer = setTimeout(hide, toast.action ? withAction : plain);
    return () => clearTimeout(timer);
  }, [toast, isHeld, hide]);
}

/** Ctrl+Z, or ⌘Z, runs the latest undo, since its button is far away for keyboard users. */
function useUndoKey(undo: (() => void) | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey || shiftKey || isTextBox(target)) return;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    undo?.();
  });
  const isUndoable = undo !== undefined;
  useEffect(() => {
    if (!isUndoable) return undefined;
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isUndoable]);
}

/** Returns the focus to where it was before the toasts, if it was in the last one when that closed. */
function useReturningFocus(isEmpty: boolean) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isEmpty) return;
    if (document.activeElement === document.body) before.current?.focus();
    before.current = null;
  }, [isEmpty]);
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isFromOutside = !currentTarget.contains(relatedTarget);
    if (isFromOutside && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
  };
}

const keys = new WeakMap<Toast, number>();
let lastKey = 0;

/** A key for each toast: two may have the same texts. */
function keyOf(toast: Toast): number {
  const key = keys.get(toast) ?? (lastKey += 1);
  keys.set(toast, key);
  return key;
}

interface ToastBoxProps {
  toast: Toast;
  onHide: (toast: Toast) => void;
  onAct: (toast: Toast) => void;
}

function ToastBox({ toast, onHide, onAct }: ToastBoxProps) {
  const { favorites } = useTexts();
  const { kind, message, detail, action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const hide = useCallback(() => onHide(toast), [onHide, toast]);
  useHiding(toast, isHeld, hide);
  return (
    <Panel
      isFloating
      className={classNames(styles.toast, styles[kind])}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
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
          onClick={() => onAct(toast)}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={favorites.closeToast} icon={<CloseIcon />} onClick={hide} />
    </Panel>
  );
}

/** Shows the latest toasts. Each closes after its time, with the remote, or on a click. */
export function Toaster() {
  const { toasts } = useServices();
  const shown = useObservable(toasts.shown);
  const { hide } = toasts;
  useEffect(() => () => toasts.shown.next([]), [toasts]);
  function act(toast: Toast): void {
    hide(toast);
    toast.action?.onAct();
  }
  const undoable = shown.findLast(({ kind, action }) => kind === 'done' && action !== undefined);
  useUndoKey(undoable && (() => act(undoable)));
  const handleFocus = useReturningFocus(shown.length === 0);
  const boxesOf = (kind: Toast['kind']) =>
    shown
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastBox key={keyOf(toast)} toast={toast} onHide={hide} onAct={act} />);
  const failures = boxesOf('failed');
  return (
    <div className={styles.region} onFocus={handleFocus}>
      <output className={styles.list}>{boxesOf('done')}</output>
      {failures.length > 0 && (
        <div role="alert" className={styles.list}>
          {failures}
        </div>
      )}
    </div>
  );
}
