import { useState } from 'react';
import { Button } from '@topwords/platform/ui';
import { SettingRow, SettingText } from '../section/setting-row.tsx';
import { useTexts } from '../texts/index.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

interface CalendarRowProps {
  /** Of the calendar; null until the server has answered. */
  address: string | null;
  /** The hour, for people. */
  time: string;
}

/** The reminder in the learner's calendar. */
export function CalendarRow({ address, time }: CalendarRowProps) {
  const { reminder: texts } = useTexts();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <SettingRow>
      <SettingText label={texts.calendar} hint={texts.calendarHint}>
        <Button variant="quiet" isPending={address === null} onClick={() => setIsAdding(true)}>
          {texts.add}
        </Button>
      </SettingText>
      {isAdding && address !== null && (
        <CalendarDialog address={address} time={time} onClose={() => setIsAdding(false)} />
      )}
    </SettingRow>
  );
}
