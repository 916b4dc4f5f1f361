import { useObservable } from '@topwords/platform/rx';
import { looks } from '@topwords/platform/remote';
import { classNames } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';
import { usePractice } from './use-practice.ts';
import styles from './connection-note.module.css';

/** A discreet line while answers wait for the network or the server. */
export function ConnectionNote() {
  const { practice } = useTexts();
  const { connection, waiting } = useObservable(usePractice().outbox.state);
  const isDelayed = connection === 'delayed' && waiting > 0;
  return (
    <output className={classNames(looks.note, styles.note)}>
      {connection === 'offline' && practice.offline}
      {isDelayed && practice.delayed}
    </output>
  );
}
