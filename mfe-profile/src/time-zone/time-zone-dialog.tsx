import { useState } from 'react';
import { useRemoteServices, looks } from '@topwords/platform/remote';
import { Button, Dialog, DialogActions, SearchField, classNames } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import styles from './time-zone-dialog.module.css';
import { browserTimeZone, findTimeZones, listTimeZones, nameOfTimeZone } from './time-zones.ts';

interface ZoneChoiceProps {
  label: string;
  note?: string;
  isChosen: boolean;
  onChoose: () => void;
}

function ZoneChoice({ label, note, isChosen, onChoose }: ZoneChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="time-zone" checked={isChosen} onChange={onChoose} />
      <span className={styles.name}>{label}</span>
      {note !== undefined && <span className={`numbers ${looks.note} ${styles.note}`}>{note}</span>}
    </label>
  );
}

interface TimeZoneDialogProps {
  /** An IANA name; null follows the browser. */
  present: string | null;
  onSave: (zone: string | null) => void;
  onClose: () => void;
}

/** A searchable list of all time zones; the browser's own comes first. */
export function TimeZoneDialog({ present, onSave, onClose }: TimeZoneDialogProps) {
  const { settings } = useTexts();
  const { host } = useRemoteServices();
  const [chosen, setChosen] = useState(present);
  const [query, setQuery] = useState('');
  const [zones] = useState(() =>
    listTimeZones(present === null ? [] : [present], new Date(), host.language),
  );
  const found = findTimeZones(zones, query.trim());
  const browserZone = nameOfTimeZone(browserTimeZone(), host.language);
  return (
    <Dialog isSheet isWide heading={settings.timeZoneTitle} onClose={onClose}>
      <div className={classNames(looks.stack3, styles.choices)}>
        <div className={styles.search}>
          <SearchField
            label={settings.timeZoneSearch}
            placeholder={settings.timeZoneSearch}
            clearLabel={settings.timeZoneClear}
            maxLength={50}
            value={query}
            onType={setQuery}
          />
        </div>
        <fieldset aria-label={settings.timeZoneList} className={styles.list}>
          {query.trim() === '' && (
            <ZoneChoice
              label={settings.followBrowser(browserZone)}
              isChosen={chosen === null}
              onChoose={() => setChosen(null)}
            />
          )}
          {found.map(({ id, name, offset }) => (
            <ZoneChoice
              key={id}
              label={name}
              note={offset}
              isChosen={chosen === id}
              onChoose={() => setChosen(id)}
            />
          ))}
        </fieldset>
        <output>
          {found.length === 0 && (
            <span className={looks.muted}>{settings.timeZoneNone(query.trim())}</span>
          )}
        </output>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {settings.cancel}
        </Button>
        <Button onClick={() => onSave(chosen)}>{settings.timeZoneSave}</Button>
      </DialogActions>
    </Dialog>
  );
}
