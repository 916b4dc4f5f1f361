import { detailOf, looks, useRemoteServices } from '@topwords/platform/remote';
import {
  Button,
  buttonClasses,
  Dialog,
  DialogActions,
  ErrorNotice,
  TextField,
} from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './calendar-dialog.module.css';
import { useCalendarRenewal } from './use-reminder.ts';

interface CalendarDialogProps {
  /** Of the calendar that other programs read. */
  address: string;
  /** The hour, for people. */
  time: string;
  onClose: () => void;
}

/** The ways to get the reminder into a calendar: subscribe, copy the address, or save a file. */
export function CalendarDialog({ address, time, onClose }: CalendarDialogProps) {
  const { reminder: texts, settings } = useTexts();
  const { host } = useRemoteServices();
  const renewal = useCalendarRenewal();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      host.showBanner('success', texts.copied);
    } catch {
      host.showBanner('error', texts.copyFailed);
    }
  }

  return (
    <Dialog isSheet heading={texts.calendarHeading} onClose={onClose}>
      <p className={looks.muted}>{texts.calendarExplained(time)}</p>
      <div className={styles.ways}>
        <a className={buttonClasses()} href={address.replace(/^https?:/, 'webcal:')}>
          {texts.open}
        </a>
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button variant="secondary" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <p className={looks.note}>
          <a href={address} download="topwords.ics">
            {texts.download}
          </a>
          {`. ${texts.downloadHint}`}
        </p>
        {renewal.error && (
          <ErrorNotice message={texts.failed(detailOf(renewal.error, settings.tryAgain))} />
        )}
      </div>
      <DialogActions>
        <Button variant="quiet" isPending={renewal.isPending} onClick={() => renewal.mutate()}>
          {texts.renew}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
