import { useEffect, useState } from 'react';
import { useObservable } from '@topwords/platform/rx';
import {
  Button,
  CloseIcon,
  ErrorIcon,
  IconButton,
  LearnedIcon,
  classNames,
} from '@topwords/platform/ui';
import { useServices } from '../services.ts';
import { useTexts } from '../texts/index.ts';
import { toastDuration, type Toast } from './toast.ts';
import styles from './toaster.module.css';

/** Hides a toast after its time, which does not pass while someone points at it or is in it. */
function useHiding(toast: Toast | null, isHeld: boolean, hide: () => void): void {
  useEffect(() => {
    if (!toast || isHeld) return undefined;
    const { plain, withAction } = toastDuration;
    const timer = setTimeout(hide, toast.action ? withAction : plain);
    return () => clearTimeout(timer);
  }, [toast, isHeld, hide]);
}

interface ToastBoxProps {
  toast: Toast;
  onClose: () => void;
  onHold: (isHeld: boolean) => void;
}

function ToastBox({ toast, onClose, onHold }: ToastBoxProps) {
  const { favorites } = useTexts();
  const { kind, message, detail, action } = toast;
  return (
    <div
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
          onClick={() => {
            onClose();
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={favorites.closeToast} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

/** Shows the last toast. It leaves with its time, its screen's remote, or the learner's click. */
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
  const box = shown && <ToastBox toast={shown} onClose={hide} onHold={setIsHeld} />;
  return (
    <div className={styles.region}>
      <output>{shown?.kind === 'done' && box}</output>
      {shown?.kind === 'failed' && <div role="alert">{box}</div>}
    </div>
  );
}
