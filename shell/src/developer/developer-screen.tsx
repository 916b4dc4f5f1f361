import { useShell } from '../services/shell-context.ts';
import { developerTexts } from '../texts/developer/index.ts';
import { language, texts } from '../texts/index.ts';
import styles from './developer.module.css';
import { OverrideForm } from './override-form.tsx';
import { RunningRemotes } from './running-remotes.tsx';

function describeSnapshot(sequence: number, issuedAt: number): string {
  const issued = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
  const number = new Intl.NumberFormat(language).format(sequence);
  return developerTexts.snapshot(number, issued.format(issuedAt));
}

/** What this page runs and why, and the way to run one remote from elsewhere. */
export function DeveloperScreen() {
  const { snapshot, fault } = useShell().registry;
  const { sequence, issued_at } = snapshot;
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title}>{texts.screens.developer}</h1>
        <p className={styles.muted}>
          {fault ? developerTexts.noSnapshot : describeSnapshot(sequence, issued_at)}
        </p>
      </header>
      <RunningRemotes />
      <OverrideForm />
    </div>
  );
}
